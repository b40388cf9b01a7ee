import type { Bot } from './bot.js';
import { fateOf } from './dice.js';
import { Search } from './search.js';

/**
 * Tries every choice on a position guessed from its view and takes the one that leads to the best position by the
 * game's own pricing.
 */
export const heuristic: Bot = {
  id: 'heuristic',
  choose: ({ choices, rules, view }, dice) => {
    const [only, second] = choices;
    if (only !== undefined && second === undefined) return only;
    const seen = view();
    const state = rules.determinize(seen, fateOf(dice));
    return new Search(rules, state, seen.seat ?? 0, () => fateOf(dice)).best(state, choices);
  },
};
