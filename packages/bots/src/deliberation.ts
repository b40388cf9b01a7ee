import type { AnyRules, Choice } from '@sietch/kernel';
import type { Question } from './bot.js';
import { type Dice, fateOf } from './dice.js';
import { type Reach, Search, type Weighed } from './search.js';

/** How thoroughly choices are weighed. */
export interface Care extends Reach {
  /** How often, each time with another guess of what is hidden and other luck. */
  readonly guesses?: number;
}

/** As thoroughly as the best player does it. */
export const THOROUGH = { positions: 120, guesses: 4 } as const satisfies Care;

/**
 * Whether who looks ahead at a game goes by its prices, although it may have been learnt: where the game can tell how what was
 * begun comes to its end, that is the stronger way (docs/bots.md).
 */
export function goesByPrices({ carryOn }: Pick<AnyRules, 'carryOn'>): boolean {
  return carryOn !== undefined;
}

/** Whoever is ahead by this part of a decisive lead is not caught up with. */
const CLEAR = 0.25;

/**
 * Weighs choices by what they lead to in a guess of what the view hides. With several guesses the better half of the
 * choices goes on to the next one, where more positions are left for each of them; the mean counts. What was left behind is
 * told after those that went on, as it was weighed then.
 */
export function deliberate(
  { choices, rules, view }: Question,
  dice: Dice,
  { positions, milliseconds, guesses = 1 }: Care,
): readonly Weighed[] {
  const seen = view();
  const until = milliseconds === undefined ? undefined : performance.now() + milliseconds;
  const sums = new Map<Choice, number>();
  const left: Weighed[] = [];
  let ranked: Weighed[] = [];
  for (let guess = 1; guess <= guesses; guess++) {
    const racing = guess === 1 ? choices : ranked.map(({ choice }) => choice);
    const state = rules.determinize(seen, fateOf(dice));
    const rest = until === undefined ? undefined : until - performance.now();
    const reach = { positions, milliseconds: rest };
    const weighed = new Search(rules, state, seen.seat ?? 0, () => fateOf(dice), reach).weigh(state, racing);
    const late = until !== undefined && performance.now() >= until;
    // Who ran out of time has not looked at all of them alike.
    if (late && guess > 1) break;
    for (const { choice, worth } of weighed) sums.set(choice, (sums.get(choice) ?? 0) + worth);
    ranked = weighed
      .map(({ choice }) => ({ choice, worth: (sums.get(choice) ?? 0) / guess }))
      .sort((a, b) => b.worth - a.worth);
    if (late || guess === guesses || isSettled(ranked, CLEAR * (rules.decisiveLead ?? 0))) break;
    left.unshift(...ranked.splice(Math.max(2, Math.ceil(ranked.length / 2))));
  }
  return [...ranked, ...left];
}

function isSettled([first, second]: readonly Weighed[], lead: number): boolean {
  return first === undefined || second === undefined || first.worth - second.worth > lead;
}
