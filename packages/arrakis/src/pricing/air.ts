import { AIR_ZONES } from '../content/sectors.js';
import type { AirZoneId, SectorId } from '../terms.js';

const SECTORS = new Map<AirZoneId, readonly SectorId[]>(AIR_ZONES.map(({ id, sectors }) => [id, sectors]));

/** Does an air zone reach one of these sectors? */
export function airLinks(zone: AirZoneId, sectors: readonly SectorId[]): boolean {
  const under = SECTORS.get(zone) ?? [];
  return sectors.some((sector) => under.includes(sector));
}
