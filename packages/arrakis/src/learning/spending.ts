import { type Choice, numberOf, type Trait } from '@sietch/kernel';
import { prescienceCard } from '../content/catalog.js';
import { BOTTOM_ROW, KEEP_COST, RAISE_COST, SPICE_RESERVE } from '../content/tracks.js';
import { progress, stepsWorth } from '../pricing/progress.js';
import { allotments } from '../rules/spice.js';
import { MARKERS, POWERS } from '../terms.js';
import { bucket, type Situation, say } from './situation.js';

const OF = {
  lowest: numberOf('lowest-row-after'),
  point: numberOf('point-bought'),
  lost: numberOf('spice-lost'),
  sunk: numberOf('powers-sunk'),
  claim: numberOf('claim-worth'),
  marker: numberOf('marker-missing'),
} as const;

/** What a way to spend the spice leads to. */
export function sayAllotment({ state, kind, stage }: Situation, { where }: Choice, said: Trait[]): void {
  const way = allotments(state).find(({ name }) => name === where);
  if (way === undefined) return;
  let lowest = 0;
  let sunk = 0;
  for (const power of POWERS) {
    const price = way.prices[power];
    const change = price === RAISE_COST ? -1 : price === KEEP_COST ? 0 : 1;
    lowest = Math.max(lowest, Math.min(BOTTOM_ROW, state.rows[power] + change));
    if (price === 0) sunk++;
  }
  say(said, OF.lowest, kind, lowest);
  say(said, OF.sunk, kind, sunk, lowest);
  say(said, OF.point, kind, way.stockpile, stage);
  say(said, OF.lost, kind, Math.max(0, state.spice - way.total - SPICE_RESERVE));
}

/** What a prescience card brings: steps that are still missing. */
export function sayClaim({ state, kind }: Situation, act: number, card: string, said: Trait[]): void {
  const shown = state.shown.some(({ id }) => id === card);
  if (!shown) return;
  const { missing } = progress(state);
  say(said, OF.claim, kind ^ act, bucket(stepsWorth(prescienceCard(card).markers, missing)));
}

/** Which marker moves: how many steps it lacks. */
export function sayMarker({ state, kind }: Situation, act: number, name: string, said: Trait[]): void {
  const { missing } = progress(state);
  for (const marker of MARKERS)
    if (marker === name) say(said, OF.marker, kind ^ act, Math.min(4, missing[marker]));
}
