import { type Choice, oneOf } from '@sietch/kernel';
import { includes, meets, minus } from '../content/area-set.js';
import { planningCard } from '../content/catalog.js';
import { areaIndex, sectorSet } from '../content/map.js';
import { SPICE_RESERVE, STOCKPILE_COST, STOCKPILE_UP_TO } from '../content/tracks.js';
import { stepsOf } from '../rules/cards.js';
import { noFigures } from '../rules/legion.js';
import { hasEffect } from '../rules/possible.js';
import { type Allotment, allotments } from '../rules/spice.js';
import { stackingLimit } from '../rules/stacking.js';
import { callingAreas, wormsignAreas } from '../rules/wormsigns.js';
import { type ArrakisState, legionIn, zoneAt } from '../state.js';
import { AIR_ZONE_IDS, type AreaId, POWERS, SECTOR_IDS, type Side, UNITS } from '../terms.js';
import { withoutSurplus } from './surplus.js';
import { figuresWorth } from './worth.js';

/** Tells which choices of a decision throw something away; `undefined` where nothing can be. */
export function wasteIn(state: ArrakisState, side: Side): ((choice: Choice) => boolean) | undefined {
  const { decision } = state;
  switch (decision?.kind) {
    // Decks are not reshuffled: a card without effect is one less for a battle.
    case 'turn':
    case 'play-card':
      return ({ verb, what }) =>
        verb === 'card' &&
        what !== undefined &&
        !hasEffect(state, side, stepsOf(state, side, planningCard(what)));
    // The aircraft that was there goes back to the supply.
    case 'air-zone':
      return ({ verb, what }) => verb === 'zone' && state.air[oneOf(AIR_ZONE_IDS, what)] !== undefined;
    case 'area':
      return decision.purpose === 'wormsign' ? signForNothing(state) : undefined;
    case 'allot':
      return spiceForNothing(state);
    // Who only passes through may be more than stay.
    case 'place-unit':
      return decision.marched
        ? undefined
        : ({ verb, what, count }) => verb === 'bring' && isTooMany(state, side, decision.area, what, count);
    case 'muster':
      return ({ verb, what, where, count }) =>
        verb === 'deploy' && where !== undefined && isTooMany(state, side, where, what, count);
    default:
      return undefined;
  }
}

/** Is the last of the units that come lost at once, because the area is full of others as good? */
function isTooMany(
  state: ArrakisState,
  side: Side,
  area: AreaId,
  what: string | undefined,
  count = 0,
): boolean {
  const unit = oneOf(UNITS, what);
  const limit = stackingLimit(state, side);
  const there = legionIn(zoneAt(state, area), side) ?? noFigures();
  const kept = (n: number) => withoutSurplus({ ...there, [unit]: there[unit] + n }, limit);
  return figuresWorth(kept(count)) <= figuresWorth(kept(count - 1));
}

/** Phase 3 puts a wormsign wherever the Harkonnen stand in the desert, as long as there are enough. */
function signForNothing(state: ArrakisState): (choice: Choice) => boolean {
  const calling = callingAreas(state);
  const others = minus(wormsignAreas(state), calling);
  return ({ verb, what, where }) =>
    verb === 'sector'
      ? !meets(sectorSet(oneOf(SECTOR_IDS, what)), others)
      : where !== undefined && includes(calling, areaIndex(where));
}

/** Spice beyond the reserve is lost, though it could have bought something besides. */
function spiceForNothing(state: ArrakisState): (choice: Choice) => boolean {
  const ways = allotments(state);
  // A point with a price apart from spice is asked for afterwards, if enough is left.
  const dear = state.supremacy <= STOCKPILE_UP_TO && ways.every(({ stockpile }) => stockpile === 0);
  const leavesPoint = ({ total }: Allotment) => dear && state.spice - total >= STOCKPILE_COST;
  return ({ where }) => {
    const way = ways.find(({ name }) => name === where);
    if (way === undefined) return false;
    const left = state.spice - way.total - (leavesPoint(way) ? STOCKPILE_COST : 0);
    if (left <= SPICE_RESERVE) return false;
    return ways.some((other) => buysMore(other, way) && leavesPoint(other) === leavesPoint(way));
  };
}

function buysMore(one: Allotment, other: Allotment): boolean {
  if (one.total <= other.total || one.stockpile < other.stockpile) return false;
  return POWERS.every((power) => one.prices[power] >= other.prices[power]);
}
