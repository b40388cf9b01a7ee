import { useEffect, useState } from 'react';
import { gameName } from '../app/games';
import { Icon } from '../icons/icon';
import type { SaveInfo } from '../local/messages';
import { forgetSave, listSaves } from '../local/saves';
import { useSettings } from '../settings/settings';

const SHOWN = 6;

export function SavedGames() {
  const { lang, words } = useSettings();
  const [saves, setSaves] = useState<readonly SaveInfo[]>([]);
  const load = () => {
    listSaves().then(setSaves, () => setSaves([]));
  };
  useEffect(load, []);
  return (
    <section className="panel saves" aria-label={words.continueGames}>
      <h2>{words.continueGames}</h2>
      {saves.length === 0 && <p>{words.noGames}</p>}
      <ul>
        {saves.slice(0, SHOWN).map((save) => (
          <li key={save.id}>
            <a href={`#/game/${save.id}`} data-save={save.id}>
              <b>{gameName(save.game, lang)}</b>
              <span>
                {save.over ? words.finished : words.roundOf(save.round)} ·{' '}
                {save.people > 1 ? words.peopleGame(save.people) : words.botGame} ·{' '}
                {new Date(save.savedAt).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' })}
              </span>
            </a>
            <button
              type="button"
              className="round"
              aria-label={`${words.forget}: ${gameName(save.game, lang)}`}
              onClick={() => {
                forgetSave(save.id).then(load, load);
              }}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
