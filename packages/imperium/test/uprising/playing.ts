import type { ImperiumOptions } from '../../src/options.js';
import type { PlayerPosition, Position } from '../../src/scenario/position.js';
import { type Table, uprisingTable } from '../table.js';

/** Plain cards on top of the deck, so that every test knows what a draw brings. */
export const DECK = ['dagger', 'convincing-argument', 'convincing-argument'];

type Options = Partial<ImperiumOptions>;

/** Seat 0 is about to take a turn; turns end only when told so. */
export function at(own: PlayerPosition, position: Position = {}): Table {
  return uprisingTable(
    {
      turn: 0,
      first: 0,
      conflict: 'skirmish-crysknife',
      ...position,
      players: { 0: own, ...position.players },
    },
    { confirmTurns: true },
  );
}

/**
 * Seat 0 is about to take a turn with these cards in hand and nothing but `DECK` beside them.
 * Turns end only when told so, so that tests can look at them.
 */
export function holding(
  hand: readonly string[],
  me: PlayerPosition = {},
  position: Position = {},
  options: Options = {},
): Table {
  const { players, ...rest } = position;
  const own: PlayerPosition = { deck: [...DECK], discard: [], hand: [...hand], ...me };
  return uprisingTable(
    { turn: 0, first: 0, conflict: 'skirmish-desert-mouse', ...rest, players: { 0: own, ...players } },
    { confirmTurns: true, ...options },
  );
}

/** Seat 0 has just revealed these cards (by itself, if they can do nothing else). */
export function revealing(
  hand: readonly string[],
  me: PlayerPosition = {},
  position: Position = {},
  options: Options = {},
): Table {
  const table = holding(hand, me, position, options);
  return table.asks === 'turn' ? table.choose('reveal') : table;
}

/** Seat 0 has just sent an agent with this card, which was the whole hand. */
export function sending(
  card: string,
  space: string,
  me: PlayerPosition = {},
  position: Position = {},
  options: Options = {},
): Table {
  return holding([card], me, position, options).choose(`agent:${card}>${space}`);
}

/** Answers with what is offered first until the turn may end. */
export function upToEnd(table: Table): Table {
  for (let i = 0; i < 20 && !table.keys.includes('end'); i++) table.choose(table.keys[0] ?? '');
  return table;
}

/** Persuasion at hand in the current turn. */
export function persuasion(table: Table): number | undefined {
  return table.state.turn?.persuasion;
}

/** The spaces a card can send an agent to. */
export function reach(table: Table, card: string): string[] {
  const start = `agent:${card}>`;
  return table.keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** What a seat has that others can count. */
export function purse(table: Table, seat: number) {
  const { points, solari, spice, water, intrigues } = table.player(seat);
  return { points, solari, spice, water, intrigues: intrigues.length };
}

/** The combat begins; a seat that is not named stays away. All begin without points and resources. */
export function fighting(
  seats: readonly PlayerPosition[],
  position: Position = {},
  options: Options = {},
): Table {
  const { players, ...rest } = position;
  const nothing = { points: 0, solari: 0, spice: 0, water: 0, garrison: 3 };
  const named = seats.map((seat, i) => [i, { ...nothing, conflict: 0, ...seat, ...players?.[i] }]);
  return uprisingTable(
    {
      phase: 'combat',
      first: 0,
      conflict: 'skirmish-desert-mouse',
      conflictDeck: ['propaganda', 'battle-for-arrakeen'].filter((id) => id !== rest.conflict),
      ...rest,
      players: Object.fromEntries(named),
    },
    { players: seats.length === 4 ? 4 : 3, ...options },
  );
}
