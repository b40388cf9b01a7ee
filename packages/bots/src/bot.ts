import { type AnyRules, type Choice, SietchError, type View } from '@sietch/kernel';
import type { Dice } from './dice.js';
import { eager } from './eager.js';
import { heuristic } from './heuristic.js';
import { random } from './random.js';

/** What a bot is asked: the legal choices, its own view of the table if it wants to look, and the game's rules. */
export interface Question {
  readonly choices: readonly Choice[];
  readonly rules: AnyRules;
  view(): View;
}

/** A player that turns a view into a choice. It never sees a state. */
export interface Bot {
  readonly id: string;
  choose(question: Question, dice: Dice): Choice;
  /** Ends what a bot needs besides itself, if it needs anything. */
  close?(): void;
}

export const BOTS: readonly Bot[] = [random, eager, heuristic];

export function botById(id: string): Bot {
  const bot = BOTS.find((known) => known.id === id);
  if (bot !== undefined) return bot;
  throw new SietchError(
    'unknown-bot',
    `There is no bot "${id}". Bots are: ${BOTS.map((known) => known.id).join(', ')}.`,
  );
}
