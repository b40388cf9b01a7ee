import { sure } from '@sietch/kernel';
import { put } from '../content/area-set.js';
import { areaIndex, isDesert } from '../content/map.js';
import { nowhere } from '../new-state.js';
import type { ArrakisState, Legion, Where, Zone } from '../state.js';
import type { AreaId, Marker, Side, Worm, Wormsign } from '../terms.js';

/** The sets that tell what these areas hold. */
export function whereIn(areas: readonly Zone[]): Where {
  const where = nowhere();
  for (let at = 0; at < areas.length; at++) {
    const zone = sure(areas[at], 'area', at);
    if (zone.atreides !== undefined) where.atreides = put(where.atreides, at, true);
    if (zone.harkonnen !== undefined) where.harkonnen = put(where.harkonnen, at, true);
    if (zone.settlement > 0) where.settlements = put(where.settlements, at, true);
    if (zone.sietch > 0) where.sietches = put(where.sietches, at, true);
    if (zone.station !== undefined) where.stations = put(where.stations, at, true);
    if (zone.sign !== undefined) where.signs = put(where.signs, at, true);
    if (zone.worm !== undefined) where.worms = put(where.worms, at, true);
    if (zone.harvester) where.harvesters = put(where.harvesters, at, true);
    if (isDesert(zone.terrain)) where.desert = put(where.desert, at, true);
    if (zone.terrain === 'mountain') where.mountains = put(where.mountains, at, true);
  }
  return where;
}

// Whatever is put into an area or taken out of it goes through the functions below, so that the sets stay true.

export function setLegion(state: ArrakisState, side: Side, area: AreaId, legion: Legion | undefined): void {
  const at = areaIndex(area);
  const { where } = state;
  const zone = sure(state.areas[at], 'area', at);
  if (side === 'atreides') {
    zone.atreides = legion;
    where.atreides = put(where.atreides, at, legion !== undefined);
  } else {
    zone.harkonnen = legion;
    where.harkonnen = put(where.harkonnen, at, legion !== undefined);
  }
}

/** Rank 0 takes a settlement away. */
export function setSettlement({ areas, where }: ArrakisState, area: AreaId, rank: number): void {
  const at = areaIndex(area);
  sure(areas[at], 'area', at).settlement = rank;
  where.settlements = put(where.settlements, at, rank > 0);
}

/** Rank 0 takes a sietch away. */
export function setSietch({ areas, where }: ArrakisState, area: AreaId, rank: number, shown: boolean): void {
  const at = areaIndex(area);
  const zone = sure(areas[at], 'area', at);
  zone.sietch = rank;
  zone.sietchShown = shown;
  where.sietches = put(where.sietches, at, rank > 0);
}

export function setStation({ areas, where }: ArrakisState, area: AreaId, station: Marker | undefined): void {
  const at = areaIndex(area);
  sure(areas[at], 'area', at).station = station;
  where.stations = put(where.stations, at, station !== undefined);
}

export function setSign({ areas, where }: ArrakisState, area: AreaId, sign: Wormsign | undefined): void {
  const at = areaIndex(area);
  sure(areas[at], 'area', at).sign = sign;
  where.signs = put(where.signs, at, sign !== undefined);
}

export function setWorm({ areas, where }: ArrakisState, area: AreaId, worm: Worm | undefined): void {
  const at = areaIndex(area);
  sure(areas[at], 'area', at).worm = worm;
  where.worms = put(where.worms, at, worm !== undefined);
}

export function setHarvester({ areas, where }: ArrakisState, area: AreaId, harvester: boolean): void {
  const at = areaIndex(area);
  sure(areas[at], 'area', at).harvester = harvester;
  where.harvesters = put(where.harvesters, at, harvester);
}

/** A mountain blown open. */
export function makeDesert({ areas, where }: ArrakisState, area: AreaId): void {
  const at = areaIndex(area);
  sure(areas[at], 'area', at).terrain = 'desert';
  where.desert = put(where.desert, at, true);
  where.mountains = put(where.mountains, at, false);
}
