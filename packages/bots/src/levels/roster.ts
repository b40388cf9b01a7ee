import { type AnyRules, SietchError } from '@sietch/kernel';
import { BOTS, type Bot, botById } from '../bot.js';
import { type Around, botOfLevel, isLevel, LEVELS } from './level.js';

/** The bots that can be named: those that measure others, then the levels, the weakest first. */
export const BOT_IDS: readonly string[] = [...BOTS.map(({ id }) => id), ...LEVELS];

/** Sits down where nobody has said who should, and for somebody who is away. */
export const USUAL_BOT = 'normal';

/** The id, if there is such a bot. */
export function checkBot(id: string): string {
  if (BOT_IDS.includes(id)) return id;
  throw new SietchError('unknown-bot', `There is no bot "${id}". Bots are: ${BOT_IDS.join(', ')}.`);
}

/** A bot by its id, ready to play this game. */
export async function botFor(id: string, rules: AnyRules, around: Around): Promise<Bot> {
  return isLevel(id) ? botOfLevel(id, rules, around) : botById(checkBot(id));
}
