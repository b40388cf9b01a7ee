import { LANGS, type Lang, type Name, type PerLang } from '@sietch/kernel';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useRequired } from '../app/required-context';
import { setTitle } from '../app/title';
import { en } from '../words/en';
import { uk } from '../words/uk';
import type { Words } from '../words/words';
import { type Preference, type Preferences, store, stored, storedPreferences } from './preferences';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Every language in its own words, so that whoever reads no other finds it. */
export const LANG_NAMES: Name = { uk: 'Українська', en: 'English' };

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly words: Words;
  readonly prefers: Preferences;
  prefer<P extends Preference>(name: P, value: Preferences[P]): void;
  setLang(lang: Lang): void;
  setTheme(theme: Theme): void;
}

const WORDS: PerLang<Words> = { uk, en };
const Context = createContext<Settings | undefined>(undefined);

function browserLang(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag): tag is Lang => LANGS.some((lang) => lang === tag)) ?? 'en';
}

function browserTheme(): Theme {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState<Lang>(() => stored('lang', LANGS) ?? browserLang());
  const [theme, setTheme] = useState<Theme>(() => stored('theme', THEMES) ?? browserTheme());
  const [prefers, setPrefers] = useState<Preferences>(storedPreferences);
  useEffect(() => {
    document.documentElement.lang = lang;
    setTitle(WORDS[lang].title);
  }, [lang]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = theme;
    dataset.motion = prefers.motion;
    dataset.text = prefers.textSize;
  }, [theme, prefers]);
  const settings = useMemo<Settings>(
    () => ({
      lang,
      theme,
      words: WORDS[lang],
      prefers,
      prefer: (name, value) => {
        store(name, value);
        setPrefers((now) => ({ ...now, [name]: value }));
      },
      setLang: (next) => {
        store('lang', next);
        setLang(next);
      },
      setTheme: (next) => {
        store('theme', next);
        setTheme(next);
      },
    }),
    [lang, theme, prefers],
  );
  return <Context value={settings}>{children}</Context>;
}

export function useSettings(): Settings {
  return useRequired(Context, 'Settings are provided at the root.');
}
