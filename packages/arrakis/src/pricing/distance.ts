import { sure } from '@sietch/kernel';
import { positionsIn } from '../content/area-set.js';
import { AREAS as BOARD } from '../content/areas.js';
import { AREA_IDS, GROUND, isDesert } from '../content/map.js';
import { TERRAINS, type Terrain } from '../terms.js';

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
      const next = sure(row[at], 'number', at) + 1;
      for (const other of positionsIn(sure(GROUND[at], 'set of areas', at))) {
        if (sure(row[other], 'number', other) <= next) continue;
        row[other] = next;
        queue.push(other);
      }
    }
  }
  return steps;
}

/** How many steps on the ground lie between two areas, given by their positions on the board. */
export function stepsBetween(a: number, b: number): number {
  // A cast, not `sure`: bots ask it more often than anything, and it is always there.
  return STEPS[a * AREAS + b] ?? 0;
}

/** What a thing is worth that can be had only after so many steps. Far ones still draw a little. */
const NEARNESS: readonly number[] = [1, 0.62, 0.48, 0.36, 0.26, 0.18, 0.12, 0.08, 0.05];

export function nearness(steps: number): number {
  return NEARNESS[steps] ?? 0.03;
}

/** Steps from every area to the nearest of a terrain; family atomics are too rare to matter. */
const TO_TERRAIN = new Map(
  TERRAINS.map((terrain) => [terrain, AREA_IDS.map((_, at) => nearestOfTerrain(at, terrain))]),
);

function nearestOfTerrain(at: number, terrain: Terrain): number {
  let nearest = AREAS;
  BOARD.forEach((area, i) => {
    const fits = terrain === 'desert' ? isDesert(area.terrain) : area.terrain === terrain;
    if (fits) nearest = Math.min(nearest, stepsBetween(at, i));
  });
  return nearest;
}

export function stepsToTerrain(at: number, terrain: Terrain): number {
  return TO_TERRAIN.get(terrain)?.[at] ?? AREAS;
}
