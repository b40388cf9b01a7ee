import { type AnyRules, type Choice, keyOf, type View } from '@sietch/kernel';
import type { Bot } from './bot.js';
import { type Dice, fateOf } from './dice.js';
import { learningOf, type Mind } from './learning/mind.js';
import { drawn } from './learning/softmax.js';
import { type Budget, Tree } from './tree/tree.js';

/** How a bot uses what it has learnt. */
export interface Manner {
  /** Without one it goes by its first thought. */
  readonly budget?: Budget;
  /** At 0 it takes what seems best; the higher, the more often something else that seems good. */
  readonly temperature: number;
}

/** A bot that has learnt its game. */
export function thinker(
  id: string,
  mindFor: (rules: AnyRules) => Mind,
  { budget, temperature }: Manner,
): Bot {
  return {
    id,
    choose: ({ choices, rules, view }, dice) => {
      const [only, second] = choices;
      if (only !== undefined && second === undefined) return only;
      const mind = mindFor(rules);
      const seen = view();
      const weights =
        budget === undefined
          ? firstThoughts(rules, mind, seen, choices, dice, temperature)
          : thoughts(new Tree(rules, mind, seen, dice), budget, choices, temperature);
      return choices[drawn(weights, choices.length, dice.fraction())] as Choice;
    },
  };
}

/** How likely each choice is to be taken, by the policy alone. */
function firstThoughts(
  rules: AnyRules,
  { policy }: Mind,
  view: View,
  choices: readonly Choice[],
  dice: Dice,
  temperature: number,
): Float64Array {
  const state = rules.determinize(view, fateOf(dice));
  const chances = policy.chances(
    learningOf(rules),
    state,
    view.seat ?? 0,
    choices,
    Math.max(0.01, temperature),
  );
  return chances.slice(0, choices.length);
}

/** The same after looking ahead: by how often the choices have been tried. */
function thoughts(tree: Tree, budget: Budget, choices: readonly Choice[], temperature: number): Float64Array {
  tree.think(budget);
  const { findings } = tree;
  const most = findings[0]?.visits ?? 1;
  const visits = new Map(findings.map(({ key, visits }) => [key, visits]));
  const weights = Float64Array.from(choices, (choice) => {
    const share = (visits.get(keyOf(choice)) ?? 0) / most;
    return temperature === 0 ? Number(keyOf(choice) === findings[0]?.key) : share ** (1 / temperature);
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
