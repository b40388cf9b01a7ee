import { sure } from '@sietch/kernel';
import type { Bot } from './bot.js';

/** Every legal choice with the same chance. */
export const random: Bot = {
  id: 'random',
  choose: ({ choices }, dice) => pick(choices, dice),
};

export function pick<T>(items: readonly T[], dice: { below(bound: number): number }): T {
  return sure(items[dice.below(items.length)], 'item');
}
