import { HOUSE_HARKONNEN } from '../../src/content/planning/house-harkonnen.js';
import type { Table } from '../table.js';
import { NO_LEADERS, turnWith } from './solo.js';

export const SWORDS = Array(40).fill('sword');
/** Out of everybody's way. */
export const QUIET = { windgap: { atreides: { special: 5, generic: 1 } } };

export function settled(table: Table): Table {
  for (let i = 0; i < 60; i++) {
    if (table.asks === 'open') table.choose(table.keys[0] as string);
    else if (table.asks === 'discard' || table.asks === 'retreat') table.choose(table.keys.at(-1) as string);
    else return table;
  }
  return table;
}

const isHouse = (card: string) => HOUSE_HARKONNEN.some(({ id }) => id === card);

/** A card that does nothing, for the second draw. */
export const idle = (card: string) => (isHouse(card) ? 'reports-of-traitors' : 'hunter-seeker');

/** The automaton plays this card first by a Mentat result. */
export function plays(
  card: string,
  areas: Readonly<Record<string, object>> = QUIET,
  more: Readonly<Record<string, unknown>> = {},
): Table {
  const [house, corrino] = isHouse(card) ? [card, idle(card)] : [idle(card), card];
  // The deck of the top card of the discard pile is not the one to begin with.
  const discards: Record<string, string[]> = isHouse(card)
    ? { corrino: ['seek-out-the-mahdi'] }
    : { 'house-harkonnen': ['polar-cap-factories'] };
  const { harkonnen = {}, ...rest } = more;
  return turnWith('mentat', areas, {
    harkonnen: {
      leaders: NO_LEADERS,
      decks: { 'house-harkonnen': [house], corrino: [corrino] },
      discards,
      ...(harkonnen as object),
    },
    atreides: { dice: { mentat: 1 } },
    ...rest,
  });
}

export const failed = (table: Table) => table.happened('card-failed').map(({ card }) => card);
export const discarded = (table: Table) => Object.values(table.dashboard('harkonnen').discards).flat();
