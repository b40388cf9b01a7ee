import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { newSeed, type View } from '@sietch/kernel';
import type { BotAnswer, BotTask } from './worker.js';

interface Job {
  readonly task: BotTask;
  readonly table: string;
  resolve(key: string): void;
}

interface Thread {
  worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
  since: number;
}

/** The table a bot plays at. */
export interface AtTable {
  readonly id: string;
  /** What everybody knows of its shuffles; it settles which characters sit there. */
  readonly seedHash: string;
}

const NO_TABLE: AtTable = { id: '', seedHash: '' };

export interface BotPoolSettings {
  readonly threads: number;
  /** A bot that thinks longer is stopped, and a random choice is made in its place. */
  readonly timeLimit: number;
  readonly onFallback?: (bot: string, why: 'time' | 'failure') => void;
}

/** So many tables are remembered by what they have had. */
const MOST_ACCOUNTS = 1000;

/** Threads in which bots think, so that the event loop never waits for one. */
export class BotPool {
  private readonly settings: BotPoolSettings;
  private readonly threads: Thread[] = [];
  private readonly waiting: Job[] = [];
  /** How long the threads have thought for each table that waits or was answered lately. */
  private readonly spent = new Map<string, number>();
  private count = 0;
  private closed = false;

  constructor(settings: BotPoolSettings) {
    this.settings = settings;
  }

  /** How many questions are being thought about or wait for a thread. */
  get load(): number {
    return this.waiting.length + this.threads.filter(({ job }) => job !== undefined).length;
  }

  choose(bot: string, game: string, view: View, { id, seedHash }: AtTable = NO_TABLE): Promise<string> {
    return new Promise((resolve) => {
      const task = { number: ++this.count, bot, game, view, seed: newSeed(), table: seedHash };
      this.waiting.push({ task, table: id, resolve });
      this.assign();
    });
  }

  /** The table that has had the least is next: one with slow bots does not keep the others waiting. */
  private next(): Job | undefined {
    let best: Job | undefined;
    const had = ({ table }: Job) => this.spent.get(table) ?? 0;
    for (const job of this.waiting) if (best === undefined || had(job) < had(best)) best = job;
    if (best !== undefined) this.waiting.splice(this.waiting.indexOf(best), 1);
    return best;
  }

  private assign(): void {
    while (!this.closed && this.waiting.length > 0) {
      const thread = this.threads.find(({ job }) => job === undefined) ?? this.addThread();
      if (thread === undefined) return;
      const job = this.next();
      if (job === undefined) return;
      thread.job = job;
      thread.since = performance.now();
      thread.timer = setTimeout(() => this.stop(thread), this.settings.timeLimit);
      thread.worker.postMessage(job.task);
    }
  }

  private addThread(): Thread | undefined {
    if (this.threads.length >= this.settings.threads) return undefined;
    const thread: Thread = { worker: this.spawn(() => thread), job: undefined, timer: undefined, since: 0 };
    this.threads.push(thread);
    return thread;
  }

  private spawn(thread: () => Thread): Worker {
    const worker = new Worker(workerFile());
    worker.unref();
    worker.on('message', ({ number, key }: BotAnswer) => {
      const { job } = thread();
      if (job?.task.number === number) this.settle(thread(), key, 'failure');
    });
    worker.on('error', () => {
      if (thread().worker === worker) this.stop(thread(), 'failure');
    });
    return worker;
  }

  /** Gives up on what a thread is doing and replaces the thread. */
  private stop(thread: Thread, why: 'time' | 'failure' = 'time'): void {
    void thread.worker.terminate();
    if (this.closed) return;
    thread.worker = this.spawn(() => thread);
    this.settle(thread, undefined, why);
  }

  private settle(thread: Thread, key: string | undefined, why: 'time' | 'failure'): void {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    if (job !== undefined) {
      this.charge(job.table, performance.now() - thread.since);
      if (key === undefined) this.settings.onFallback?.(job.task.bot, why);
      job.resolve(key ?? anyKey(job.task.view));
    }
    this.assign();
  }

  /** Old debts are forgotten by halves, so that nobody waits for what was long ago. */
  private charge(table: string, milliseconds: number): void {
    this.spent.set(table, (this.spent.get(table) ?? 0) + milliseconds);
    if (this.spent.size <= MOST_ACCOUNTS) return;
    for (const [each, had] of this.spent) {
      if (had < 2) this.spent.delete(each);
      else this.spent.set(each, had / 2);
    }
  }

  /** Questions still open are never answered; their tables ask again when they are next loaded. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { timer } of this.threads) clearTimeout(timer);
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}

function anyKey({ decision }: View): string {
  const offered = decision?.choices ?? [];
  return offered[randomInt(Math.max(1, offered.length))]?.key ?? '';
}

/** Threads run what is built, also when the rest runs from source in a test. */
function workerFile(): URL {
  const beside = new URL('./worker.js', import.meta.url);
  const file = existsSync(fileURLToPath(beside))
    ? beside
    : new URL('../../dist/bots/worker.js', import.meta.url);
  if (!existsSync(fileURLToPath(file))) throw new Error('Bots need the build: run `npm run build`.');
  return file;
}
