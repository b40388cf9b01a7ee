import { LANGS, type Lang } from '@sietch/kernel';
import { AccountSettings } from '../account/account-place';
import { PREFERENCES, type Preference, type Preferences, type PreferenceWords } from './preferences';
import { Segments } from './segments';
import { LANG_NAMES, THEMES, type Theme, useSettings } from './settings';

/** Everything a person may set, each with what it means. */
export function SettingsPage() {
  const { words, lang, setLang, theme, setTheme } = useSettings();
  return (
    <div className="settings">
      <Segments<Lang>
        legend={words.language}
        values={LANGS}
        value={lang}
        names={LANG_NAMES}
        onPick={setLang}
      />
      <Segments<Theme>
        legend={words.theme}
        values={THEMES}
        value={theme}
        names={words.themes}
        onPick={setTheme}
      />
      <Preferred name="textSize" />
      <Preferred name="pace" />
      <Preferred name="turnEnd" />
      <Preferred name="hints" />
      <Preferred name="motion" />
      <Preferred name="sound" />
      <AccountSettings />
    </div>
  );
}

function Preferred<P extends Preference>({ name }: { readonly name: P }) {
  const { words, prefers, prefer } = useSettings();
  const { title, values, means }: PreferenceWords[P] = words.preferences[name];
  return (
    <div className="preferred" data-preference={name}>
      <Segments<Preferences[P]>
        legend={title}
        values={PREFERENCES[name]}
        value={prefers[name]}
        names={values}
        onPick={(value) => prefer(name, value)}
      />
      <p className="hint">{means}</p>
    </div>
  );
}
