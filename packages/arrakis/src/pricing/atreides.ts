import { type ArrakisState, cardsInHand } from '../state.js';
import { MARKERS } from '../terms.js';
import { nearness, stepsBetween } from './distance.js';
import { type Distance, type Goal, type Judge, pressure } from './goal.js';
import { type Missing, progress, stepsWorth } from './progress.js';
import { deckWorth, prospects } from './prospects.js';
import { strengthOf } from './strength.js';
import type { Place, Survey } from './survey.js';
import { figuresWorth, handWorth, WORTH } from './worth.js';

/** What the Atreides have and may hope for; `judge` says what their goals are worth, to themselves or to who fears them. */
export function atreidesWorth(state: ArrakisState, seen: Survey, judge: Judge, distance?: Distance): number {
  const { beneGesserit } = state.factions.atreides;
  const { missing, worth } = progress(state);
  let sum = worth + handWorth(cardsInHand(state, 'atreides')) + WORTH.beneGesserit * beneGesserit;
  for (const { legion } of seen.atreides) sum += 1.1 * figuresWorth(legion);
  for (const { zone } of seen.sietches) sum += 0.5 + (zone.sietchShown ? 0 : 0.5);
  sum +=
    stationsWorth(seen, missing) +
    pressure(assaultGoals(state, seen, missing), seen.atreides, judge, distance) +
    desert(state, seen);
  return sum + prospects(state, seen, missing) + deckWorth(state, missing);
}

export function stationWorth(missing: Missing): number {
  const open = MARKERS.filter((marker) => missing[marker] > 0).length;
  return (WORTH.step * open) / MARKERS.length;
}

/** A station moves a marker nobody knows yet: worth a step as far as steps are missing. */
export function stationsWorth(seen: Survey, missing: Missing): number {
  const each = stationWorth(missing);
  let sum = 0;
  for (const { at } of seen.stations) {
    let nearest = 10;
    for (const stand of seen.atreides) {
      if (stand.strength.dice > 0) nearest = Math.min(nearest, stepsBetween(stand.at, at));
    }
    sum += each * nearness(nearest);
  }
  return sum;
}

/** Settlements as goals. */
export function assaultGoals(state: ArrakisState, { settlements }: Survey, missing: Missing): Goal[] {
  const cards = Math.min(2, cardsInHand(state, 'atreides') / 3);
  return settlements.map(({ at, zone }) => {
    const rank = zone.settlement;
    const prize = stepsWorth({ 'kwisatz-haderach': rank, 'sand-dwellers': rank, jihad: rank }, missing);
    const defence = strengthOf(zone.harkonnen);
    return { at, prize, defence, rank, cards };
  });
}

/** Worms near Harkonnen legions and harvesters, and wormsigns where the hazards would not put one anyway. */
function desert(state: ArrakisState, seen: Survey): number {
  let sum = 0;
  for (const place of seen.signs) sum += signWorth(state, seen, place);
  for (const { at } of seen.worms) {
    let nearest = 6;
    for (const stand of seen.harkonnen) nearest = Math.min(nearest, stepsBetween(stand.at, at));
    for (const place of seen.harvesters) nearest = Math.min(nearest, stepsBetween(place.at, at));
    sum += 0.6 + 1.2 * nearness(nearest);
  }
  return sum;
}

/** A wormsign carries riders, and bars the way of the Harkonnen beside it, who would turn it over. */
function signWorth({ phase }: ArrakisState, seen: Survey, { at, zone }: Place): number {
  if (phase === 'actions' && (zone.harkonnen !== undefined || zone.harvester)) return 0;
  let worth = 0.2;
  if (seen.atreides.some((stand) => stepsBetween(stand.at, at) === 1)) worth += 0.3;
  if (seen.harkonnen.some((stand) => stepsBetween(stand.at, at) === 1)) worth += 0.3;
  return worth;
}
