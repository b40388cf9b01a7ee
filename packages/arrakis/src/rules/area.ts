import { areaOf, indexesIn, isDesert, neighbours, sectorsOf } from '../content/map.js';
import { ATOMICS } from '../content/settlements.js';
import { type ArrakisState, legionIn, type Zone, zoneAt } from '../state.js';
import { type AreaId, enemyOf, type SectorId, type Side, type Terrain } from '../terms.js';

/** Has a side a settlement here? */
export function hasSettlement(zone: Zone, side: Side): boolean {
  return side === 'harkonnen' ? zone.settlement > 0 : zone.sietch > 0;
}

/** No enemy settlement, no enemy unit, no sandworm (rulebook: Вільні та порожні зони). */
export function isFree(zone: Zone, side: Side): boolean {
  const enemy = enemyOf(side);
  return zone.worm === undefined && legionIn(zone, enemy) === undefined && !hasSettlement(zone, enemy);
}

/** No figure and no token of any kind; the mark of family atomics is part of the map. */
export function isEmpty(zone: Zone): boolean {
  return zone.station === undefined && isClear(zone);
}

/** Empty but for a testing station: where a sandworm may stop. */
export function isClear(zone: Zone): boolean {
  return (
    zone.atreides === undefined &&
    zone.harkonnen === undefined &&
    !zone.harvester &&
    zone.worm === undefined &&
    zone.sign === undefined &&
    zone.settlement === 0 &&
    zone.sietch === 0
  );
}

/** A rule that says desert means deep desert too. */
export function hasTerrain(zone: Zone, terrain: Terrain): boolean {
  return terrain === 'desert' ? isDesert(zone.terrain) : zone.terrain === terrain;
}

export type AreaTest = (zone: Zone) => boolean;

export function areasWhere(state: ArrakisState, test: AreaTest): AreaId[] {
  const found: AreaId[] = [];
  for (const zone of state.areas) if (test(zone)) found.push(zone.id);
  return found;
}

/** Is there such an area at all? */
export function someArea(state: ArrakisState, test: AreaTest): boolean {
  for (const zone of state.areas) if (test(zone)) return true;
  return false;
}

export function someIn(state: ArrakisState, sector: SectorId, test: AreaTest): boolean {
  for (const i of indexesIn(sector)) if (test(state.areas[i] as Zone)) return true;
  return false;
}

export function sectorHasLegion(state: ArrakisState, sector: SectorId, side: Side): boolean {
  return someIn(state, sector, (zone) => legionIn(zone, side) !== undefined);
}

export function inSectorWithLegion(state: ArrakisState, area: AreaId, side: Side): boolean {
  return sectorsOf(area).some((sector) => sectorHasLegion(state, sector, side));
}

export function isAdjacentTo(state: ArrakisState, area: AreaId, test: (zone: Zone) => boolean): boolean {
  return neighbours(area).some((id) => test(zoneAt(state, id)));
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

/** Areas within so many steps on the ground. */
export function areasWithin(from: AreaId, steps: number): AreaId[] {
  const found = [from];
  let edge = [from];
  for (let i = 0; i < steps; i++) {
    const next: AreaId[] = [];
    for (const id of edge) {
      for (const other of neighbours(id)) {
        if (found.includes(other)) continue;
        found.push(other);
        next.push(other);
      }
    }
    edge = next;
  }
  return found;
}
