import {
  type CardId,
  FORCES,
  type Force,
  type LeaderId,
  type ObjectiveId,
  type PrescienceId,
  type Side,
} from '../terms.js';
import type { Leader, Objective, PlanningCard, PrescienceCard } from './component.js';
import { LEADERS } from './leaders.js';
import { OBJECTIVES } from './objectives.js';
import { CORRINO } from './planning/corrino.js';
import { FREMEN } from './planning/fremen.js';
import { HOUSE_ATREIDES } from './planning/house-atreides.js';
import { HOUSE_HARKONNEN } from './planning/house-harkonnen.js';
import { PRESCIENCE } from './prescience.js';

export const PLANNING: readonly PlanningCard[] = [
  ...HOUSE_HARKONNEN,
  ...CORRINO,
  ...HOUSE_ATREIDES,
  ...FREMEN,
];

/** The two planning decks of a faction: the House first, then the ally. */
export const FORCES_OF: Readonly<Record<Side, readonly [Force, Force]>> = {
  atreides: ['house-atreides', 'fremen'],
  harkonnen: ['house-harkonnen', 'corrino'],
};

function finder<T extends { readonly id: string }>(what: string, items: readonly T[]): (id: string) => T {
  const index = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const item = index.get(id);
    if (item === undefined) throw new RangeError(`There is no ${what} "${id}".`);
    return item;
  };
}

export const planningCard: (id: CardId) => PlanningCard = finder('planning card', PLANNING);
export const prescienceCard: (id: PrescienceId) => PrescienceCard = finder('prescience card', PRESCIENCE);
export const objectiveCard: (id: ObjectiveId) => Objective = finder('secret objective', OBJECTIVES);
export const leaderCard: (id: LeaderId) => Leader = finder('leader', LEADERS);

/** Named leaders who lead legions. */
export const NAMED_LEADERS: Readonly<Record<Side, readonly LeaderId[]>> = {
  atreides: LEADERS.filter((l) => l.side === 'atreides' && l.kind === 'named').map((l) => l.id),
  harkonnen: LEADERS.filter((l) => l.side === 'harkonnen' && l.kind === 'named').map((l) => l.id),
};

/** The generic leader of a side, as choices name the figure. */
export const GENERIC: Readonly<Record<Side, string>> = { atreides: 'naib', harkonnen: 'bashar' };

const decks: ReadonlyMap<Force, readonly CardId[]> = new Map(
  FORCES.map((deck) => [
    deck,
    PLANNING.filter((card) => card.deck === deck).flatMap((card) =>
      Array.from({ length: card.copies }, () => card.id),
    ),
  ]),
);

/** The cards of a deck, copies included. */
export function cardsOf(deck: Force): CardId[] {
  return [...(decks.get(deck) ?? [])];
}
