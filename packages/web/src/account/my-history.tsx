import type { GamePlayed, History } from '@sietch/protocol';
import { useState } from 'react';
import { gameName } from '../app/games';
import { addressOf } from '../online/tables';
import { useSettings } from '../settings/settings';
import { readHistory } from './server-account';

/** Games that were played, and what they come to; read when somebody looks. */
export function MyHistory() {
  const { lang, words } = useSettings();
  const { account } = words;
  const [history, setHistory] = useState<History | undefined>(undefined);
  return (
    <details
      data-history={history?.games.length}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) readHistory().then(setHistory, () => setHistory(undefined));
      }}
    >
      <summary>{account.history}</summary>
      {history !== undefined && history.games.length === 0 && <p>{account.noHistory}</p>}
      {history?.statistics
        .filter(({ finished }) => finished > 0)
        .map(({ game, finished, won, averagePlace }) => (
          <p key={game}>
            <b>{gameName(game, lang)}</b>: {account.statistics(finished, won)}
            {averagePlace !== undefined &&
              ` ${account.averagePlace(averagePlace.toLocaleString(lang, { maximumFractionDigits: 1 }))}`}
          </p>
        ))}
      <ul className="history">
        {history?.games.map((game) => (
          <Played key={`${game.table} ${game.seat}`} game={game} />
        ))}
      </ul>
    </details>
  );
}

function Played({ game }: { readonly game: GamePlayed }) {
  const { lang, words } = useSettings();
  const { table, createdAt, finishedAt, others, place, won } = game;
  const outcome =
    game.status !== 'finished'
      ? words.account.goesOn
      : won === true
        ? words.account.won
        : place === undefined
          ? words.finished
          : words.account.placed(place);
  const day = new Date(finishedAt ?? createdAt).toLocaleDateString(lang);
  return (
    <li>
      <a href={addressOf(table)}>
        <b>{gameName(game.game, lang)}</b>
        <span>{[outcome, ...others, day].join(' · ')}</span>
      </a>
    </li>
  );
}
