import { type AnyRules, type Choice, keyOf, type Seat, type State, sure } from '@sietch/kernel';
import type { Bot } from './bot.js';
import { type Dice, fateOf } from './dice.js';
import { learningOf, type Mind } from './learning/mind.js';
import { drawn, softmax } from './learning/softmax.js';
import { worthwhile } from './learning/worthwhile.js';
import { type Budget, Tree } from './tree/tree.js';

/** How a bot uses what it has learnt. */
export interface Manner {
  /** Without one it goes by its first thought. */
  readonly budget?: Budget;
  /** At 0 it takes what seems best; the higher, the more often something else that seems good. */
  readonly temperature: number;
  /** How much likelier it takes what is to the taste of its seat: 1 is e times as likely, at a temperature of 1. */
  readonly fondness?: number;
  tasteAt?(seat: Seat): string | undefined;
}

/** Colder than this the best choice is as good as certain. */
const COLDEST = 0.001;

/** A bot that has learnt its game. */
export function thinker(id: string, mindFor: (rules: AnyRules) => Mind, manner: Manner): Bot {
  const { budget, temperature } = manner;
  return {
    id,
    choose: ({ choices: offered, rules, view }, dice) => {
      const [sole, another] = offered;
      if (sole !== undefined && another === undefined) return sole;
      const mind = mindFor(rules);
      const seen = view();
      const state = rules.determinize(seen, fateOf(dice));
      const choices = worthwhile(learningOf(rules), state, seen.seat ?? 0, offered);
      const [only, second] = choices;
      if (only !== undefined && second === undefined) return only;
      const liking = likingOf(manner, rules, state, seen.seat ?? 0);
      if (budget !== undefined) {
        const tree = new Tree(rules, mind, seen, dice);
        tree.think(budget);
        return picked(choices, thoughts(tree, choices, temperature, liking), dice);
      }
      const warmth = Math.max(COLDEST, temperature);
      const { policy } = mind;
      return picked(
        choices,
        policy.chances(learningOf(rules), state, seen.seat ?? 0, choices, warmth, liking),
        dice,
      );
    },
  };
}

function picked(choices: readonly Choice[], chances: Float64Array, dice: Dice): Choice {
  return sure(choices[drawn(chances, choices.length, dice.fraction())], 'choice');
}

type Liking = (choice: Choice) => number;

/** How much a choice is to the bot's taste. */
function likingOf({ fondness = 0, tasteAt }: Manner, rules: AnyRules, state: State, seat: Seat): Liking {
  const { tastes } = learningOf(rules);
  const fondOf = tasteAt?.(seat);
  if (fondness === 0 || fondOf === undefined || tastes === undefined) return () => 0;
  return (choice) => (tastes(state, choice).includes(fondOf) ? fondness : 0);
}

/** How likely each choice is to be taken after looking ahead: by how often it has been tried, and liked. */
function thoughts(
  { findings }: Tree,
  choices: readonly Choice[],
  temperature: number,
  liking: Liking,
): Float64Array {
  const visits = new Map(findings.map(({ key, visits }) => [key, visits]));
  const scores = Float64Array.from(choices, (choice) => {
    const tried = visits.get(keyOf(choice)) ?? 0;
    return (Math.log(tried) + liking(choice)) / Math.max(COLDEST, temperature);
  });
  return softmax(scores);
}
