import { AREA_IDS, areaIndex, GROUND } from '../content/map.js';
import type { AreaId } from '../terms.js';

/** Steps on the ground from one area to all others. */
function stepsFrom(start: number): number[] {
  const steps = AREA_IDS.map(() => AREA_IDS.length);
  steps[start] = 0;
  const queue = [start];
  for (const at of queue) {
    for (const next of GROUND[at] ?? []) {
      if ((steps[next] ?? 0) <= (steps[at] ?? 0) + 1) continue;
      steps[next] = (steps[at] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

const STEPS: readonly (readonly number[])[] = AREA_IDS.map((_, i) => stepsFrom(i));

export function distance(a: AreaId, b: AreaId): number {
  return STEPS[areaIndex(a)]?.[areaIndex(b)] ?? AREA_IDS.length;
}
