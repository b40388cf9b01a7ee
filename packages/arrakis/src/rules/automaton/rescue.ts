import { oneOf } from '@sietch/kernel';
import { airZonesOf } from '../../content/map.js';
import type { ArrakisPlay } from '../../events.js';
import { type ArrakisState, zoneAt } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { AIR_ZONE_IDS, type AirZoneId, type AreaId } from '../../terms.js';
import { carryallsFor, rescueHarvester } from '../sandworms.js';
import { removeHarvester } from '../vehicles.js';
import { decide } from './sift.js';

/** Harvesters in deep desert that a worm has still to come to. */
function deepOnesAhead({ appearance, areas }: ArrakisState): AreaId[] {
  const ahead = appearance?.effects ?? [];
  return areas
    .filter(({ id, terrain, harvester }) => harvester && terrain === 'deep-desert' && ahead.includes(id))
    .map(({ id }) => id);
}

/** The most of these harvesters that so many carryalls can save. */
function saveable(areas: readonly AreaId[], carryalls: readonly AirZoneId[]): number {
  const [area, ...rest] = areas;
  if (area === undefined) return 0;
  const zones = carryalls.filter((zone) => airZonesOf(area).includes(zone));
  const saved = zones.map(
    (zone) =>
      1 +
      saveable(
        rest,
        carryalls.filter((other) => other !== zone),
      ),
  );
  return Math.max(saveable(rest, carryalls), ...saved);
}

/** Carryalls for a harvester that none in deep desert will need (rulebook: Збирання прянощів). */
export function carryallsToSpare(state: ArrakisState, area: AreaId): AirZoneId[] {
  const zones = carryallsFor(state, area);
  if (zoneAt(state, area).terrain === 'deep-desert') return zones;
  const all = AIR_ZONE_IDS.filter((zone) => state.air[zone] === 'carryall');
  const ahead = deepOnesAhead(state);
  const most = saveable(ahead, all);
  return zones.filter(
    (zone) =>
      saveable(
        ahead,
        all.filter((other) => other !== zone),
      ) === most,
  );
}

/** A carryall is always used when it can save a harvester. */
export function rescue(play: ArrakisPlay, task: AutomatonTask<'rescue'>): void {
  const { state } = play;
  const zones = carryallsToSpare(state, task.area);
  if (zones.length === 0) return removeHarvester(play, task.area);
  const zone = decide(play, task, 'rescue', zones);
  if (zone !== undefined) rescueHarvester(play, task.area, oneOf(AIR_ZONE_IDS, zone));
}
