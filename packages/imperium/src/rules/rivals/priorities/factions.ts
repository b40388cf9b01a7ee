import type { Participant } from '@sietch/kernel';
import { numbersOf } from '../../../content/catalog.js';
import { type ImperiumState, playerAt, stepsOn } from '../../../state.js';
import { FACTIONS, type Track } from '../../../terms.js';
import { rivalAt } from '../card.js';

/** The factions of the Rival's card from left to right; without such an order as they lie on the board. */
export function factionOrder(state: ImperiumState, seat: Participant): readonly Track[] {
  return rivalAt(state, seat)?.factions ?? FACTIONS;
}

/** The faction a numbered icon stands for. */
export function factionRanked(state: ImperiumState, seat: Participant, rank: number): Track | undefined {
  return factionOrder(state, seat)[rank - 1];
}

/** Those on whose tracks the Rival stands lowest: several are tied. */
export function leastInfluence(
  state: ImperiumState,
  seat: Participant,
  from: readonly Track[],
): readonly Track[] {
  const player = playerAt(state, seat);
  const least = Math.min(...from.map((faction) => stepsOn(player, faction)));
  return from.filter((faction) => stepsOn(player, faction) === least);
}

export function mostInfluence(
  state: ImperiumState,
  seat: Participant,
  from: readonly Track[],
): readonly Track[] {
  const player = playerAt(state, seat);
  const most = Math.max(...from.map((faction) => stepsOn(player, faction)));
  return from.filter((faction) => stepsOn(player, faction) === most);
}

/** Those whose alliance so many steps would bring, or win over from somebody else. */
export function alliancesInReach(
  state: ImperiumState,
  seat: Participant,
  from: readonly Track[],
  steps: number,
): readonly Track[] {
  const { allianceStep, topInfluence } = numbersOf(state);
  return from.filter((faction) => {
    const holder = state.alliances[faction];
    const reached = Math.min(topInfluence, stepsOn(playerAt(state, seat), faction) + steps);
    if (holder === seat || reached < allianceStep) return false;
    return holder === undefined || reached > stepsOn(playerAt(state, holder), faction);
  });
}

/** The leftmost of tied factions on the Rival's card; without such an order people decide between them. */
export function breakTie(state: ImperiumState, seat: Participant, tied: readonly Track[]): readonly Track[] {
  const order = rivalAt(state, seat)?.factions;
  return order === undefined ? tied : order.filter((faction) => tied.includes(faction)).slice(0, 1);
}
