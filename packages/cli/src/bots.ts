import { existsSync, readFileSync } from 'node:fs';
import { BOT_IDS, type Bot, botFor, learningOf, readMind, thinker } from '@sietch/bots';
import { type AnyRules, SietchError } from '@sietch/kernel';
import { startProgram } from './engine/engine-bot.js';

/** What can be said where bots are named. */
export const KNOWN_BOTS = [
  BOT_IDS.join(', '),
  'mind:<file> for weights of `sietch train`',
  'mind:<file>@<n> with n playouts',
  'champion:<n> for the nth weights that were replaced by better ones',
  'exec:<command> for a program that speaks the engine protocol',
].join('; ');

/** A program that plays as a bot has so many milliseconds for an answer. */
const ANSWERING = 10_000;

/** Bots by their names, separated by commas, ready to play a game of these rules. Programs among them must be closed. */
export function readBots(
  names: string,
  rules: AnyRules,
  seed: string,
  limit = ANSWERING,
): Promise<readonly Bot[]> {
  return Promise.all(names.split(',').map((name) => readBot(name, rules, seed, limit)));
}

async function readBot(name: string, rules: AnyRules, seed: string, limit: number): Promise<Bot> {
  if (name.startsWith('mind:')) return botOfFile(name, rules);
  if (name.startsWith('champion:')) return championOf(name, rules);
  if (name.startsWith('exec:')) return startProgram(name, rules, limit);
  return botFor(name, rules, { table: seed });
}

/** Weights that better ones have replaced stay as opponents. */
const CHAMPIONS = new URL('../../bots/champions/', import.meta.url);

function championOf(name: string, rules: AnyRules): Bot {
  const [, number = ''] = /^champion:(\d{1,3})$/.exec(name) ?? [];
  const path = new URL(`${rules.id}-${number}.json`, CHAMPIONS);
  if (!existsSync(path)) throw new SietchError('unknown-bot', `"${name}" is no champion of ${rules.id}.`);
  return thinkerOf(name, rules, path);
}

/** `mind:<file>` goes by its first thought, `mind:<file>@<n>` looks ahead. */
function botOfFile(name: string, rules: AnyRules): Bot {
  const [, path = '', playouts] = /^mind:(.+?)(?:@(\d{1,6}))?$/.exec(name) ?? [];
  return thinkerOf(name, rules, path, playouts);
}

function thinkerOf(name: string, rules: AnyRules, path: string | URL, playouts?: string): Bot {
  const mind = readMind(JSON.parse(readFileSync(path, 'utf8')), rules.id, learningOf(rules));
  return thinker(
    name,
    () => mind,
    playouts === undefined
      ? { temperature: 0.3 }
      : { temperature: 0, budget: { playouts: Number(playouts) } },
  );
}
