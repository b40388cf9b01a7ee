import { type Choice, Game, type RandomState, type Seat, type State } from '@sietch/kernel';
import type { Bot, Question } from './bot.js';
import type { Dice } from './dice.js';

/** How far a choice is followed by the bot's own further choices before the position is judged. */
const DEPTH = 6;

type Rules = Question['rules'];

/**
 * Tries every choice on a position guessed from its view, goes on greedily while it is still asked itself, and
 * takes the choice that leads to the best position by the game's own pricing.
 */
export const heuristic: Bot = {
  id: 'heuristic',
  choose: ({ choices, rules, view }, dice) => {
    const [only, second] = choices;
    if (only !== undefined && second === undefined) return only;
    const seen = view();
    const seat = seen.seat ?? 0;
    const state = rules.determinize(seen, guess(dice));
    return best(rules, state, seat, choices, DEPTH);
  },
};

function guess(dice: Dice): RandomState {
  return { key: Array.from({ length: 8 }, () => dice.below(2 ** 32)), counter: 0 };
}

function best(rules: Rules, state: State, seat: Seat, choices: readonly Choice[], depth: number): Choice {
  let [chosen] = choices;
  let highest = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = follow(rules, rules.clone(state), seat, choice, depth);
    if (worth > highest) [chosen, highest] = [choice, worth];
  }
  return chosen as Choice;
}

/** The value after a choice and, as long as the same seat goes on, its best immediate answers. */
function follow(rules: Rules, state: State, seat: Seat, choice: Choice, depth: number): number {
  const game = new Game(rules, state);
  game.choose(choice, seat);
  for (let steps = depth; steps > 0 && game.state.decision?.seats.includes(seat); steps--) {
    const choices = game.choices();
    const worths = choices.map((next) => {
      const after = new Game(rules, rules.clone(state));
      after.choose(next, seat);
      return rules.value(after.state, seat);
    });
    const highest = Math.max(...worths);
    if (highest <= rules.value(state, seat)) break;
    game.choose(choices[worths.indexOf(highest)] as Choice, seat);
  }
  return rules.value(game.state, seat);
}
