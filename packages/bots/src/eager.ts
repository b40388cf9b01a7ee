import type { Bot } from './bot.js';
import { pick } from './random.js';

/** Choices that bring rare content into play: cards bought, intrigues played, arrows paid. */
const EAGER_FOR: readonly string[] = ['acquire', 'intrigue', 'effect', 'pay'];

/** Explores: buys and plays whatever it can, otherwise chooses at random. */
export const eager: Bot = {
  id: 'eager',
  choose: ({ choices }, dice) => {
    const wanted = choices.filter((choice) => EAGER_FOR.includes(choice.verb));
    return pick(wanted.length > 0 ? wanted : choices, dice);
  },
};
