import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';

/** Who sits where: two commanders, each flanked by allies of the other. */
export const MUADDIB = 0;
export const FEYD = 1;
export const JESSICA = 2;
export const SHADDAM = 3;
export const GURNEY = 4;
export const IRULAN = 5;

export const LEADERS = [
  'muaddib',
  'feyd-rautha-harkonnen',
  'lady-jessica',
  'shaddam-corrino-iv',
  'gurney-halleck',
  'princess-irulan',
];

type Players = Readonly<Record<number, PlayerPosition>>;

/** Everybody holds these cards unless a test names others; nobody has intrigues. Turns end only when told so. */
export function six(
  turn: number,
  players: Players = {},
  position: Position = {},
  options: Partial<ImperiumOptions> = {},
): Table {
  return uprisingTable(
    { turn, first: turn, conflict: 'trade-dispute', ...position, players },
    { players: 6, leaders: LEADERS, confirmTurns: true, ...options },
  );
}

/** The seat is about to take a turn with these cards in hand. */
export function holding(
  seat: number,
  hand: readonly string[],
  players: Players = {},
  position: Position = {},
  options: Partial<ImperiumOptions> = {},
): Table {
  const own = { deck: [], hand: [...hand], ...players[seat] };
  return six(seat, { ...players, [seat]: own }, position, options);
}

/** The combat begins among those who are named with units; nobody is asked whether to end a turn. */
export function fighting(players: Players, position: Position = {}): Table {
  return uprisingTable(
    { phase: 'combat', first: 1, conflict: 'spice-freighters', ...position, players },
    { players: 6, leaders: LEADERS },
  );
}

/** Answers with the first that is offered until the menu of the turn may be left. */
export function upToEnd(table: Table): Table {
  for (let i = 0; i < 30 && !table.keys.includes('end'); i++) table.choose(table.keys[0] ?? '');
  return table;
}
