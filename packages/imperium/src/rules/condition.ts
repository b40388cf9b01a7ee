import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Condition, ConditionOfTurn, Count } from '../effects/effect.js';
import { iconTracks, opponentsOf } from '../participants.js';
import { type ImperiumState, playerAt, strengthOf, unitsOf } from '../state.js';
import { type CardId, FACTIONS, type Faction, type Ref } from '../terms.js';
import { armyAt } from './activation.js';
import { influenceByIcon, influenceOf } from './cubes.js';
import { copiesOwned } from './deck.js';
import { alliancesOf } from './influence.js';
import { conflictLevel } from './rivals/variants/expert-deployment.js';
import { watchedSpaces } from './spies.js';

/** Is the condition met now? It is checked when the effect resolves. */
export function holds(state: ImperiumState, seat: Seat, condition: Condition, source: Ref): boolean {
  const player = playerAt(state, seat);
  switch (condition.is) {
    case 'influence':
      return influenceByIcon(state, seat, condition.faction) >= condition.atLeast;
    case 'influence-with':
      // A track of the own board counts in place of the faction with the same icon.
      return (
        FACTIONS.filter((icon) => influenceByIcon(state, seat, icon) >= condition.atLeast).length >=
        condition.factions
      );
    case 'alliance':
      return iconTracks(state, seat, condition.faction).some((track) => state.alliances[track] === seat);
    case 'any-alliance':
      return alliancesOf(state, seat) > 0;
    case 'shadow-alliance':
      return opponentsOf(state, seat).some((other) =>
        catalogOf(state).tracks.some(
          (track) => state.alliances[track] === other && influenceOf(state, seat, track) >= condition.atLeast,
        ),
      );
    case 'bond':
      return factionCardsInPlay(state, seat, condition.faction, source) > 0;
    case 'council-seat':
      return player.councilSeat;
    case 'swordmaster':
      return player.swordmaster;
    case 'council-seat-and-swordmaster':
      return player.councilSeat && player.swordmaster;
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
    case 'hooks':
      return armyAt(state, seat).hooks;
    case 'spies-on-board':
      return player.spies.length >= condition.atLeast;
    case 'spying-on-maker':
      return watchedSpaces(state, seat).some((id) => catalogOf(state).space(id).maker);
    case 'units-in-conflict':
      return unitsOf(armyAt(state, seat)) >= condition.atLeast;
    case 'sandworms-in-conflict':
      return armyAt(state, seat).worms >= condition.atLeast;
    case 'strength':
      return strengthOf(armyAt(state, seat)) >= condition.atLeast;
    case 'contracts-completed':
      return player.completed.length >= condition.atLeast;
    case 'conflict-level':
      return conflictLevel(state) >= condition.atLeast;
    default:
      return holdsThisTurn(state, seat, condition);
  }
}

/** Conditions about what has happened on the own turn. */
function holdsThisTurn(state: ImperiumState, seat: Seat, condition: ConditionOfTurn): boolean {
  const { turn } = state;
  if (turn === undefined || turn.seat !== seat) return false;
  const { card, post, space } = catalogOf(state);
  switch (condition.is) {
    case 'spy-recalled':
      return turn.spyRecalled;
    case 'spy-placed-on':
      return (
        turn.spyPlaced !== undefined &&
        post(turn.spyPlaced).spaces.some((id) => condition.icons.includes(space(id).icon))
      );
    case 'visited-maker':
      return turn.space !== undefined && space(turn.space).maker;
    case 'visited-faction':
      return turn.space !== undefined && space(turn.space).faction !== undefined;
    case 'units-deployed':
      return turn.unitsDeployed >= condition.atLeast;
    case 'spice-gained':
      return turn.spiceGained > 0;
    case 'discarded':
      return turn.discarded !== undefined && card(turn.discarded).factions.includes(condition.faction);
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

export function countOf(state: ImperiumState, seat: Seat, count: Count, source: Ref): number {
  const player = playerAt(state, seat);
  switch (count.of) {
    case 'faction-cards-in-play':
      return factionCardsInPlay(state, seat, count.faction);
    case 'faction-cards-revealed':
      return player.revealed.filter((id) => catalogOf(state).card(id).factions.includes(count.faction))
        .length;
    case 'other-sword-cards-revealed':
      return otherSwordCards(state, player.revealed, source);
    case 'sandworms-in-conflict':
      return armyAt(state, seat).worms;
    case 'contracts-completed':
      return player.completed.length;
  }
}

/** Revealed cards that gave swords, each copy once, without the card that counts. */
function otherSwordCards(state: ImperiumState, revealed: readonly CardId[], source: Ref): number {
  const given = [...(state.turn?.swordSources ?? [])];
  let self = source;
  return revealed.filter((id) => {
    const ref = `card:${id}`;
    if (ref === self) {
      self = '';
      return false;
    }
    const index = given.indexOf(ref);
    if (index >= 0) given.splice(index, 1);
    return index >= 0;
  }).length;
}
