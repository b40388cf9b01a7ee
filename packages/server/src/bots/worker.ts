import { parentPort } from 'node:worker_threads';
import { answerView, botFor, Dice } from '@sietch/bots';
import { gameById } from '@sietch/games';
import type { View } from '@sietch/kernel';
import { Study, type StudyAnswer, type StudyTask } from './study.js';

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

/** The analysis this thread is at, between its pieces. */
let studied: { readonly id: string; readonly study: Study } | undefined;

async function choose({ number, bot, game, view, seed, table }: BotTask): Promise<BotAnswer> {
  const { rules } = gameById(game);
  const player = await botFor(bot, rules, { table, patience: PATIENCE });
  return { number, key: answerView(player, rules, view, new Dice(seed)) };
}

async function study({
  number,
  study: id,
  record,
  effort,
}: StudyTask): Promise<StudyAnswer | { number: number }> {
  if (record !== undefined) studied = { id, study: await Study.begin(record, effort) };
  if (studied?.id !== id) return { number };
  const answer = studied.study.piece(number);
  if (answer.done) studied = undefined;
  return answer;
}

parentPort?.on('message', async (task: BotTask | StudyTask) => {
  let reply: BotAnswer | StudyAnswer = { number: task.number };
  try {
    reply = await ('study' in task ? study(task) : choose(task));
  } catch {
    // The pool answers for a bot that fails; its error could quote hidden cards and goes nowhere.
  }
  parentPort?.postMessage(reply);
});
