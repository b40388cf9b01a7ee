import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import type { Count, Effect } from '../effects/effect.js';
import { mentions, total } from '../effects/walk.js';
import { type ImperiumState, type Pending, playerAt, TOP_INFLUENCE, turnOf } from '../state.js';
import type { Faction, Ref } from '../terms.js';
import { abilityOf } from './ability.js';
import { countOf, holds } from './condition.js';
import { contractsOffered } from './contracts.js';
import { cardOf, cardsInPlay } from './deck.js';
import { feasible } from './feasible.js';
import { plotsInHand } from './plots.js';
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

/** `among`: the effects that wait together, this one included; those of the turn, unless others are named. */
export function standingOf(
  state: ImperiumState,
  seat: Seat,
  item: Pending,
  among: readonly Pending[] = turnOf(state).pending,
): Standing {
  return standing({ state, seat, among, source: item.source }, item.effect);
}

interface Scene {
  readonly state: ImperiumState;
  readonly seat: Seat;
  readonly among: readonly Pending[];
  readonly source: Ref;
}

function standing(scene: Scene, effect: Effect): Standing {
  const { state, seat, source } = scene;
  switch (effect.do) {
    case 'gain':
    case 'persuasion':
    case 'swords':
    case 'points':
    case 'discount':
    case 'acquire-to-deck':
    case 'double-harvest':
    case 'signet-ring':
    case 'swordmaster':
    case 'take-hooks':
    case 'deploy-recruits':
    case 'no-deployment':
    case 'take-mentat':
    case 'control':
    case 'may-pass':
    case 'persuasion-while-here':
      return 'quiet';
    case 'visit-influence':
    case 'deploy-from-supply':
      return whenFeasible(scene, effect, 'quiet');
    case 'when-acquiring': {
      // Who looks back at a card acquired earlier gets the effects now.
      const now = effect.once && state.turn?.acquired.includes(effect.card);
      return now ? weightiest(scene, effect.effects) : 'quiet';
    }
    case 'recruit':
      return recruiting(scene, effect);
    case 'influence':
      return typeof effect.with === 'string' &&
        effect.with !== 'any' &&
        effect.with !== 'behind' &&
        effect.with !== 'spied'
        ? fixedInfluence(scene, effect.with, effect.n)
        : whenFeasible(scene, effect, 'mandatory');
    case 'draw':
      return whenFeasible(scene, effect, 'draw');
    case 'draw-intrigue':
    case 'steal-intrigue':
      return whenFeasible(scene, effect, 'draw-intrigue');
    case 'harvest':
      return abilityOf(state, seat, 'harvest') === undefined ? 'quiet' : 'draw';
    case 'council-seat':
      return abilityOf(state, seat, 'council-seat') === undefined ? 'quiet' : 'mandatory';
    case 'take-reserve':
      // The card goes to the discard pile: a reshuffle before or after makes a difference.
      return whenFeasible(scene, effect, mayReshuffle(scene) ? 'mandatory' : 'quiet');
    case 'trash-self':
      // Another effect may take the same card for its cost: the player decides which comes first.
      if (!cardsInPlay(playerAt(state, seat)).includes(cardOf(source))) return 'dormant';
      return scene.among.some((item) => mentions(item.effect, costsACard)) ? 'mandatory' : 'quiet';
    case 'each-opponent':
      return 'discards' in effect.suffers || 'orDiscards' in effect.suffers
        ? whenFeasible(scene, effect, 'mandatory')
        : 'quiet';
    case 'pay':
    case 'trash':
    case 'deploy':
    case 'retreat':
    case 'recall-memories':
    case 'remove-shield-wall':
      return whenFeasible(scene, effect, 'optional');
    case 'choose':
      return whenFeasible(scene, effect, effect.optional ? 'optional' : 'mandatory');
    case 'acquire':
      return whenFeasible(scene, effect, effect.for === 'solari' ? 'optional' : 'mandatory');
    case 'place-spy':
      // With none left in the supply, recalling one first is up to the player.
      return whenFeasible(
        scene,
        effect,
        playerAt(state, seat).spies.length < SPIES ? 'mandatory' : 'optional',
      );
    case 'take-contract':
      return contractsOffered(state, seat).length === 0 ? 'quiet' : 'mandatory';
    case 'if': {
      if (holds(state, seat, effect.condition, source)) return weightiest(scene, effect.effects);
      return effect.otherwise === undefined ? 'dormant' : weightiest(scene, effect.otherwise);
    }
    case 'for-each':
      if (countOf(state, seat, effect.count, source) === 0) return 'dormant';
      // The player picks the moment to count, if the count may still grow: also by cards drawn on a Reveal turn.
      if (mayStillCount(scene, effect.count)) return 'mandatory';
      return mayStillDraw(scene) ? 'draw' : weightiest(scene, effect.effects);
    default:
      return whenFeasible(scene, effect, 'mandatory');
  }
}

function whenFeasible({ state, seat, source }: Scene, effect: Effect, then: Standing): Standing {
  return feasible(state, seat, effect, source) ? then : 'dormant';
}

const WEIGHT: readonly Standing[] = ['dormant', 'quiet', 'draw-intrigue', 'draw', 'optional', 'mandatory'];

function weightiest(scene: Scene, effects: readonly Effect[]): Standing {
  return effects
    .map((effect) => standing(scene, effect))
    .reduce((a, b) => (WEIGHT.indexOf(a) >= WEIGHT.indexOf(b) ? a : b), 'dormant');
}

function mayStillDraw({ state, seat, among }: Scene): boolean {
  if (playerAt(state, seat).intrigues.length > 0) return true;
  const draws = (effect: Effect): boolean => effect.do === 'draw' || effect.do === 'draw-intrigue';
  return among.some((item) => mentions(item.effect, draws));
}

/** Swords still to be chosen or paid for, and a contract that a purchase may complete. */
function mayStillCount({ state, seat, among, source }: Scene, count: Count): boolean {
  if (count.of === 'other-sword-cards-revealed') {
    const gives = (effect: Effect): boolean => effect.do === 'swords';
    return among.some((item) => item.source !== source && mentions(item.effect, gives));
  }
  if (count.of !== 'contracts-completed') return false;
  const { contract } = catalogOf(state);
  return playerAt(state, seat).contracts.some((id) => contract(id).term.by === 'acquire');
}

/** How much all that waits, and the most demanding plot the player may hold, can want of something. */
function wanted({ state, seat, among }: Scene, count: (effect: Effect) => number): number {
  const waiting = among.reduce((sum, item) => sum + total(item.effect, count), 0);
  return waiting + Math.max(0, ...plotsInHand(state, seat).map((plot) => total(plot, count)));
}

/** A plain recruit helps, unless it takes the troops something else needs, or comes before the supply grows. */
function recruiting(scene: Scene, { n, deploy }: Effect & { readonly do: 'recruit' }): Standing {
  const { supply } = playerAt(scene.state, scene.seat);
  if (supply === 0) return 'dormant';
  if (deploy !== undefined) return 'mandatory';
  const others = wanted(scene, troopsForElsewhere);
  if (others > 0 && supply < n + others) return 'mandatory';
  const grows = n > supply && scene.among.some((item) => mentions(item.effect, refillsSupply));
  return grows ? 'mandatory' : 'quiet';
}

/** Troops that leave the supply for another place than the garrison. */
function troopsForElsewhere(effect: Effect): number {
  if (effect.do === 'store-memory') return 1;
  if (effect.do === 'deploy-from-supply') return effect.n;
  return effect.do === 'recruit' && effect.deploy !== undefined ? effect.n : 0;
}

function refillsSupply(effect: Effect): boolean {
  return effect.do === 'recall-memories';
}

function mayReshuffle(scene: Scene): boolean {
  const draws = wanted(scene, (effect) => (effect.do === 'draw' ? effect.n : 0));
  return draws > playerAt(scene.state, scene.seat).deck.length;
}

function costsACard(effect: Effect): boolean {
  return effect.do === 'pay' && effect.cost.trash !== undefined;
}

/**
 * An influence step commutes with everything but a loss of influence and effects that compare it, and with what its
 * bonus at 4 commutes with.
 */
function fixedInfluence(scene: Scene, faction: Faction, n: number): Standing {
  const { state, seat, among } = scene;
  const now = playerAt(state, seat).influence[faction];
  if (now >= TOP_INFLUENCE) return 'dormant';
  if (among.some((item) => mentions(item.effect, comparesInfluence))) return 'mandatory';
  const reached = abilityOf(state, seat, 'reach-two');
  const bonus = now < 4 && now + n >= 4 ? catalogOf(state).track(faction).bonusAt4 : [];
  const own = reached?.faction === faction ? reached.effects : [];
  // A loss first makes room, or lets a bonus be reached once more.
  const again = now >= 4 || now + n > TOP_INFLUENCE || (own.length > 0 && now >= 2);
  if (again && plotsInHand(state, seat).some((plot) => mentions(plot, costsInfluence))) return 'mandatory';
  // The spy of the fourth step is placed at once whenever it comes (ruling emperor-four-spy).
  const waits = [...bonus, ...(now < 2 && now + n >= 2 ? own : [])].filter(
    ({ do: does }) => does !== 'place-spy',
  );
  const first = weightiest(scene, waits);
  return first === 'dormant' ? 'quiet' : first;
}

function costsInfluence(effect: Effect): boolean {
  return effect.do === 'pay' && effect.cost.influence !== undefined;
}

function comparesInfluence(effect: Effect): boolean {
  return costsInfluence(effect) || (effect.do === 'influence' && effect.with === 'behind');
}
