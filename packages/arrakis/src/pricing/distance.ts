import { AREA_IDS, GROUND } from '../content/map.js';

const AREAS = AREA_IDS.length;

/** Steps on the ground between all areas, by their positions on the board. */
const STEPS = allSteps();

function allSteps(): Uint8Array {
  const steps = new Uint8Array(AREAS * AREAS).fill(AREAS);
  for (let start = 0; start < AREAS; start++) {
    const row = steps.subarray(start * AREAS, (start + 1) * AREAS);
    row[start] = 0;
    const queue = [start];
    for (const at of queue) {
      const next = (row[at] as number) + 1;
      for (const other of GROUND[at] ?? []) {
        if ((row[other] as number) <= next) continue;
        row[other] = next;
        queue.push(other);
      }
    }
  }
  return steps;
}

/** How many steps on the ground lie between two areas, given by their positions on the board. */
export function stepsBetween(a: number, b: number): number {
  return STEPS[a * AREAS + b] as number;
}

/** What a thing is worth that can be had only after so many steps. Far ones still draw a little. */
const NEARNESS: readonly number[] = [1, 0.62, 0.5, 0.4, 0.32, 0.25, 0.19, 0.14, 0.1, 0.07, 0.05];

export function nearness(steps: number): number {
  return NEARNESS[steps] ?? 0.03;
}
