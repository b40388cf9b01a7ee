import { objectiveCard } from '../content/catalog.js';
import type { ArrakisState } from '../state.js';
import { MARKERS, type Marker } from '../terms.js';
import { nearness, stepsBetween } from './distance.js';
import { forceOf } from './force.js';
import { type Goal, pressure } from './goal.js';
import { deckWorth, prospects } from './prospects.js';
import type { Survey } from './survey.js';
import { figuresWorth, handWorth, WORTH } from './worth.js';

/** Steps still missing, by marker. */
export type Missing = Record<Marker, number>;

/** What the Atreides have and may hope for; `fear` is how much their assaults count. */
export function atreidesWorth(state: ArrakisState, seen: Survey, fear: number): number {
  const { hand, beneGesserit } = state.factions.atreides;
  const { missing, worth } = progress(state);
  let sum = worth + handWorth(hand.length) + WORTH.beneGesserit * beneGesserit;
  for (const { legion } of seen.atreides) sum += 1.1 * figuresWorth(legion);
  for (const { zone } of seen.sietches) sum += 0.5 + (zone.sietchShown ? 0 : 0.5);
  sum +=
    stations(seen, missing) +
    fear * pressure(assaultGoals(state, seen, missing), seen.atreides) +
    desert(seen);
  return sum + prospects(state, seen, missing) + deckWorth(state, missing);
}

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

export function stationWorth(missing: Missing): number {
  const open = MARKERS.filter((marker) => missing[marker] > 0).length;
  return (WORTH.step * open) / MARKERS.length;
}

/** A station moves a marker nobody knows yet: worth a step as far as steps are missing. */
function stations(seen: Survey, missing: Missing): number {
  const each = stationWorth(missing);
  let sum = 0;
  for (const { at } of seen.stations) {
    let nearest = 10;
    for (const stand of seen.atreides) {
      if (stand.force.dice > 0) nearest = Math.min(nearest, stepsBetween(stand.at, at));
    }
    sum += each * nearness(nearest);
  }
  return sum;
}

/** Settlements as goals. */
export function assaultGoals(state: ArrakisState, { settlements }: Survey, missing: Missing): Goal[] {
  const cards = Math.min(2, state.factions.atreides.hand.length / 3);
  return settlements.map(({ at, zone }) => {
    const rank = zone.settlement;
    const prize = stepsWorth({ 'kwisatz-haderach': rank, 'sand-dwellers': rank, jihad: rank }, missing);
    const defence = forceOf(zone.harkonnen);
    return { at, prize, defence, rank, cards };
  });
}

/** Worms and wormsigns near Harkonnen legions and harvesters. */
function desert(seen: Survey): number {
  let sum = 0.2 * seen.signs.length;
  for (const { zone } of seen.signs) if (zone.harkonnen !== undefined || zone.harvester) sum += 0.6;
  for (const { at } of seen.worms) {
    let nearest = 6;
    for (const stand of seen.harkonnen) nearest = Math.min(nearest, stepsBetween(stand.at, at));
    for (const place of seen.harvesters) nearest = Math.min(nearest, stepsBetween(place.at, at));
    sum += 0.6 + 1.2 * nearness(nearest);
  }
  return sum;
}
