import { type Choice, type Seat, sure } from '@sietch/kernel';
import { either } from '../content/area-set.js';
import { areaIndex, areasOf } from '../content/map.js';
import { sideOf } from '../participants.js';
import { unitsIn } from '../rules/legion.js';
import { moveReach } from '../rules/reach.js';
import { stackingLimit } from '../rules/stacking.js';
import type { ArrakisState, Legion } from '../state.js';
import type { AreaId, Side } from '../terms.js';
import { assaultGoals, stationWorth } from './atreides.js';
import { nearness, stepsBetween, stepsToTerrain } from './distance.js';
import { bestGoal, type Goal } from './goal.js';
import { guardWorth } from './guard.js';
import { hazards, raidGoals } from './harkonnen.js';
import { progress, UNKNOWN_OBJECTIVE } from './progress.js';
import { near, terrainPulls } from './prospects.js';
import { joined, type Strength, strengthOf } from './strength.js';
import { type Stand, type Survey, survey } from './survey.js';
import { wasteIn } from './waste.js';

/** How good it is for a legion to stand in an area. */
type Standing = (strength: Strength, at: number) => number;

/** Never worth a look. */
const NEVER = Number.NEGATIVE_INFINITY;

/** Choices of legions, ways and places by what they promise, without trying them. */
export function outlook(state: ArrakisState, seat: Seat, choices: readonly Choice[]): number[] | undefined {
  const side = sideOf(state, seat);
  const promised = promises(state, side, choices);
  const shunned = shunnedBy(state, side);
  return choices.some(shunned)
    ? choices.map((choice, i) => (shunned(choice) ? NEVER : (promised?.[i] ?? 0)))
    : promised;
}

/** Tells which choices of a decision are never worth a look. */
export function shunnedBy(state: ArrakisState, side: Side): (choice: Choice) => boolean {
  const wasteful = wasteIn(state, side);
  const { decision } = state;
  return (choice) =>
    HABITS.includes(choice.verb) || declined(decision?.kind, choice) || wasteful?.(choice) === true;
}

/**
 * Programs have nothing to confer about, and act when they are named. Tokens are worth more facedown: battles and cards
 * turn over those that must be. What was picked stays picked.
 */
const HABITS: readonly string[] = ['cone', 'partner', 'guerrilla', 'back'];

/** A Bene Gesserit token is an action more, cards are good to have, and a prescience card removed is a claim less. */
function declined(kind: string | undefined, { verb }: Choice): boolean {
  if (kind === 'bene-gesserit' || kind === 'draw') return verb === 'skip';
  return (kind === 'unclaimed' || kind === 'swap-leader') && verb !== 'done';
}

export function promises(state: ArrakisState, side: Side, choices: readonly Choice[]): number[] | undefined {
  const { decision } = state;
  switch (decision?.kind) {
    case 'move-legion': {
      const worth = standing(state, side);
      return choices.map(({ verb, where }) =>
        verb === 'legion' && where !== undefined ? bestWay(state, side, where, worth, decision.again) : 0,
      );
    }
    case 'move-to': {
      const way = wayFrom(state, side, decision.from, standing(state, side));
      return choices.map(({ where }) => (where === undefined ? 0 : way(where)));
    }
    default:
      return undefined;
  }
}

function standing(state: ArrakisState, side: Side): Standing {
  const seen = survey(state);
  return side === 'atreides' ? atreidesStanding(state, seen) : harkonnenStanding(state, seen);
}

function harkonnenStanding(state: ArrakisState, seen: Survey): Standing {
  const goals = raidGoals(state, seen, false);
  const own = assaultGoals(state, seen, UNKNOWN_OBJECTIVE);
  return (strength, at) =>
    bestGoal(goals, at, strength) +
    guard(own, seen.atreides, strength, at) -
    0.6 * hazards(state, sure(state.areas[at], 'area', at));
}

function atreidesStanding(state: ArrakisState, seen: Survey): Standing {
  const { missing } = progress(state);
  const goals: readonly Goal[] = assaultGoals(state, seen, missing);
  const station = stationWorth(missing);
  const pulls = terrainPulls(state, missing);
  const own = raidGoals(state, seen, true);
  return (strength, at) => {
    let worth = bestGoal(goals, at, strength);
    for (const place of seen.stations)
      worth = Math.max(worth, station * nearness(stepsBetween(at, place.at)));
    for (const pull of pulls) worth += pull.worth * near(stepsToTerrain(at, pull.terrain));
    for (const place of seen.harvesters) if (place.at === at) worth += 2;
    return worth + guard(own, seen.harkonnen, strength, at);
  };
}

/** What a legion does as the garrison of an own settlement counts in part: a part of it may do. */
const GARRISON = 0.6;

function guard(own: readonly Goal[], enemies: readonly Stand[], garrison: Strength, at: number): number {
  const goal = own.find((each) => each.at === at);
  return goal === undefined ? 0 : GARRISON * guardWorth(goal, enemies, garrison);
}

function bestWay(
  state: ArrakisState,
  side: Side,
  from: AreaId,
  worth: Standing,
  onlyAdjacent: boolean,
): number {
  const { ground, flight } = moveReach(state, side, from, onlyAdjacent);
  const way = wayFrom(state, side, from, worth);
  let best = Number.NEGATIVE_INFINITY;
  for (const to of areasOf(either(ground, flight))) best = Math.max(best, way(to));
  return best;
}

/** What changes when a whole legion goes: legions that meet are judged together, and what is too many is lost. */
function wayFrom(state: ArrakisState, side: Side, from: AreaId, worth: Standing): (to: AreaId) => number {
  const start = areaIndex(from);
  const leaving = legion(state, side, start);
  const going = strengthOf(leaving);
  const left = worth(going, start);
  const limit = stackingLimit(state, side);
  return (to) => {
    const end = areaIndex(to);
    const waiting = legion(state, side, end);
    const there = strengthOf(waiting);
    const lost = Math.max(0, unitsIn(leaving) + unitsIn(waiting) - limit);
    return worth(joined(going, there), end) - left - worth(there, end) - lost;
  };
}

function legion(state: ArrakisState, side: Side, at: number): Legion | undefined {
  return sure(state.areas[at], 'area', at)[side];
}
