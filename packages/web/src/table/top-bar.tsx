import { gameName } from '../app/games';
import { HOME } from '../app/route';
import { Icon } from '../icons/icon';
import { useSettings } from '../settings/settings';
import { SettingsButton } from '../settings/settings-button';
import { LanguageSwitch, ThemeSwitch } from '../settings/switches';
import { useTable } from './table-context';
import { watched } from './watched';

interface Props {
  onLog(): void;
  onChat(): void;
  onHelp(): void;
  onResult?: (() => void) | undefined;
}

export function TopBar({ onLog, onChat, onHelp, onResult }: Props) {
  const { lang, words } = useSettings();
  const { view, state, speaker, extras } = useTable();
  const { chat } = extras;
  const watching = watched(state, speaker, words);
  return (
    <header className={extras.tools === undefined ? 'top-bar' : 'top-bar crowded'}>
      <h1 className="sr-only">{gameName(state.game, lang)}</h1>
      <a className="brand" href={HOME} aria-label={`${words.brand}. ${words.home}`}>
        {words.brand}
      </a>
      <span className="pill game-name">{gameName(state.game, lang)}</span>
      <span className="pill">
        {view.round > 0 && words.round(view.round)}
        <span className={view.round > 0 ? 'phase' : ''}>
          {view.round > 0 && ' · '}
          {speaker.phase}
        </span>
      </span>
      {watching !== undefined && <span className="pill watching">{watching}</span>}
      <span className="spacer" />
      {onResult !== undefined && (
        <button type="button" className="primary small" onClick={onResult}>
          {words.showResult}
        </button>
      )}
      {extras.tools}
      {chat !== undefined && (
        <button
          type="button"
          className="round"
          data-chat
          aria-label={
            chat.unread > 0 ? `${words.net.chat}: ${words.net.unread(chat.unread)}` : words.net.chat
          }
          onClick={onChat}
        >
          <Icon name="chat" />
          {chat.unread > 0 && <span className="unread">{chat.unread}</span>}
        </button>
      )}
      <button type="button" className="round" data-log aria-label={words.wholeLog} onClick={onLog}>
        <Icon name="log" />
      </button>
      <button type="button" className="round" aria-label={words.rules} onClick={onHelp}>
        <Icon name="help" />
      </button>
      <SettingsButton />
      <LanguageSwitch />
      <ThemeSwitch />
    </header>
  );
}
