import { LANGS, type Lang, type Name, type PerLang } from '@sietch/kernel';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useRequired } from '../app/required-context';
import { setTitle } from '../app/title';
import { en } from '../words/en';
import { uk } from '../words/uk';
import type { Words } from '../words/words';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Every language in its own words, so that whoever reads no other finds it. */
export const LANG_NAMES: Name = { uk: 'Українська', en: 'English' };

export interface Settings {
  readonly lang: Lang;
  readonly theme: Theme;
  readonly words: Words;
  /** Newcomers get hints until they have had enough of them. */
  readonly hints: boolean;
  setHints(on: boolean): void;
  /** Moves of others are shown as moving pieces. */
  readonly motion: boolean;
  setMotion(on: boolean): void;
  setLang(lang: Lang): void;
  setTheme(theme: Theme): void;
}

const WORDS: PerLang<Words> = { uk, en };
const Context = createContext<Settings | undefined>(undefined);

function stored<T extends string>(key: string, allowed: readonly T[]): T | undefined {
  try {
    const value = localStorage.getItem(key);
    return allowed.find((item) => item === value);
  } catch {
    return undefined;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser without storage forgets; nothing else depends on it.
  }
}

function browserLang(): Lang {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag): tag is Lang => LANGS.some((lang) => lang === tag)) ?? 'en';
}

function browserTheme(): Theme {
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [lang, setLang] = useState<Lang>(() => stored('sietch.lang', LANGS) ?? browserLang());
  const [theme, setTheme] = useState<Theme>(() => stored('sietch.theme', THEMES) ?? browserTheme());
  const [hints, setHints] = useState(() => stored('sietch.hints', ['off'] as const) === undefined);
  const [motion, setMotion] = useState(() => stored('sietch.motion', ['off'] as const) === undefined);
  useEffect(() => {
    document.documentElement.lang = lang;
    setTitle(WORDS[lang].title);
  }, [lang]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.dataset.motion = motion ? 'on' : 'off';
  }, [motion]);
  const settings = useMemo<Settings>(
    () => ({
      lang,
      theme,
      words: WORDS[lang],
      hints,
      setHints: (on) => {
        store('sietch.hints', on ? 'on' : 'off');
        setHints(on);
      },
      motion,
      setMotion: (on) => {
        store('sietch.motion', on ? 'on' : 'off');
        setMotion(on);
      },
      setLang: (next) => {
        store('sietch.lang', next);
        setLang(next);
      },
      setTheme: (next) => {
        store('sietch.theme', next);
        setTheme(next);
      },
    }),
    [lang, theme, hints, motion],
  );
  return <Context value={settings}>{children}</Context>;
}

export function useSettings(): Settings {
  return useRequired(Context, 'Settings are provided at the root.');
}
