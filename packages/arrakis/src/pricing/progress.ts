import { objectiveCard } from '../content/catalog.js';
import type { ArrakisState } from '../state.js';
import { MARKERS, type Marker } from '../terms.js';
import { WORTH } from './worth.js';

/** Steps still missing, by marker. */
export type Missing = Record<Marker, number>;

/** To who does not know the secret objective any step may be one of it. */
export const UNKNOWN_OBJECTIVE: Missing = { 'kwisatz-haderach': 8, 'sand-dwellers': 8, jihad: 8 };

/** How far the nearest secret objective is; a reached one wins at the end of the round. */
export function progress(state: ArrakisState): { missing: Missing; worth: number } {
  let best = Number.NEGATIVE_INFINITY;
  let missing: Missing = { 'kwisatz-haderach': 0, 'sand-dwellers': 0, jihad: 0 };
  for (const id of state.objectives) {
    const { targets } = objectiveCard(id);
    const left: Missing = { ...missing };
    let worth = 0;
    let total = 0;
    for (const marker of MARKERS) {
      const useful = Math.min(state.prescience[marker], targets[marker]);
      left[marker] = targets[marker] - useful;
      total += left[marker];
      worth += WORTH.step * useful + WORTH.surplus * (state.prescience[marker] - useful);
    }
    if (total === 0) worth += 60;
    else if (total < 6) worth += 1.5 * (6 - total);
    if (worth > best) [best, missing] = [worth, left];
  }
  return { missing, worth: best };
}

/** What steps on the prescience track are worth now. */
export function stepsWorth(steps: Partial<Record<Marker, number>>, missing: Missing): number {
  let sum = 0;
  for (const marker of MARKERS) {
    const n = steps[marker] ?? 0;
    const useful = Math.min(n, missing[marker]);
    sum += WORTH.step * useful + WORTH.surplus * (n - useful);
  }
  return sum;
}
