import { stepsBetween } from './distance.js';
import { dread, type Goal } from './goal.js';
import { NO_STRENGTH, type Strength } from './strength.js';
import type { Stand } from './survey.js';

/** What the worst of the enemy legions threatens to do to a settlement. */
function danger(goal: Goal, enemies: readonly Stand[]): number {
  let worst = 0;
  for (const { at, strength } of enemies)
    if (strength.dice > 0) worst = Math.max(worst, dread(goal, stepsBetween(at, goal.at), strength, worst));
  return worst;
}

/** What a garrison is worth: how much more the enemy could hope for if the settlement lay open. */
export function guardWorth(goal: Goal, enemies: readonly Stand[], garrison: Strength): number {
  if (garrison.toughness === 0) return 0;
  return danger({ ...goal, defence: NO_STRENGTH }, enemies) - danger({ ...goal, defence: garrison }, enemies);
}
