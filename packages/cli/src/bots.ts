import { readFileSync } from 'node:fs';
import { BOT_IDS, type Bot, botFor, learningOf, readMind, thinker } from '@sietch/bots';
import type { AnyRules } from '@sietch/kernel';

/** What can be said where bots are named. */
export const KNOWN_BOTS = [
  BOT_IDS.join(', '),
  'mind:<file> for weights of `sietch train`',
  'mind:<file>@<n> with n playouts',
].join('; ');

/** Bots by their names, separated by commas, ready to play a game of these rules. */
export function readBots(names: string, rules: AnyRules, seed: string): Promise<readonly Bot[]> {
  return Promise.all(names.split(',').map((name) => readBot(name, rules, seed)));
}

async function readBot(name: string, rules: AnyRules, seed: string): Promise<Bot> {
  if (name.startsWith('mind:')) return botOfFile(name, rules);
  return botFor(name, rules, { table: seed });
}

/** `mind:<file>` goes by its first thought, `mind:<file>@<n>` looks ahead. */
function botOfFile(name: string, rules: AnyRules): Bot {
  const [, path = '', playouts] = /^mind:(.+?)(?:@(\d{1,6}))?$/.exec(name) ?? [];
  const mind = readMind(JSON.parse(readFileSync(path, 'utf8')), rules.id, learningOf(rules));
  return thinker(
    name,
    () => mind,
    playouts === undefined
      ? { temperature: 0.3 }
      : { temperature: 0, budget: { playouts: Number(playouts) } },
  );
}
