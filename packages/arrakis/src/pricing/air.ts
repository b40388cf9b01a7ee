import { sectorsUnder } from '../content/map.js';
import { AIR_ZONE_IDS, type AirZoneId, type SectorId } from '../terms.js';

const SECTORS = new Map(AIR_ZONE_IDS.map((zone) => [zone, sectorsUnder(zone)]));

/** Does an air zone reach one of these sectors? */
export function airLinks(zone: AirZoneId, sectors: readonly SectorId[]): boolean {
  const under = SECTORS.get(zone) ?? [];
  return sectors.some((sector) => under.includes(sector));
}
