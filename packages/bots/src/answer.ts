import { type AnyRules, parseKey, type View } from '@sietch/kernel';
import type { Bot } from './bot.js';
import type { Dice } from './dice.js';

/** Lets a bot answer the decision in its view; the answer is one of the keys it was offered. */
export function answerView(bot: Bot, rules: AnyRules, view: View, dice: Dice): string {
  const offered = view.decision?.choices ?? [];
  const choices = offered.map(({ key }) => parseKey(key));
  const chosen = bot.choose({ choices, rules, view: () => view }, dice);
  const key = offered[choices.indexOf(chosen)]?.key;
  if (key === undefined) throw new Error('The bot chose something that was not offered.');
  return key;
}
