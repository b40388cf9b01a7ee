import { LANGS } from '@sietch/kernel';
import { Icon } from '../icons/icon';
import { LANG_NAMES, useSettings } from './settings';

export function LanguageSwitch() {
  const { lang, setLang } = useSettings();
  const other = LANGS[(LANGS.indexOf(lang) + 1) % LANGS.length] ?? lang;
  const code = { uk: 'УК', en: 'EN' }[other];
  return (
    <button
      type="button"
      className="round wide"
      lang={other}
      aria-label={`${code}: ${LANG_NAMES[other]}`}
      data-lang={other}
      onClick={() => setLang(other)}
    >
      {code}
    </button>
  );
}

export function ThemeSwitch() {
  const { theme, words, setTheme } = useSettings();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="round"
      aria-label={other === 'light' ? words.lightTheme : words.darkTheme}
      data-theme-switch={other}
      onClick={() => setTheme(other)}
    >
      <Icon name={other === 'light' ? 'sun' : 'moon'} />
    </button>
  );
}
