import { type AreaSet, both, either, includes, meets, minus, sizeOf } from '../../../content/area-set.js';
import {
  adjacentSectors,
  airZonesOf,
  airZonesOver,
  areaIndex,
  areasOf,
  areasUnder,
  around,
  BORDERING,
  FLIGHT,
  sectorsOf,
} from '../../../content/map.js';
import { AIR_ZONES } from '../../../content/sectors.js';
import { type ArrakisState, zoneAt } from '../../../state.js';
import { AIR_ZONE_IDS, type AirZoneId, type AreaId } from '../../../terms.js';
import { emptyAreas } from '../../area.js';
import { harvesterAreas } from '../../vehicles.js';
import { outranks } from '../power.js';
import { best, type Criterion, those } from '../sift.js';
import { targetArea } from '../tactics.js';

/** Beside no Atreides legion and no sietch; over impassable borders they are no danger. */
function safeAreas(state: ArrakisState): AreaSet {
  const { atreides, sietches } = state.where;
  return minus(emptyAreas(state), around(either(atreides, sietches)));
}

const harvested = (
  name: Criterion['name'],
  terrain: 'deep-desert' | 'desert',
  areas: (state: ArrakisState) => AreaSet,
): Criterion => ({
  name,
  keep: (state, candidates) => {
    const set = areas(state);
    const suits = (area: AreaId): boolean =>
      includes(set, areaIndex(area)) && zoneAt(state, area).terrain === terrain;
    return candidates.filter(suits);
  },
});

/** 1. Empty deep desert beside no Atreides legion or sietch. */
export const safeDeepDesert: Criterion = harvested('safe-deep-desert', 'deep-desert', safeAreas);
/** 2. Empty desert beside neither. */
export const safeDesert: Criterion = harvested('safe-desert', 'desert', safeAreas);
/** 3. Any free deep desert. */
export const freeDeepDesert: Criterion = harvested('free-deep-desert', 'deep-desert', harvesterAreas);
/** 4. Any free desert. */
export const freeDesert: Criterion = harvested('free-desert', 'desert', harvesterAreas);

/** Where harvesters go (rulebook: Розміщення гарвестерів). */
export const HARVEST: readonly Criterion[] = [safeDeepDesert, safeDesert, freeDeepDesert, freeDesert];

/** Air zones nothing flies in. */
export function freeAir({ air }: ArrakisState): AirZoneId[] {
  return AIR_ZONE_IDS.filter((zone) => air[zone] === undefined);
}

/** The air zone over the most harvesters. */
export const mostHarvesters: Criterion = best('most-harvesters', (state, zone) =>
  sizeOf(both(state.where.harvesters, areasUnder(zone as AirZoneId))),
);

/** Legions exactly two areas from a sietch they could attack; what lies between is flown over. */
function awaitingTransport(state: ArrakisState): AreaId[] {
  const sietches = minus(state.where.sietches, state.where.worms);
  return areasOf(state.where.harkonnen).filter((id) => {
    const at = areaIndex(id);
    const [near, far] = [BORDERING[at], FLIGHT[at]];
    if (near === undefined || far === undefined || !meets(far, sietches)) return false;
    const two = both(minus(far, near), sietches);
    const { harkonnen } = zoneAt(state, id);
    return areasOf(two).some((sietch) => outranks(harkonnen, zoneAt(state, sietch).atreides));
  });
}

/** 1. Air zones connected with such a legion. */
export const twoFromASietch: Criterion = {
  name: 'two-from-a-sietch',
  keep: (state, candidates) => {
    const zones = new Set<string>(awaitingTransport(state).flatMap(airZonesOf));
    return candidates.filter((zone) => zones.has(zone));
  },
};

/** 2. Air zones connected with the sector of the target sietch. */
export const overTarget: Criterion = {
  name: 'over-target',
  keep: (state, candidates) => {
    const area = targetArea(state);
    const zones: readonly string[] = area === undefined ? [] : airZonesOf(area);
    return candidates.filter((zone) => zones.includes(zone));
  },
};

/** 3. Air zones connected with a sector beside that of the target sietch. */
export const besideTarget: Criterion = {
  name: 'beside-target',
  keep: (state, candidates) => {
    const area = targetArea(state);
    const sectors = area === undefined ? [] : sectorsOf(area).flatMap(adjacentSectors);
    const zones: readonly string[] = sectors.flatMap(airZonesOver);
    return candidates.filter((zone) => zones.includes(zone));
  },
};

const CENTRAL_AIR: readonly string[] = AIR_ZONES.filter(({ sectors }) =>
  sectors.every((sector) => sector.startsWith('central')),
).map(({ id }) => id);

/** Of those preferably one between two central sectors. */
export const centralAir: Criterion = those('central-air', (_, zone) => CENTRAL_AIR.includes(zone));

/** Where ornithopters go: the steps of the list in their order (rulebook: Розміщення орнітоптерів). */
export const ORNITHOPTERS: readonly Criterion[] = [twoFromASietch, overTarget, besideTarget];
