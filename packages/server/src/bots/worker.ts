import { parentPort } from 'node:worker_threads';
import { answerView, botById, Dice } from '@sietch/bots';
import { gameById } from '@sietch/games';
import type { View } from '@sietch/kernel';

/** What a thinking thread is asked and what it answers. It gets a view, never a state. */
export interface BotTask {
  readonly number: number;
  readonly bot: string;
  readonly game: string;
  readonly view: View;
  readonly seed: string;
}

export interface BotAnswer {
  readonly number: number;
  /** Absent if the bot failed. */
  readonly key?: string;
}

parentPort?.on('message', ({ number, bot, game, view, seed }: BotTask) => {
  let reply: BotAnswer = { number };
  try {
    reply = { number, key: answerView(botById(bot), gameById(game).rules, view, new Dice(seed)) };
  } catch {
    // The pool answers for a bot that fails; its error could quote hidden cards and goes nowhere.
  }
  parentPort?.postMessage(reply);
});
