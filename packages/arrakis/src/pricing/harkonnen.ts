import { isDesert, sectorsOf } from '../content/map.js';
import { BOTTOM_ROW, STOCKPILE_COST, STOCKPILE_UP_TO } from '../content/tracks.js';
import { isExposed } from '../rules/area.js';
import { unusedDice } from '../rules/dice.js';
import { type ArrakisState, cardsInHand, type Zone } from '../state.js';
import { AIR_ZONE_IDS, POWERS } from '../terms.js';
import { airLinks } from './air.js';
import { stepsBetween } from './distance.js';
import { type Goal, pressure } from './goal.js';
import { strengthOf } from './strength.js';
import type { Survey } from './survey.js';
import { figuresWorth, handWorth, WORTH } from './worth.js';

/** Ranks of sietches nobody has seen are two on the average. */
const MEAN_RANK = 2;

/** What the Harkonnen have and may hope for. `knowsRanks`: the Atreides judge by the true ranks. */
export function harkonnenWorth(state: ArrakisState, seen: Survey, knowsRanks: boolean): number {
  const { beneGesserit } = state.factions.harkonnen;
  let sum =
    handWorth(cardsInHand(state, 'harkonnen')) +
    WORTH.beneGesserit * beneGesserit +
    WORTH.supremacy * state.supremacy +
    0.25 * state.supremacy ** 2;
  const late = 0.35 + 0.65 * (1 - Math.min(1, unusedDice(state, 'harkonnen') / 8));
  for (const stand of seen.harkonnen) {
    const figures = figuresWorth(stand.legion);
    sum += figures - Math.min(0.7 * figures, late * hazards(state, stand.zone));
  }
  return (
    sum +
    pressure(raidGoals(state, seen, knowsRanks), seen.harkonnen) +
    imperium(state) +
    vehicles(state, seen)
  );
}

/** Sietches as goals. */
export function raidGoals(state: ArrakisState, { sietches }: Survey, knowsRanks: boolean): Goal[] {
  const cards = state.bans.includes('landsraad') ? 0 : Math.min(2, cardsInHand(state, 'harkonnen') / 3);
  return sietches.map(({ at, zone }) => {
    const rank = knowsRanks || zone.sietchShown ? zone.sietch : MEAN_RANK;
    const defence = strengthOf(zone.atreides);
    return { at, prize: WORTH.supremacy * rank, defence, rank, cards };
  });
}

/** Storms and worms cost a legion in the open about so much at the end of the round. */
export function hazards(state: ArrakisState, zone: Zone): number {
  if (!isExposed(state, zone)) return 0;
  if (!isDesert(zone.terrain)) return 1;
  const worm = zone.sign === undefined ? 0 : 0.5;
  return (zone.terrain === 'deep-desert' ? 2.6 : 1.8) + worm;
}

/** The Spice Must Flow: dice, bans, spice in hand. */
function imperium(state: ArrakisState): number {
  let sum = 0;
  let lowest = 0;
  for (const power of POWERS) {
    const row = state.rows[power];
    lowest = Math.max(lowest, row);
    sum -= 1.2 * row + (row === BOTTOM_ROW ? 2 : 0);
  }
  sum -= 4 * lowest + 1.5 * state.bans.length;
  if (state.phase === 'spice') {
    const buys = state.supremacy <= STOCKPILE_UP_TO && state.spice >= STOCKPILE_COST;
    sum += (buys ? 0.95 * WORTH.supremacy : 0) + 0.3 * Math.min(2, state.spice - (buys ? STOCKPILE_COST : 0));
  }
  return sum + 1.5 * state.reserve;
}

function vehicles(state: ArrakisState, seen: Survey): number {
  let sum = 0;
  for (const { at, zone } of seen.harvesters) {
    const deep = zone.terrain === 'deep-desert';
    sum += WORTH.spice * (deep ? 2 * 0.55 : 0.78) * safety(seen, at, zone.sign !== undefined);
  }
  for (const id of AIR_ZONE_IDS) {
    const vehicle = state.air[id];
    if (vehicle === 'ornithopter') sum += 0.6 + 0.12 * strongestUnder(seen, id);
    else if (vehicle === 'carryall') sum += 0.3 + 0.5 * Math.min(3, harvestersUnder(seen, id));
  }
  return sum;
}

/** Harvesters last longer away from Atreides and sandworms. */
function safety(seen: Survey, at: number, signed: boolean): number {
  let nearest = 4;
  for (const enemy of seen.atreides) nearest = Math.min(nearest, stepsBetween(enemy.at, at));
  for (const worm of seen.worms) nearest = Math.min(nearest, stepsBetween(worm.at, at));
  return (0.6 + 0.1 * nearest) * (signed ? 0.9 : 1);
}

function strongestUnder(seen: Survey, id: (typeof AIR_ZONE_IDS)[number]): number {
  let strongest = 0;
  for (const { zone, strength } of seen.harkonnen) {
    if (strength.dice > strongest && airLinks(id, sectorsOf(zone.id))) strongest = strength.dice;
  }
  return strongest;
}

function harvestersUnder(seen: Survey, id: (typeof AIR_ZONE_IDS)[number]): number {
  let n = 0;
  for (const { zone } of seen.harvesters) if (airLinks(id, sectorsOf(zone.id))) n++;
  return n;
}
