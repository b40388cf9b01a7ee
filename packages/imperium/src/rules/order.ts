import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { arrowOf } from '../effects/arrow.js';
import type { Count, Effect } from '../effects/effect.js';
import { type ImperiumState, type Pending, playerAt, turnOf } from '../state.js';
import type { Faction, Ref } from '../terms.js';
import { abilityOf } from './ability.js';
import { countOf, holds } from './condition.js';
import { contractsOffered } from './contracts.js';
import { cardOf, cardsInPlay } from './deck.js';
import { feasible } from './feasible.js';
import { SPIES } from './spies.js';

/**
 * How a pending effect takes part in the order of a turn (rulebook: effects may be carried out in any order).
 *
 * - `quiet`: a plain gain. It can only help what follows, so it is carried out without asking.
 * - `draw`, `draw-intrigue`, `mandatory`: must be carried out; the player is asked for the order if it matters.
 * - `optional`: may be left out.
 * - `dormant`: can do nothing now; it wakes if its condition is met before the turn ends.
 */
export type Standing = 'quiet' | 'draw-intrigue' | 'draw' | 'mandatory' | 'optional' | 'dormant';

export function standingOf(state: ImperiumState, seat: Seat, item: Pending): Standing {
  return standing(state, seat, item.effect, item.source);
}

function standing(state: ImperiumState, seat: Seat, effect: Effect, source: Ref): Standing {
  switch (effect.do) {
    case 'gain':
    case 'persuasion':
    case 'swords':
    case 'points':
    case 'discount':
    case 'acquire-to-deck':
    case 'double-harvest':
    case 'visit-influence':
    case 'signet-ring':
    case 'swordmaster':
    case 'take-hooks':
    case 'deploy-recruits':
    case 'no-deployment':
    case 'when-acquiring':
    case 'take-mentat':
    case 'control':
    case 'persuasion-while-here':
      return 'quiet';
    case 'recruit':
      // With too few troops in the supply, what comes first may matter.
      return effect.deploy === undefined && playerAt(state, seat).supply >= effect.n ? 'quiet' : 'mandatory';
    case 'influence':
      return typeof effect.with === 'string' &&
        effect.with !== 'any' &&
        effect.with !== 'behind' &&
        effect.with !== 'spied'
        ? fixedInfluence(state, seat, effect.with, effect.n)
        : whenFeasible(state, seat, effect, source, 'mandatory');
    case 'draw':
      return 'draw';
    case 'draw-intrigue':
      return 'draw-intrigue';
    case 'steal-intrigue':
      return whenFeasible(state, seat, effect, source, 'draw-intrigue');
    case 'harvest':
      return abilityOf(state, seat, 'harvest') === undefined ? 'quiet' : 'draw';
    case 'council-seat':
      return abilityOf(state, seat, 'council-seat') === undefined ? 'quiet' : 'mandatory';
    case 'take-reserve':
      // The card goes to the discard pile: a reshuffle before or after makes a difference.
      return whenFeasible(state, seat, effect, source, otherDraws(state) ? 'mandatory' : 'quiet');
    case 'trash-self':
      // Another effect may take the same card for its own trashing: the player decides which comes first.
      if (!cardsInPlay(playerAt(state, seat)).includes(cardOf(source))) return 'dormant';
      return otherTrashing(state) ? 'mandatory' : 'quiet';
    case 'each-opponent':
      return 'discards' in effect.suffers || 'orDiscards' in effect.suffers ? 'mandatory' : 'quiet';
    case 'pay':
    case 'trash':
    case 'deploy':
    case 'retreat':
    case 'recall-memories':
    case 'remove-shield-wall':
      return whenFeasible(state, seat, effect, source, 'optional');
    case 'choose':
      return whenFeasible(state, seat, effect, source, effect.optional ? 'optional' : 'mandatory');
    case 'acquire':
      return whenFeasible(state, seat, effect, source, effect.for === 'solari' ? 'optional' : 'mandatory');
    case 'place-spy':
      // With none left in the supply, recalling one first is up to the player.
      return whenFeasible(
        state,
        seat,
        effect,
        source,
        playerAt(state, seat).spies.length < SPIES ? 'mandatory' : 'optional',
      );
    case 'take-contract':
      return contractsOffered(state, seat).length === 0 ? 'quiet' : 'mandatory';
    case 'if': {
      if (holds(state, seat, effect.condition, source))
        return weightiest(state, seat, effect.effects, source);
      return effect.otherwise === undefined ? 'dormant' : weightiest(state, seat, effect.otherwise, source);
    }
    case 'for-each':
      if (countOf(state, seat, effect.count, source) === 0) return 'dormant';
      // The player picks the moment to count, if the count may still grow: also by cards drawn on a Reveal turn.
      if (mayStillCount(state, seat, effect.count, source)) return 'mandatory';
      return mayStillDraw(state, seat) ? 'draw' : weightiest(state, seat, effect.effects, source);
    default:
      return whenFeasible(state, seat, effect, source, 'mandatory');
  }
}

function whenFeasible(
  state: ImperiumState,
  seat: Seat,
  effect: Effect,
  source: Ref,
  then: Standing,
): Standing {
  return feasible(state, seat, effect, source) ? then : 'dormant';
}

const WEIGHT: readonly Standing[] = ['dormant', 'quiet', 'draw-intrigue', 'draw', 'optional', 'mandatory'];

function weightiest(state: ImperiumState, seat: Seat, effects: readonly Effect[], source: Ref): Standing {
  return effects
    .map((effect) => standing(state, seat, effect, source))
    .reduce((a, b) => (WEIGHT.indexOf(a) >= WEIGHT.indexOf(b) ? a : b), 'dormant');
}

function mayStillDraw(state: ImperiumState, seat: Seat): boolean {
  if (playerAt(state, seat).intrigues.length > 0) return true;
  const draws = (effect: Effect): boolean => effect.do === 'draw' || effect.do === 'draw-intrigue';
  return turnOf(state).pending.some((item) => mentions(item.effect, draws));
}

/** Swords still to be chosen or paid for, and a contract that a purchase may complete. */
function mayStillCount(state: ImperiumState, seat: Seat, count: Count, source: Ref): boolean {
  if (count.of === 'other-sword-cards-revealed') {
    const gives = (effect: Effect): boolean => effect.do === 'swords';
    return turnOf(state).pending.some((item) => item.source !== source && mentions(item.effect, gives));
  }
  if (count.of !== 'contracts-completed') return false;
  const { contract } = catalogOf(state);
  return playerAt(state, seat).contracts.some((id) => contract(id).term.by === 'acquire');
}

/**
 * Could some effect be paid for with a card of the hand, as far as opponents can tell? They know hand and deck
 * together. Then the player is asked, so that going on at once never tells that the hand lacks such a card.
 */
export function mayPayFromHand(state: ImperiumState, seat: Seat): boolean {
  const { hand, deck } = playerAt(state, seat);
  if (hand.length === 0) return false;
  const { card } = catalogOf(state);
  return turnOf(state).pending.some(({ effect }) => {
    const trash = arrowOf(effect)?.cost.trash;
    if (trash?.from !== 'hand' || trash.faction === undefined) return false;
    const { faction } = trash;
    return [...hand, ...deck].some((id) => card(id).factions.includes(faction));
  });
}

function otherDraws(state: ImperiumState): boolean {
  return turnOf(state).pending.some((item) => mentions(item.effect, (effect) => effect.do === 'draw'));
}

function otherTrashing(state: ImperiumState): boolean {
  return turnOf(state).pending.some((item) => mentions(item.effect, trashesAnyCard));
}

function trashesAnyCard(effect: Effect): boolean {
  return effect.do === 'trash' || (effect.do === 'pay' && effect.cost.trash !== undefined);
}

/**
 * An influence step commutes with everything but a loss of influence and effects that compare or raise it;
 * a step that brings an intrigue shows something new.
 */
function fixedInfluence(state: ImperiumState, seat: Seat, faction: Faction, n: number): Standing {
  const now = playerAt(state, seat).influence[faction];
  const { pending } = turnOf(state);
  if (pending.some((item) => mentions(item.effect, comparesInfluence))) return 'mandatory';
  const reaches4 = now < 4 && now + n >= 4;
  const bringsIntrigue =
    reaches4 &&
    catalogOf(state)
      .track(faction)
      .bonusAt4.some((effect) => effect.do === 'draw-intrigue');
  return bringsIntrigue ? 'draw-intrigue' : 'quiet';
}

function comparesInfluence(effect: Effect): boolean {
  return (
    (effect.do === 'pay' && effect.cost.influence !== undefined) ||
    (effect.do === 'influence' && effect.with === 'behind') ||
    effect.do === 'visit-influence'
  );
}

function mentions(effect: Effect, test: (effect: Effect) => boolean): boolean {
  if (test(effect)) return true;
  if (effect.do === 'pay' || effect.do === 'if' || effect.do === 'for-each') {
    return effect.effects.some((inner) => mentions(inner, test));
  }
  return (
    effect.do === 'choose' && effect.options.some((option) => option.some((inner) => mentions(inner, test)))
  );
}
