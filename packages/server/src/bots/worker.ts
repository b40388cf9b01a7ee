import { parentPort } from 'node:worker_threads';
import { answerView, botFor, Dice } from '@sietch/bots';
import { gameById } from '@sietch/games';
import type { View } from '@sietch/kernel';

/** What a thinking thread is asked and what it answers. It gets a view, never a state. */
export interface BotTask {
  readonly number: number;
  readonly bot: string;
  readonly game: string;
  readonly view: View;
  readonly seed: string;
  /** What everybody knows of the table: it settles which characters sit there. */
  readonly table: string;
}

/** A bot answers within a second, also on a slow machine. */
const PATIENCE = 800;

export interface BotAnswer {
  readonly number: number;
  /** Absent if the bot failed. */
  readonly key?: string;
}

parentPort?.on('message', async ({ number, bot, game, view, seed, table }: BotTask) => {
  let reply: BotAnswer = { number };
  try {
    const { rules } = gameById(game);
    const player = await botFor(bot, rules, { table, patience: PATIENCE });
    reply = { number, key: answerView(player, rules, view, new Dice(seed)) };
  } catch {
    // The pool answers for a bot that fails; its error could quote hidden cards and goes nowhere.
  }
  parentPort?.postMessage(reply);
});
