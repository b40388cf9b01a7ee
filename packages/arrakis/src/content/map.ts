import { dictionary, sure } from '@sietch/kernel';
import { AIR_ZONE_IDS, type AirZoneId, type AreaId, type SectorId, type Terrain } from '../terms.js';
import { type AreaSet, after, either, NO_AREA, put, setOf, union } from './area-set.js';
import { AREAS, type Area } from './areas.js';
import { BORDERS, IMPASSABLE } from './borders.js';
import { AIR_ZONES } from './sectors.js';

export const AREA_IDS: readonly AreaId[] = AREAS.map((area) => area.id);

const index: Record<AreaId, Area> = dictionary(Object.fromEntries(AREAS.map((area) => [area.id, area])));

export function areaOf(id: AreaId): Area {
  const area = index[id];
  if (area === undefined) throw new RangeError(`There is no area "${id}".`);
  return area;
}

const position: ReadonlyMap<AreaId, number> = new Map(AREAS.map((area, i) => [area.id, i]));

/** Where an area stands in lists kept in the order of the content. */
export function areaIndex(id: AreaId): number {
  return position.get(id) ?? -1;
}

/** The areas of a set, in the order of the board. */
export function areasOf(set: AreaSet): AreaId[] {
  const found: AreaId[] = [];
  for (let at = after(set, -1); at >= 0; at = after(set, at)) found.push(sure(AREA_IDS[at], 'area', at));
  return found;
}

export function isArea(id: string): boolean {
  return index[id] !== undefined;
}

function lists(): Record<AreaId, AreaId[]> {
  return Object.fromEntries(AREA_IDS.map((id) => [id, []]));
}

function link(to: Record<AreaId, AreaId[]>, a: AreaId, b: AreaId): void {
  to[a]?.push(b);
  to[b]?.push(a);
}

function groundNeighbours(): Record<AreaId, AreaId[]> {
  const found = lists();
  for (const [a, others] of Object.entries(BORDERS)) for (const b of others) link(found, a, b);
  return found;
}

function allNeighbours(): Record<AreaId, AreaId[]> {
  const found = groundNeighbours();
  for (const [a, b] of IMPASSABLE) link(found, a, b);
  return found;
}

const ground: Readonly<Record<AreaId, readonly AreaId[]>> = dictionary(groundNeighbours());
const air: Readonly<Record<AreaId, readonly AreaId[]>> = dictionary(allNeighbours());

/** Areas adjacent for legions and sandworms (rulebook: Ігрове поле). */
export function neighbours(id: AreaId): readonly AreaId[] {
  return ground[id] ?? [];
}

/** Areas that share any border, red ones included: what troop transport flies over. */
export function bordering(id: AreaId): readonly AreaId[] {
  return air[id] ?? [];
}

const setsOf = (lists: Readonly<Record<AreaId, readonly AreaId[]>>): readonly AreaSet[] =>
  AREA_IDS.map((id) => setOf((lists[id] ?? []).map(areaIndex)));

/** Areas adjacent to each, by position. */
export const GROUND: readonly AreaSet[] = setsOf(ground);
/** Areas that share any border with each, by position. */
export const BORDERING: readonly AreaSet[] = setsOf(air);

/** Areas up to two borders away, whatever lies between: how far troops are carried. */
export const FLIGHT: readonly AreaSet[] = BORDERING.map((near, from) =>
  put(either(near, union(BORDERING, near)), from, false),
);

/** Areas adjacent to one. */
export function besides(area: AreaId): AreaSet {
  return GROUND[areaIndex(area)] ?? NO_AREA;
}

/** All areas adjacent to one of a set. */
export function around(set: AreaSet): AreaSet {
  return union(GROUND, set);
}

const sectorAreas = new Map<SectorId, AreaId[]>();
for (const area of AREAS) {
  for (const sector of area.sectors) {
    const list = sectorAreas.get(sector);
    if (list === undefined) sectorAreas.set(sector, [area.id]);
    else list.push(area.id);
  }
}

const setsBySector = new Map<SectorId, AreaSet>(
  [...sectorAreas].map(([sector, ids]) => [sector, setOf(ids.map(areaIndex))]),
);

export function sectorSet(sector: SectorId): AreaSet {
  return setsBySector.get(sector) ?? NO_AREA;
}

/** All areas of the sectors of an area, by its position. */
export const SECTOR_MATES: readonly AreaSet[] = AREAS.map(({ sectors }) =>
  sectors.map(sectorSet).reduce(either, NO_AREA),
);

export function areasIn(sector: SectorId): readonly AreaId[] {
  return sectorAreas.get(sector) ?? [];
}

export function sectorsOf(id: AreaId): readonly SectorId[] {
  return index[id]?.sectors ?? [];
}

const sectorsBeside = new Map<SectorId, SectorId[]>(
  [...sectorAreas].map(([sector, ids]) => {
    const beside = new Set(ids.flatMap(bordering).flatMap(sectorsOf));
    // The pole belongs to all four sectors of the centre and joins none that do not touch elsewhere.
    const touching = [...beside].filter((other) => other !== sector && touch(sector, other));
    return [sector, touching];
  }),
);

/** Do areas of one of the sectors alone border on some of the other alone? */
function touch(a: SectorId, b: SectorId): boolean {
  const alone = (sector: SectorId): readonly AreaId[] =>
    areasIn(sector).filter((id) => sectorsOf(id).length === 1);
  return alone(a).some((id) => bordering(id).some((other) => alone(b).includes(other)));
}

/** Sectors that share a border with one. */
export function adjacentSectors(sector: SectorId): readonly SectorId[] {
  return sectorsBeside.get(sector) ?? [];
}

const zonesOfSector = new Map<SectorId, AirZoneId[]>();
for (const zone of AIR_ZONES) {
  for (const sector of zone.sectors)
    zonesOfSector.set(sector, [...(zonesOfSector.get(sector) ?? []), zone.id]);
}

export function airZonesOver(sector: SectorId): readonly AirZoneId[] {
  return zonesOfSector.get(sector) ?? [];
}

const connectedZones: Record<AreaId, readonly AirZoneId[]> = dictionary(
  Object.fromEntries(
    AREAS.map((area) => [area.id, [...new Set(area.sectors.flatMap((sector) => airZonesOver(sector)))]]),
  ),
);

/** Air zones connected with an area. */
export function airZonesOf(id: AreaId): readonly AirZoneId[] {
  return connectedZones[id] ?? [];
}

/** The same by position, as a bit for each air zone in the order of `AIR_ZONE_IDS`. */
export const AIR_ZONE_BITS: readonly number[] = AREA_IDS.map((id) =>
  airZonesOf(id).reduce((bits, zone) => bits | (1 << AIR_ZONE_IDS.indexOf(zone)), 0),
);

/** Areas connected with each air zone, in the order of `AIR_ZONE_IDS`. */
export const UNDER: readonly AreaSet[] = AIR_ZONE_IDS.map((id) =>
  AIR_ZONES.filter((zone) => zone.id === id)
    .flatMap(({ sectors }) => sectors.map(sectorSet))
    .reduce(either, NO_AREA),
);

export function areasUnder(zone: AirZoneId): AreaSet {
  return UNDER[AIR_ZONE_IDS.indexOf(zone)] ?? NO_AREA;
}

/** Deep desert is desert wherever no rule gives it a value of its own. */
export function isDesert(terrain: Terrain): boolean {
  return terrain === 'desert' || terrain === 'deep-desert';
}

const withTerrain = (test: (terrain: Terrain) => boolean): AreaSet =>
  setOf(AREAS.flatMap(({ terrain }, at) => (test(terrain) ? [at] : [])));

/** Before any atomics. */
export const DESERT: AreaSet = withTerrain(isDesert);
export const MOUNTAINS: AreaSet = withTerrain((terrain) => terrain === 'mountain');
