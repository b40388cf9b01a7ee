import { sure } from '@sietch/kernel';
import {
  type AreaSet,
  both,
  either,
  filter,
  isNone,
  minus,
  positionsIn,
  setOf,
  union,
} from '../../content/area-set.js';
import { AREA_IDS, areaIndex, BORDERING } from '../../content/map.js';
import type { ArrakisState } from '../../state.js';
import type { AreaId } from '../../terms.js';
import { freeFor } from '../area.js';
import { unitsIn } from '../legion.js';
import { stackingLimit } from '../stacking.js';

/** Steps from an area to the nearest goal; infinite where no way leads. */
export type Distances = (area: AreaId) => number;

/** Own areas with no room for a unit more. */
export function fullAreas(state: ArrakisState): AreaSet {
  const limit = stackingLimit(state, 'harkonnen');
  return filter(state.where.harkonnen, (at) => unitsIn(sure(state.areas[at], 'area', at).harkonnen) >= limit);
}

/** Areas a legion can cross and end in: free, and not full of own units. */
export function openAreas(state: ArrakisState): AreaSet {
  return minus(freeFor(state, 'harkonnen'), fullAreas(state));
}

/**
 * Shortest ways of the Harkonnen to some goals: over free areas, whatever borders lie between, because the automaton
 * ignores impassable ones (rulebook: Вибір найкоротшого шляху).
 */
export function distancesTo(state: ArrakisState, goals: AreaSet): Distances {
  const open = openAreas(state);
  const steps: number[] = AREA_IDS.map(() => Number.POSITIVE_INFINITY);
  let reached = goals;
  let front = goals;
  for (let step = 0; !isNone(front); step++) {
    for (const at of positionsIn(front)) steps[at] = step;
    const onward = step === 0 ? front : both(front, open);
    front = minus(union(BORDERING, onward), reached);
    reached = either(reached, front);
  }
  return (area) => sure(steps[areaIndex(area)], 'distance of', area);
}

export function distancesToArea(state: ArrakisState, area: AreaId): Distances {
  return distancesTo(state, setOf([areaIndex(area)]));
}

/** Steps to the nearest sietch, whichever it is. */
export function distancesToSietches(state: ArrakisState): Distances {
  return distancesTo(state, state.where.sietches);
}
