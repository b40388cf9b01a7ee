import type { Lang } from '@sietch/kernel';
import type { MyTable } from '@sietch/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useAccount } from '../account/use-account';
import { gameName } from '../app/games';
import { Icon } from '../icons/icon';
import type { SaveInfo } from '../local/messages';
import { forgetSave, listSaves } from '../local/saves';
import { forgetTable, forgotten } from '../online/mine';
import { freeSeats } from '../online/seating';
import { addressOf, codeOf, tablesHeld } from '../online/tables';
import { useSettings } from '../settings/settings';
import type { Words } from '../words/words';

/** A game to go on with, wherever it is kept. */
interface MyGame {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly details: readonly string[];
  readonly at: number;
  readonly yourTurn: boolean;
  readonly over: boolean;
  forget(): Promise<void>;
}

const SHOWN = 8;
const LOOK_AGAIN_MS = 20_000;

function localGame(save: SaveInfo, lang: Lang, words: Words): MyGame {
  return {
    id: save.id,
    game: save.game,
    href: `#/game/${save.id}`,
    at: save.savedAt,
    yourTurn: false,
    over: save.over,
    details: [
      save.over ? words.finished : words.roundOf(save.round),
      save.people > 1 ? words.peopleGame(save.people) : words.botGame,
      when(save.savedAt, lang),
    ],
    forget: () => forgetSave(save.id),
  };
}

function onlineGame({ table, seats, asked }: MyTable, lang: Lang, words: Words): MyGame {
  const { net } = words;
  const free = freeSeats(table).length;
  const others = table.seats.flatMap(({ name }, seat) =>
    name === undefined || seats.includes(seat) ? [] : [name],
  );
  const [turn] = asked;
  const stages = {
    open: net.gathers(free),
    playing: turn === undefined ? '' : net.theirTurn(table.seats[turn]?.name ?? words.bot(turn + 1)),
    finished: words.finished,
  };
  const yourTurn = table.status === 'playing' && asked.some((seat) => seats.includes(seat));
  return {
    id: table.id,
    game: table.game,
    href: addressOf(table.id),
    at: table.createdAt,
    yourTurn,
    over: table.status === 'finished',
    details: [
      ...(yourTurn ? [] : [stages[table.status]]),
      net.onlineGame,
      ...others,
      when(table.createdAt, lang),
    ],
    forget: async () => forgetTable(table.id),
  };
}

function when(at: number, lang: Lang): string {
  return new Date(at).toLocaleString(lang, { dateStyle: 'short', timeStyle: 'short' });
}

/** Games of this browser and of the server, those that wait for you first. */
export function MyGames() {
  const { lang, words } = useSettings();
  const { net } = words;
  const [saves, setSaves] = useState<readonly SaveInfo[]>([]);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const [served, setServed] = useState(true);
  const load = useCallback(() => {
    listSaves().then(setSaves, () => setSaves([]));
    tablesHeld().then(setTables, (error: unknown) => setServed(codeOf(error) !== 'no-server'));
  }, []);
  // Whoever signs in or out has other tables.
  const account = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded depends on who is signed in.
  useEffect(load, [load, account]);
  useEffect(() => {
    // Without a server there are only the games of this browser, and nothing to look for.
    if (!served) return;
    const timer = setInterval(() => document.hidden || load(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [served, load]);
  const hidden = forgotten();
  const games = [
    ...saves.map((save) => localGame(save, lang, words)),
    ...tables
      .filter(({ table }) => !hidden.includes(table.id))
      .map((table) => onlineGame(table, lang, words)),
  ].sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || b.at - a.at);
  const over = games.filter((game) => game.over);
  const list = (some: readonly MyGame[]) => (
    <ul>
      {some.slice(0, SHOWN).map((game) => (
        <GameLine key={game.id} game={game} onForget={() => game.forget().then(load, load)} />
      ))}
    </ul>
  );
  return (
    <section className="panel saves" aria-label={words.continueGames}>
      <h2>{words.continueGames}</h2>
      {games.length === 0 && <p>{words.noGames}</p>}
      {list(games.filter((game) => !game.over))}
      {over.length > 0 && (
        <details>
          <summary>{net.finishedGames(over.length)}</summary>
          {list(over)}
        </details>
      )}
    </section>
  );
}

function GameLine({ game, onForget }: { readonly game: MyGame; onForget(): void }) {
  const { lang, words } = useSettings();
  const name = gameName(game.game, lang);
  return (
    <li>
      <a href={game.href} data-save={game.id}>
        <b>{name}</b>
        <span>
          {game.yourTurn && <strong className="your-turn">{words.net.yourTurn}</strong>}
          {game.details.join(' · ')}
        </span>
      </a>
      <button type="button" className="round" aria-label={`${words.forget}: ${name}`} onClick={onForget}>
        <Icon name="close" />
      </button>
    </li>
  );
}
