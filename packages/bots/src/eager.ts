import type { Bot } from './bot.js';
import { pick } from './random.js';

/** Explores: takes what its game says brings rare content into play, otherwise chooses at random. */
export const eager: Bot = {
  id: 'eager',
  choose: ({ choices, rules }, dice) => {
    const wanted = choices.filter((choice) => rules.rareVerbs.includes(choice.verb));
    return pick(wanted.length > 0 ? wanted : choices, dice);
  },
};
