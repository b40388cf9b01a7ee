import { sure } from '@sietch/kernel';
import { nearness, stepsBetween } from './distance.js';
import { assault, type Strength } from './strength.js';
import type { Stand } from './survey.js';

/** An enemy settlement as a legion sees it that might attack it. */
export interface Goal {
  readonly at: number;
  /** What its destruction is worth. */
  readonly prize: number;
  readonly defence: Strength;
  readonly rank: number;
  /** Cards the attacker may spend on dice. */
  readonly cards: number;
}

/** What a goal so many steps away is worth to a legion; no more than `enough` need not be told exactly. */
export type Judge = (goal: Goal, steps: number, strength: Strength, enough: number) => number;

/** How many steps a legion at one place has to another. */
export type Distance = (from: number, to: number) => number;

/** What a goal promises to an own legion: prize, odds, losses and distance together. */
export const hope: Judge = ({ prize, defence, rank, cards }, steps, strength, enough) => {
  const near = nearness(steps);
  // Battles are costly to weigh, and most goals are too far away to matter.
  if (prize * near <= enough) return 0;
  const { odds, losses } = assault(strength, cards, defence, rank);
  return Math.max(0, prize * odds - losses) * near;
};

/** How surely a legion so many steps away takes what nobody defends: it walks in, and any part of it will do. */
const WALK_IN: readonly number[] = [1, 0.92, 0.75, 0.45, 0.25, 0.12, 0.06, 0.03];

/** What an enemy legion threatens to do: what lies open before it is as good as lost. */
export const dread: Judge = (goal, steps, strength, enough) => {
  if (goal.defence.toughness > 0) return hope(goal, steps, strength, enough);
  return goal.prize * (WALK_IN[steps] ?? 0.02);
};

/** How much of a goal counts that is only within reach of legions with better ones. */
const OPEN = 0.4;

/**
 * What all legions together promise. Each presses on the goal it likes best; besides, whatever lies open is a
 * temptation, so that weakly held settlements count even where nobody is on the way to them.
 */
export function pressure(
  goals: readonly Goal[],
  stands: readonly Stand[],
  judge: Judge,
  distance: Distance = stepsBetween,
): number {
  // Casts, not `sure`, in this loop: bots spend much of their time here, and checks were measured to cost it 8 in 100.
  const open = goals.map(() => 0);
  const pressed = goals.map(() => 0);
  let crowd = 0;
  for (const { at, strength } of stands) {
    if (strength.dice === 0) continue;
    let best = -1;
    let highest = 0;
    for (let i = 0; i < goals.length; i++) {
      const goal = sure(goals[i], 'goal', i);
      const worth = judge(goal, distance(at, goal.at), strength, Math.min(open[i] ?? 0, highest));
      if (worth > (open[i] ?? 0)) open[i] = worth;
      if (worth > highest) [best, highest] = [i, worth];
    }
    if (best < 0) continue;
    const least = Math.min(pressed[best] ?? 0, highest);
    pressed[best] = Math.max(pressed[best] ?? 0, highest);
    crowd += CROWD * least;
  }
  let sum = crowd;
  for (let i = 0; i < goals.length; i++) {
    sum += OPEN * (open[i] ?? 0) + (1 - OPEN) * (pressed[i] ?? 0);
  }
  return sum;
}

/** Of several legions on one goal the best counts in full, the others so much. */
const CROWD = 0.2;

/** The goal that promises most to a legion at some place. */
export function bestGoal(goals: readonly Goal[], at: number, strength: Strength): number {
  if (strength.dice === 0) return 0;
  let highest = 0;
  for (const goal of goals) {
    const worth = hope(goal, stepsBetween(at, goal.at), strength, highest);
    if (worth > highest) highest = worth;
  }
  return highest;
}
