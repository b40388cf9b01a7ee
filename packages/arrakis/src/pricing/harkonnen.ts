import { isDesert, sectorsOf } from '../content/map.js';
import { BOTTOM_ROW, STOCKPILE_COST, STOCKPILE_UP_TO } from '../content/tracks.js';
import { isExposed } from '../rules/area.js';
import { unusedDice } from '../rules/dice.js';
import { type ArrakisState, cardsInHand, type Zone } from '../state.js';
import { AIR_ZONE_IDS, type AirZoneId, POWERS, type Power } from '../terms.js';
import { airLinks } from './air.js';
import { stepsBetween } from './distance.js';
import { type Goal, type Judge, pressure } from './goal.js';
import { strengthOf } from './strength.js';
import type { Stand, Survey } from './survey.js';
import { figuresWorth, handWorth, WORTH } from './worth.js';

/** Ranks of sietches nobody has seen are two on the average. */
const MEAN_RANK = 2;

/**
 * What the Harkonnen have and may hope for; `judge` says what their goals are worth, to themselves or to who fears them.
 * `knowsRanks`: the Atreides judge by the true ranks.
 */
export function harkonnenWorth(state: ArrakisState, seen: Survey, judge: Judge, knowsRanks: boolean): number {
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
    pressure(raidGoals(state, seen, knowsRanks), seen.harkonnen, judge) +
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

/** What a ban costs until it is lifted, besides the units beyond a lower limit: cards in battles most, scouting least. */
const BAN: Readonly<Record<Power, number>> = { choam: 1.2, 'spacing-guild': 0.5, landsraad: 1.6 };

/** The Spice Must Flow: dice, bans, spice in hand. */
function imperium(state: ArrakisState): number {
  let sum = 0;
  let lowest = 0;
  for (const power of POWERS) {
    const row = state.rows[power];
    lowest = Math.max(lowest, row);
    sum -= 1.2 * row + (row === BOTTOM_ROW ? 2 : 0);
  }
  sum -= 4 * lowest;
  for (const power of state.bans) sum -= BAN[power];
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
  const served = new Set<Stand>();
  for (const id of AIR_ZONE_IDS) {
    const vehicle = state.air[id];
    if (vehicle === 'ornithopter') sum += 0.4 + 0.14 * transport(seen, id, served);
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

/** Dice of the strongest legion an ornithopter can carry; one that another carries already needs no second. */
function transport(seen: Survey, id: AirZoneId, served: Set<Stand>): number {
  let strongest: Stand | undefined;
  for (const stand of seen.harkonnen) {
    if (served.has(stand) || !airLinks(id, sectorsOf(stand.zone.id))) continue;
    if (stand.strength.dice > (strongest?.strength.dice ?? 0)) strongest = stand;
  }
  if (strongest === undefined) return 0;
  served.add(strongest);
  return strongest.strength.dice;
}

function harvestersUnder(seen: Survey, id: AirZoneId): number {
  let n = 0;
  for (const { zone } of seen.harvesters) if (airLinks(id, sectorsOf(zone.id))) n++;
  return n;
}
