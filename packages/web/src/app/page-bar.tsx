import { useSettings } from '../settings/settings';
import { SettingsButton } from '../settings/settings-button';
import { LanguageSwitch, ThemeSwitch } from '../settings/switches';
import { HOME } from './route';

/** The top of a page that is no table: the way home, language and theme. */
export function PageBar() {
  const { words } = useSettings();
  return (
    <header className="top-bar">
      <a className="brand" href={HOME} aria-label={`${words.brand}. ${words.home}`}>
        {words.brand}
      </a>
      <span className="spacer" />
      <SettingsButton />
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}
