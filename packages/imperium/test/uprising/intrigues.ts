import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';
import { DEAR_ROW } from './hands.js';

export { reasonFor } from '../base/intrigue-table.js';

type Options = Partial<ImperiumOptions>;

const NOTHING = { solari: 0, spice: 0, water: 0, points: 0 };

/** The start of seat 0's turn, with these intrigues. Turns end only when told so. */
export function plotting(
  intrigues: string[],
  own: PlayerPosition = {},
  rest: Position = {},
  options: Options = {},
): Table {
  const { players, ...board } = rest;
  const cards = { hand: ['reconnaissance', 'diplomacy'], deck: ['dagger', 'seek-allies'], discard: [] };
  return uprisingTable(
    {
      turn: 0,
      first: 0,
      conflict: 'skirmish-desert-mouse',
      row: DEAR_ROW,
      ...board,
      players: { 0: { ...cards, intrigues, ...NOTHING, ...own }, ...players },
    },
    { confirmTurns: true, ...options },
  );
}

/** The combat phase: seat 0 fights with these intrigues; seat 1 fights too and is asked after it. */
export function fighting(
  intrigues: string[],
  own: PlayerPosition = {},
  rest: Position = {},
  options: Options = {},
): Table {
  const { players, ...board } = rest;
  return uprisingTable(
    {
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      conflictDeck: ['choam-security', 'propaganda'],
      row: DEAR_ROW,
      ...board,
      players: {
        0: { conflict: 3, garrison: 3, intrigues, ...NOTHING, ...own },
        1: { conflict: 1, intrigues: ['secure-spice-trade'] },
        ...players,
      },
    },
    options,
  );
}

/** The end of the game; seat 0 is asked for endgame cards. */
export function ending(
  intrigues: string[],
  own: PlayerPosition = {},
  rest: Position = {},
  options: Options = {},
): Table {
  const { players, ...board } = rest;
  const me = { intrigues, ...NOTHING, won: [], ...own };
  return uprisingTable({ phase: 'endgame', first: 0, ...board, players: { 0: me, ...players } }, options);
}
