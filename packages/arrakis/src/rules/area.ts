import { sure } from '@sietch/kernel';
import {
  ALL_AREAS,
  type AreaSet,
  after,
  both,
  either,
  meets,
  minus,
  NO_AREA,
  put,
} from '../content/area-set.js';
import { areaIndex, areaOf, isDesert, SECTOR_MATES, sectorSet } from '../content/map.js';
import { ATOMICS } from '../content/settlements.js';
import { type ArrakisState, legionsOf, type Zone } from '../state.js';
import { type AreaId, enemyOf, type SectorId, type Side, type Terrain } from '../terms.js';

/** Has a side a settlement here? */
export function hasSettlement(zone: Zone, side: Side): boolean {
  return side === 'harkonnen' ? zone.settlement > 0 : zone.sietch > 0;
}

export function settlementsOf({ where }: ArrakisState, side: Side): AreaSet {
  return side === 'harkonnen' ? where.settlements : where.sietches;
}

/** Areas with a legion or a settlement of a side. */
export function heldBy(state: ArrakisState, side: Side): AreaSet {
  return either(legionsOf(state, side), settlementsOf(state, side));
}

/** Free areas: no enemy settlement, no enemy unit, no sandworm (rulebook: Вільні та порожні зони). */
export function freeFor(state: ArrakisState, side: Side): AreaSet {
  return minus(ALL_AREAS, either(heldBy(state, enemyOf(side)), state.where.worms));
}

/** Empty but for a testing station: where a sandworm may stop. */
export function clearAreas({ where }: ArrakisState): AreaSet {
  const figures = either(either(where.atreides, where.harkonnen), either(where.worms, where.harvesters));
  const places = either(either(where.settlements, where.sietches), where.signs);
  return minus(ALL_AREAS, either(figures, places));
}

/** No figure and no token of any kind; the mark of family atomics is part of the map. */
export function emptyAreas(state: ArrakisState): AreaSet {
  return minus(clearAreas(state), state.where.stations);
}

export function emptyDesert(state: ArrakisState): AreaSet {
  return both(state.where.desert, emptyAreas(state));
}

/** A rule that says desert means deep desert too. */
export function hasTerrain(zone: Zone, terrain: Terrain): boolean {
  return terrain === 'desert' ? isDesert(zone.terrain) : zone.terrain === terrain;
}

export type AreaTest = (zone: Zone) => boolean;

/** The areas of a set that pass a test. */
export function select({ areas }: ArrakisState, set: AreaSet, test: AreaTest): AreaSet {
  let found = NO_AREA;
  for (let at = after(set, -1); at >= 0; at = after(set, at))
    if (test(sure(areas[at], 'area', at))) found = put(found, at, true);
  return found;
}

export function withTerrain(state: ArrakisState, set: AreaSet, terrain: Terrain): AreaSet {
  if (terrain === 'desert') return both(set, state.where.desert);
  return select(state, set, (zone) => zone.terrain === terrain);
}

export function sectorHasLegion(state: ArrakisState, sector: SectorId, side: Side): boolean {
  return meets(legionsOf(state, side), sectorSet(sector));
}

export function inSectorWithLegion(state: ArrakisState, area: AreaId, side: Side): boolean {
  const at = areaIndex(area);
  return meets(legionsOf(state, side), sure(SECTOR_MATES[at], 'set of areas', at));
}

/** Storms spare mountains and the five ringed plateaus, until atomics open them (rulebook: Розіграш коріолісових бур). */
export function isExposed(state: ArrakisState, zone: Zone): boolean {
  if (zone.terrain === 'mountain') return false;
  if (!areaOf(zone.id).sheltered) return true;
  return state.atomics !== undefined && ATOMICS[state.atomics]?.includes(zone.id) === true;
}

/** Hits of a special result of the desert's dice. */
export function specialHits(terrain: Terrain): number {
  if (terrain === 'deep-desert') return 2;
  return terrain === 'desert' ? 1 : 0;
}
