import { dictionary } from '@sietch/kernel';
import { isNone, meets } from '../content/area-set.js';
import { besides, sectorsOf } from '../content/map.js';
import { BOTTOM_ROW } from '../content/tracks.js';
import type { Group, Spot, Step, StepOf, StepWord } from '../effects/step.js';
import { type ArrakisState, actingDashboard, cardsInHand, factionOf } from '../state.js';
import { enemyOf, MARKERS, POWERS, type Side, VEHICLES } from '../terms.js';
import { emptyDesert } from './area.js';
import { holds, mayDraw } from './cards.js';
import { isKept } from './claims.js';
import { warnedSietches } from './deployment.js';
import { hasDie, unusedDice } from './dice.js';
import { atomicsOpen } from './free-actions.js';
import { areaOfLeader, hasUnit } from './legion.js';
import { mayMove } from './movement.js';
import { hasOwnSettlement, mayDeployLeader, placesFor, spotsFor } from './place.js';
import {
  attackingWorms,
  movingWorms,
  stormAreas,
  wildMakerArea,
  wormDestinations,
  wormTargets,
} from './sandworms.js';
import {
  capturable,
  carriers,
  deepHarvesters,
  displaceable,
  mayAttack,
  movableSietches,
  rocketSectors,
  sandwormSpots,
  shelled,
  swappable,
  victims,
} from './targets.js';
import { hiddenAreas } from './tokens.js';
import { vehiclesIn } from './vehicles.js';
import { mayPlaceWormsign } from './wormsigns.js';

/** Would some part of a special action or an option do anything? A leader who must lead it does nothing from off the board. */
export function hasEffect(state: ArrakisState, side: Side, steps: readonly Step[]): boolean {
  for (const step of steps) if (isPossible(state, side, step)) return true;
  return false;
}

/** Would a step do anything now, as the first of an action or an option? What cannot is not offered. */
export function isPossible<K extends StepWord>(state: ArrakisState, side: Side, step: StepOf<K>): boolean {
  return POSSIBLE[step.do](state, side, step);
}

/** Marching on and reinforcing need the step before them. */
const neverFirst = (): boolean => false;
/** Carried out in every position. */
const always = (): boolean => true;

/** A revealed card that nothing keeps there. */
const hasUnkept = (state: ArrakisState): boolean => state.shown.some(({ id }) => !isKept(state, id));

function hasPlace(state: ArrakisState, side: Side, what: Group, where: Spot, deploy: boolean): boolean {
  return !isNone(placesFor(state, side, what, where, deploy, false));
}

const POSSIBLE = dictionary<{
  readonly [K in StepWord]: (state: ArrakisState, side: Side, step: StepOf<K>) => boolean;
}>({
  place: (state, side, { what, where }) => hasPlace(state, side, what, where, false),
  deploy: (state, side, { what, where }) => hasPlace(state, side, what, where, true),
  'place-each': (state, side, { what, of }) =>
    of.some((area) => hasPlace(state, side, what, { in: 'settlement', of: [area] }, false)),
  scatter: (state, side, { n, terrain }) => n > 0 && !isNone(spotsFor(state, side, { in: 'empty', terrain })),
  muster: (state, side) => hasOwnSettlement(state, side),
  recruit: (state, side, { leader }) =>
    (state.tokenSupply.length > 0 && hasOwnSettlement(state, side)) ||
    (leader && mayDeployLeader(state, side, 'any')),
  warn: (state, _, { within }) => state.tokenSupply.length > 0 && !isNone(warnedSietches(state, within)),
  reinforce: neverFirst,
  move: (state, side, { who }) => mayMove(state, side, who),
  'move-again': neverFirst,
  carry: (state, side) => !isNone(carriers(state, side)),
  attack: (state, side, { who }) => mayAttack(state, side, who),
  'special-attack': (state, side, { on }) =>
    on === 'adjacent' ? !isNone(shelled(state, side)) : capturable(state).length > 0,
  choose: (state, side, { options }) => options.some((option) => hasEffect(state, side, option)),
  if: (state, side, { when, then }) => holds(state, side, when) && hasEffect(state, side, then),
  'any-result': always,
  enter: (state, side, { leader }) => factionOf(state, side).leaders[leader] === 'reserve',
  draw: (state, side, { deck }) => mayDraw(actingDashboard(state, side), deck),
  'play-card': (state, side) => actingDashboard(state, side).hand.length > 0,
  upgrade: (state, side, { from, to }) => factionOf(state, side).supply[to] > 0 && hasUnit(state, side, from),
  vehicles: (state) => VEHICLES.some((vehicle) => state.vehicles[vehicle] > 0),
  'desert-power': always,
  wormsigns: (state) => mayPlaceWormsign(state),
  'remove-wormsigns': ({ where }, _, { near, n = 0 }) =>
    near === undefined ? n > 0 && !isNone(where.signs) : meets(where.signs, besides(near)),
  sandworms: (state, _, { n, near }) => n > 0 && !isNone(sandwormSpots(state, near)),
  'wild-maker': (state, _, { may }) => {
    if (may === 'place') return !isNone(emptyDesert(state));
    const area = wildMakerArea(state);
    return area !== undefined && !isNone((may === 'move' ? wormDestinations : wormTargets)(state, area));
  },
  'move-worms': (state) => !isNone(movingWorms(state)),
  'attack-worm': (state) => !isNone(attackingWorms(state)),
  storms: (state) => stormAreas(state).length > 0,
  wound: (state, side, step) => victims(state, side, step).length > 0,
  'opponent-discards': (state, side) => cardsInHand(state, enemyOf(side)) > 0,
  'bene-gesserit': ({ beneSupply }) => beneSupply > 0,
  'bury-prescience': (state) => hasUnkept(state),
  'renew-prescience': (state) => hasUnkept(state),
  attach: ({ shown }) => shown.length > 0,
  'discard-die': (state, side, { result }) => hasDie(state, enemyOf(side), result),
  'force-die': (state, side) => unusedDice(state, enemyOf(side)) > 0,
  uncover: (state) => !isNone(hiddenAreas(state)),
  restrain: always,
  'second-objective': ({ objectiveDeck }) => objectiveDeck.length > 0,
  'shift-markers': ({ prescience }) => MARKERS.some((marker) => prescience[marker] > 0),
  atomics: (state, _, { from }) => atomicsOpen(state, from),
  'lower-power': ({ rows }) => POWERS.some((power) => rows[power] < BOTTOM_ROW),
  'remove-vehicles': (state, side, { near, n }) => {
    const area = areaOfLeader(state, side, near);
    return n > 0 && area !== undefined && vehiclesIn(state, sectorsOf(area)).length > 0;
  },
  'remove-harvesters': (state) => !isNone(deepHarvesters(state)),
  'shoot-vehicles': (state, side) => rocketSectors(state, side).length > 0,
  'swap-tokens': (state) => !isNone(swappable(state, undefined)),
  'move-sietch': (state) => !isNone(movableSietches(state)),
  displace: (state, side) => !isNone(displaceable(state, side)),
});
