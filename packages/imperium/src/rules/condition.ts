import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Condition, Count } from '../effects/effect.js';
import { type ImperiumState, opponentsOf, playerAt } from '../state.js';
import { FACTIONS, type Faction, type Ref } from '../terms.js';
import { copiesOwned } from './deck.js';
import { alliancesOf } from './influence.js';

/** Is the condition met now? It is checked when the effect resolves. */
export function holds(state: ImperiumState, seat: Seat, condition: Condition, source: Ref): boolean {
  const player = playerAt(state, seat);
  switch (condition.is) {
    case 'influence':
      return player.influence[condition.faction] >= condition.atLeast;
    case 'influence-with':
      return FACTIONS.filter((f) => player.influence[f] >= condition.atLeast).length >= condition.factions;
    case 'alliance':
      return state.alliances[condition.faction] === seat;
    case 'any-alliance':
      return alliancesOf(state, seat) > 0;
    case 'no-alliance':
      return alliancesOf(state, seat) === 0;
    case 'bond':
      return factionCardsInPlay(state, seat, condition.faction, source) > 0;
    case 'council-seat':
      return player.councilSeat;
    case 'mentat-home':
      return state.mentat.holder === undefined;
    case 'deck-not-empty':
      return player.deck.length > 0;
    case 'opponent-in-conflict':
      return opponentsOf(state, seat).some((other) => playerAt(state, other).conflict > 0);
    case 'owns':
      return copiesOwned(state, seat, condition.card) >= condition.atLeast;
    case 'owns-most': {
      const own = copiesOwned(state, seat, condition.card);
      return opponentsOf(state, seat).every((other) => copiesOwned(state, other, condition.card) < own);
    }
  }
}

/** Cards of the faction in play, `except` one copy of the card that asks. */
export function factionCardsInPlay(state: ImperiumState, seat: Seat, faction: Faction, except?: Ref): number {
  const { played, revealed } = playerAt(state, seat);
  const { card } = catalogOf(state);
  let count = 0;
  let self = except;
  for (const zone of [played, revealed]) {
    for (const id of zone) {
      if (self === `card:${id}`) self = undefined;
      else if (card(id).factions.includes(faction)) count++;
    }
  }
  return count;
}

export function countOf(state: ImperiumState, seat: Seat, count: Count): number {
  return factionCardsInPlay(state, seat, count.faction);
}
