import type { Participant } from '@sietch/kernel';
import { numbersOf } from '../../../content/catalog.js';
import { type ImperiumState, playerAt } from '../../../state.js';
import { FACTIONS, type Faction } from '../../../terms.js';
import { rivalAt } from '../card.js';

/** The factions of the Rival's card from left to right; without such an order as they lie on the board. */
export function factionOrder(state: ImperiumState, seat: Participant): readonly Faction[] {
  return rivalAt(state, seat)?.factions ?? FACTIONS;
}

/** The faction a numbered icon stands for. */
export function factionRanked(state: ImperiumState, seat: Participant, rank: number): Faction | undefined {
  return factionOrder(state, seat)[rank - 1];
}

/** Those on whose tracks the Rival stands lowest: several are tied. */
export function leastInfluence(
  state: ImperiumState,
  seat: Participant,
  from: readonly Faction[],
): readonly Faction[] {
  const { influence } = playerAt(state, seat);
  const least = Math.min(...from.map((faction) => influence[faction]));
  return from.filter((faction) => influence[faction] === least);
}

export function mostInfluence(
  state: ImperiumState,
  seat: Participant,
  from: readonly Faction[],
): readonly Faction[] {
  const { influence } = playerAt(state, seat);
  const most = Math.max(...from.map((faction) => influence[faction]));
  return from.filter((faction) => influence[faction] === most);
}

/** Those whose alliance so many steps would bring, or win over from somebody else. */
export function alliancesInReach(
  state: ImperiumState,
  seat: Participant,
  from: readonly Faction[],
  steps: number,
): readonly Faction[] {
  const { allianceStep, topInfluence } = numbersOf(state);
  return from.filter((faction) => {
    const holder = state.alliances[faction];
    const reached = Math.min(topInfluence, playerAt(state, seat).influence[faction] + steps);
    if (holder === seat || reached < allianceStep) return false;
    return holder === undefined || reached > playerAt(state, holder).influence[faction];
  });
}

/** The leftmost of tied factions on the Rival's card; without such an order people decide between them. */
export function breakTie(
  state: ImperiumState,
  seat: Participant,
  tied: readonly Faction[],
): readonly Faction[] {
  const order = rivalAt(state, seat)?.factions;
  return order === undefined ? tied : order.filter((faction) => tied.includes(faction)).slice(0, 1);
}
