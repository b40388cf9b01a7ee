import { nearness, stepsBetween } from './distance.js';
import { type Force, odds } from './force.js';

/** An enemy settlement as a legion sees it that might attack it. */
export interface Goal {
  readonly at: number;
  /** What its destruction is worth. */
  readonly prize: number;
  readonly defence: Force;
  readonly rank: number;
  /** Cards the attacker may spend on dice. */
  readonly cards: number;
  /** What the legions looked at so far promise. */
  pressed: number;
}

/** The goal that promises most to a force at some place: prize, odds and distance together. */
export function bestGoal(
  goals: readonly Goal[],
  at: number,
  force: Force,
): { readonly goal: Goal; readonly worth: number } | undefined {
  if (force.dice === 0) return undefined;
  let found: Goal | undefined;
  let highest = 0;
  for (const goal of goals) {
    const most = goal.prize * nearness(stepsBetween(at, goal.at));
    if (most <= highest) continue;
    const worth = most * odds(force, goal.cards, goal.defence, goal.rank);
    if (worth > highest) [found, highest] = [goal, worth];
  }
  return found === undefined ? undefined : { goal: found, worth: highest };
}
