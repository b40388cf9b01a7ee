import { numberOf, oneOf, sure, type Trait } from '@sietch/kernel';
import { both, includes, sizeOf } from '../content/area-set.js';
import { areaIndex, areasUnder } from '../content/map.js';
import type { DecisionOf } from '../decisions.js';
import { stepsBetween } from '../pricing/distance.js';
import { bestOpening, promiseOf } from '../pricing/openings.js';
import type { Place, Stand } from '../pricing/survey.js';
import { hasSettlement, isExposed } from '../rules/area.js';
import { unitsIn } from '../rules/legion.js';
import { stackingLimit } from '../rules/stacking.js';
import { legionIn } from '../state.js';
import { AIR_ZONE_IDS } from '../terms.js';
import { type Situation, say } from './situation.js';

/** Kinds of traits about an area. */
const OF = {
  terrain: numberOf('terrain'),
  own: numberOf('own-units'),
  enemy: numberOf('enemy-units'),
  room: numberOf('room'),
  settlement: numberOf('settlement-and-danger'),
  threatened: numberOf('threatened'),
  left: numberOf('left-behind'),
  going: numberOf('going'),
  under: numberOf('under-the-air-zone'),
  enemyNear: numberOf('enemy-near'),
  ownNear: numberOf('own-near'),
  goal: numberOf('goal-near'),
  things: numberOf('things'),
  area: numberOf('area'),
} as const;

const FAR = 4;

/** What can be said of any area a choice is about. */
export function sayPlace(now: Situation, act: number, id: string, said: Trait[]): void {
  const at = areaIndex(id);
  if (at < 0) return;
  const { state, side, enemy } = now;
  const zone = sure(state.areas[at], 'area', at);
  const [own, other] = [unitsIn(legionIn(zone, side)), unitsIn(legionIn(zone, enemy))];
  const seen = now.seen();
  const [mine, theirs] =
    side === 'atreides' ? [seen.atreides, seen.harkonnen] : [seen.harkonnen, seen.atreides];
  const goals = side === 'atreides' ? seen.settlements : seen.sietches;
  const danger = nearest(theirs, at);
  const question = now.kind ^ act;
  say(said, OF.area, question, at);
  say(said, OF.terrain, question, numberOf(zone.terrain), isExposed(state, zone) ? 1 : 0);
  say(said, OF.own, question, Math.min(6, own), danger);
  say(said, OF.enemy, question, Math.min(6, other));
  say(said, OF.room, question, Math.max(-3, Math.min(3, stackingLimit(state, side) - own)));
  say(said, OF.enemyNear, question, danger, strengthNear(theirs, at));
  say(said, OF.ownNear, question, nearest(mine, at));
  say(said, OF.goal, question, nearest(goals, at), openGoal(goals, at, enemy));
  const settled = hasSettlement(zone, side);
  if (settled) say(said, OF.settlement, question, danger, Math.min(3, own));
  const threat = bestOpening(now.threats(), (opening) => opening.at === at);
  const exposed = threat === undefined ? 0 : 1 + promiseOf(threat);
  say(said, OF.threatened, question, exposed, 4 * Math.min(3, own) + (settled ? 16 : 0));
  const things =
    (zone.sign === undefined ? 0 : 1) +
    (zone.worm === undefined ? 0 : 2) +
    (zone.harvester ? 4 : 0) +
    (zone.station === undefined ? 0 : 8);
  say(said, OF.things, question, things, danger === 0 ? 1 : 0);
}

/** How many of a legion go, and how many stay. */
export function sayDivision(
  now: Situation,
  act: number,
  { from, to, picked }: DecisionOf<'move-part'>,
  count: number,
  said: Trait[],
): void {
  const { state, side, enemy } = now;
  const [start, end] = [areaIndex(from), areaIndex(to)];
  const zone = sure(state.areas[start], 'area', start);
  const going = unitsIn(picked) + count;
  const left = Math.max(0, unitsIn(legionIn(zone, side)) - going);
  const { atreides, harkonnen } = now.seen();
  const theirs = enemy === 'atreides' ? atreides : harkonnen;
  const question = now.kind ^ act;
  const settled = hasSettlement(zone, side) ? 8 : 0;
  say(said, OF.left, question, Math.min(3, left), nearest(theirs, start) + settled);
  say(said, OF.going, question, Math.min(6, going), nearest(theirs, end));
}

/** What an aircraft would find below it. */
export function sayZone({ state, seen, kind }: Situation, id: string, said: Trait[]): void {
  const zone = oneOf(AIR_ZONE_IDS, id);
  const below = areasUnder(zone);
  let dice = 0;
  for (const { at, strength } of seen().harkonnen)
    if (includes(below, at)) dice = Math.max(dice, strength.dice);
  const harvesters = sizeOf(both(state.where.harvesters, below));
  const sietches = sizeOf(both(state.where.sietches, below));
  say(
    said,
    OF.under,
    kind,
    Math.min(6, Math.floor(dice)),
    4 * Math.min(3, harvesters) + Math.min(3, sietches),
  );
}

function nearest(places: readonly Place[], at: number): number {
  let steps = FAR;
  for (const place of places) steps = Math.min(steps, stepsBetween(place.at, at));
  return steps;
}

/** Combat dice of the strongest enemy within two steps. */
function strengthNear(stands: readonly Stand[], at: number): number {
  let dice = 0;
  for (const stand of stands) if (stepsBetween(stand.at, at) <= 2) dice = Math.max(dice, stand.strength.dice);
  return Math.min(6, Math.floor(dice));
}

/** Steps to the nearest goal nobody defends. */
function openGoal(goals: readonly Place[], at: number, enemy: Situation['side']): number {
  return nearest(
    goals.filter(({ zone }) => zone[enemy] === undefined),
    at,
  );
}
