import type { Lang } from '@sietch/kernel';
import type { MyTable } from '@sietch/protocol';
import type { SaveInfo } from '../local/messages';
import { forgetSave } from '../local/saves';
import { forgetTable } from '../online/mine';
import { freeSeats } from '../online/seating';
import { addressOf } from '../online/tables';
import type { Words } from '../words/words';

/** A game to go on with, wherever it is kept. */
export interface MyGame {
  readonly id: string;
  readonly game: string;
  readonly href: string;
  readonly details: readonly string[];
  readonly at: number;
  readonly yourTurn: boolean;
  readonly over: boolean;
  forget(): Promise<void>;
}

/** A game kept in this browser. */
export function localGame(save: SaveInfo, lang: Lang, words: Words): MyGame {
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

/** A table of the server. */
export function onlineGame({ table, seats, asked }: MyTable, lang: Lang, words: Words): MyGame {
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
