import type { Bot } from '@sietch/bots';
import { Dice } from '@sietch/bots';
import { type AnyRules, parseKey, type View } from '@sietch/kernel';

/** Lets a bot answer the decision in its view. */
export function answer(bot: Bot, rules: AnyRules, view: View, seed: string): string {
  const offered = view.decision?.choices ?? [];
  const choices = offered.map(({ key }) => parseKey(key));
  const chosen = bot.choose({ choices, rules, view: () => view }, new Dice(seed));
  const key = offered[choices.indexOf(chosen)]?.key;
  if (key === undefined) throw new Error('The bot chose something that was not offered.');
  return key;
}
