import { type Choice, type Seat, sure } from '@sietch/kernel';
import { areaIndex, areasOf } from '../content/map.js';
import { sideOf } from '../participants.js';
import { moveReach } from '../rules/reach.js';
import type { ArrakisState } from '../state.js';
import type { AreaId, Side } from '../terms.js';
import { assaultGoals, stationWorth } from './atreides.js';
import { nearness, stepsBetween, stepsToTerrain } from './distance.js';
import { bestGoal, type Goal } from './goal.js';
import { hazards, raidGoals } from './harkonnen.js';
import { progress } from './progress.js';
import { near, terrainPulls } from './prospects.js';
import { joined, type Strength, strengthOf } from './strength.js';
import { type Survey, survey } from './survey.js';

/** How good it is for a legion to stand in an area. */
type Standing = (strength: Strength, at: number) => number;

/** Never worth a look. */
const NEVER = Number.NEGATIVE_INFINITY;

/** Choices of legions, ways and places by what they promise, without trying them. */
export function outlook(state: ArrakisState, seat: Seat, choices: readonly Choice[]): number[] | undefined {
  const promised = promises(state, seat, choices);
  return choices.some(idle)
    ? choices.map((choice, i) => (idle(choice) ? NEVER : (promised?.[i] ?? 0)))
    : promised;
}

/** Programs have nothing to confer about, and act when they are named. */
function idle({ verb }: Choice): boolean {
  return verb === 'cone' || verb === 'partner';
}

function promises(state: ArrakisState, seat: Seat, choices: readonly Choice[]): number[] | undefined {
  const { decision } = state;
  const side = sideOf(state, seat);
  switch (decision?.kind) {
    case 'move-legion': {
      const worth = standing(state, side);
      return choices.map(({ verb, where }) =>
        verb === 'legion' && where !== undefined
          ? bestWay(state, side, where, worth, decision.again)
          : (habit({ verb }) ?? 0),
      );
    }
    case 'move-to': {
      const worth = standing(state, side);
      return choices.map(({ verb, where }) =>
        where === undefined ? (habit({ verb }) ?? 0) : wayWorth(state, side, decision.from, where, worth),
      );
    }
    // A Bene Gesserit token is an action more, cards are good to have, and a prescience card removed is a claim less.
    case 'bene-gesserit':
      return choices.map(({ verb }) => (verb === 'skip' ? NEVER : 0));
    case 'draw':
      return choices.map(({ verb }) => (verb === 'skip' ? NEVER : 0));
    case 'unclaimed':
    case 'swap-leader':
      return choices.map(({ verb }) => (verb === 'done' ? 0 : NEVER));
    default:
      return choices.some(habit) ? choices.map((choice) => habit(choice) ?? 0) : undefined;
  }
}

/** Tokens are worth more facedown: battles and cards turn over those that must be. What was picked stays picked. */
function habit({ verb }: Choice): number | undefined {
  return verb === 'guerrilla' || verb === 'back' ? NEVER : undefined;
}

function standing(state: ArrakisState, side: Side): Standing {
  const seen = survey(state);
  return side === 'atreides' ? atreidesStanding(state, seen) : harkonnenStanding(state, seen);
}

function harkonnenStanding(state: ArrakisState, seen: Survey): Standing {
  const goals = raidGoals(state, seen, false);
  return (strength, at) =>
    bestGoal(goals, at, strength) - 0.6 * hazards(state, sure(state.areas[at], 'area', at));
}

function atreidesStanding(state: ArrakisState, seen: Survey): Standing {
  const { missing } = progress(state);
  const goals: readonly Goal[] = assaultGoals(state, seen, missing);
  const station = stationWorth(missing);
  const pulls = terrainPulls(state, missing);
  return (strength, at) => {
    let worth = bestGoal(goals, at, strength);
    for (const place of seen.stations)
      worth = Math.max(worth, station * nearness(stepsBetween(at, place.at)));
    for (const pull of pulls) worth += pull.worth * near(stepsToTerrain(at, pull.terrain));
    for (const place of seen.harvesters) if (place.at === at) worth += 2;
    return worth;
  };
}

function bestWay(
  state: ArrakisState,
  side: Side,
  from: AreaId,
  worth: Standing,
  onlyAdjacent: boolean,
): number {
  const { ground, flight } = moveReach(state, side, from, onlyAdjacent);
  let best = Number.NEGATIVE_INFINITY;
  for (const to of areasOf(ground)) best = Math.max(best, wayWorth(state, side, from, to, worth));
  for (const to of areasOf(flight)) best = Math.max(best, wayWorth(state, side, from, to, worth));
  return best;
}

/** What changes when a whole legion goes: legions that meet are judged together. */
function wayWorth(state: ArrakisState, side: Side, from: AreaId, to: AreaId, worth: Standing): number {
  const [start, end] = [areaIndex(from), areaIndex(to)];
  const going = strength(state, side, start);
  const there = strength(state, side, end);
  return worth(joined(going, there), end) - worth(going, start) - worth(there, end);
}

function strength(state: ArrakisState, side: Side, at: number): Strength {
  return strengthOf(sure(state.areas[at], 'area', at)[side]);
}
