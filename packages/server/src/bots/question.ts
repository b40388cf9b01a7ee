import type { Bot } from '@sietch/bots';
import { Dice } from '@sietch/bots';
import type { AnyRules, Choice, View } from '@sietch/kernel';

/** A choice as its key tells it. Bots read its parts; the answer is given by key, so nothing rests on this reading. */
export function choiceOfKey(key: string): Choice {
  const match = /^([^:>@]*)(?::([^>@]*))?(?:[>@](.*))?$/.exec(key);
  const [, verb = key, rest, where] = match ?? [];
  const parts = (where ?? rest ?? '').split(':');
  const last = parts.length > 1 || where === undefined ? parts[parts.length - 1] : undefined;
  const counted = last !== undefined && /^\d+$/.test(last);
  const body = counted ? parts.slice(0, -1).join(':') : parts.join(':');
  const what = where === undefined ? body : (rest ?? '');
  return {
    verb,
    ...(what === '' ? {} : { what }),
    ...(where === undefined ? {} : { where: body }),
    ...(counted ? { count: Number(last) } : {}),
  };
}

/** Lets a bot answer the decision in its view. */
export function answer(bot: Bot, rules: AnyRules, view: View, seed: string): string {
  const offered = view.decision?.choices ?? [];
  const choices = offered.map(({ key }) => choiceOfKey(key));
  const chosen = bot.choose({ choices, rules, view: () => view }, new Dice(seed));
  const key = offered[choices.indexOf(chosen)]?.key;
  if (key === undefined) throw new Error('The bot chose something that was not offered.');
  return key;
}
