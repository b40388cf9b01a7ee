import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Effort } from '@sietch/bots';
import { newSeed, type View } from '@sietch/kernel';
import type { StudyAnswer, StudyTask } from './study.js';
import type { BotAnswer, BotTask } from './worker.js';

type Answer = BotAnswer & Partial<StudyAnswer>;

interface Job {
  readonly task: BotTask | StudyTask;
  readonly table: string;
  readonly addresses: readonly string[];
  /** Without an answer if the thread had to be stopped, or failed. */
  settle(answer: Answer | undefined, why: 'time' | 'failure'): void;
}

/** What is done piece by piece, mostly while no bot waits: how a game was decided. */
interface Inquiry {
  readonly id: string;
  readonly table: string;
  readonly record: string;
  /** The thread that knows how far it has come; another begins anew. */
  at?: Worker;
  onPiece(piece: StudyAnswer): void;
  onFailure(): void;
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
  /** Whence those come who wait for it there. */
  readonly addresses?: readonly string[];
}

const NO_TABLE: AtTable = { id: '', seedHash: '' };

export interface BotPoolSettings {
  readonly threads: number;
  /** A bot that thinks longer is stopped, and a random choice is made in its place. */
  readonly timeLimit: number;
  /** How much is tried to find out how a game was decided; as much as is usual if it does not say. */
  readonly effort?: Effort | undefined;
  readonly onFallback?: (bot: string, why: 'time' | 'failure') => void;
}

/** So many tables and addresses are remembered by what they have had. */
const MOST_ACCOUNTS = 1000;
/** What somebody has had counts half so many milliseconds later: whoever plays all day is not behind all newcomers. */
const HALVED_EVERY = 60_000;

/** Where bots always wait, analyses get so much of the time bots have had, and for so many milliseconds on end. */
const OF_BOTS_TIME = 1 / 4;
const LEAST_ON_END = 80;
const MOST_ON_END = 240;

/** Threads in which bots think, so that the event loop never waits for one. */
export class BotPool {
  private readonly settings: BotPoolSettings;
  private readonly threads: Thread[] = [];
  private readonly waiting: Job[] = [];
  /** The first is being done. */
  private readonly studies: Inquiry[] = [];
  /** How long the threads have thought for each table and each address that waits or was answered lately. */
  private readonly spent = new Map<string, number>();
  private halvedAt = performance.now();
  /** How long an analysis that waits may go on though bots wait, too: otherwise whoever keeps them busy keeps all from knowing. */
  private owed = 0;
  private count = 0;
  private closed = false;

  constructor(settings: BotPoolSettings) {
    this.settings = settings;
  }

  /** How many questions are being thought about or wait for a thread. */
  get load(): number {
    const thinking = this.threads.filter(({ job }) => job !== undefined && !('study' in job.task));
    return this.waiting.length + thinking.length;
  }

  choose(bot: string, game: string, view: View, table: AtTable = NO_TABLE): Promise<string> {
    const { id, seedHash, addresses = [] } = table;
    return new Promise((resolve) => {
      const task = { number: ++this.count, bot, game, view, seed: newSeed(), table: seedHash };
      const settle: Job['settle'] = (answer, why) => {
        if (answer?.key === undefined) this.settings.onFallback?.(bot, why);
        resolve(answer?.key ?? anyKey(view));
      };
      this.waiting.push({ task, table: id, addresses, settle });
      this.assign();
    });
  }

  /** How a game was decided, told piece by piece: while bots wait, little is done for it. The last piece is `done`. */
  study(table: string, record: string, on: Pick<Inquiry, 'onPiece' | 'onFailure'>): void {
    this.studies.push({ id: `study ${++this.count}`, table, record, ...on });
    this.assign();
  }

  /** The next piece of an analysis. */
  private pieceOf(study: Inquiry, worker: Worker): Job {
    const begun = study.at === worker;
    study.at = worker;
    const { effort } = this.settings;
    const beginning = begun ? {} : { record: study.record, ...(effort !== undefined && { effort }) };
    const task = { number: ++this.count, study: study.id, ...beginning };
    return { task, table: study.table, addresses: [], settle: (answer) => this.studied(study, answer) };
  }

  private studied(study: Inquiry, answer: Answer | undefined): void {
    const { progress, found, done } = answer ?? {};
    if (answer === undefined || progress === undefined || done === undefined) {
      this.studies.shift();
      study.onFailure();
      return;
    }
    if (done) this.studies.shift();
    study.onPiece({ number: answer.number, progress, done, ...(found !== undefined && { found }) });
  }

  /**
   * Whoever has had the least is next, and of their tables the one that has: neither a table with slow bots nor an address with
   * many tables keeps the others waiting.
   */
  private next(): Job | undefined {
    let best: Job | undefined;
    for (const job of this.waiting) if (best === undefined || this.isBefore(job, best)) best = job;
    if (best !== undefined) this.waiting.splice(this.waiting.indexOf(best), 1);
    return best;
  }

  private isBefore(job: Job, other: Job): boolean {
    const [mine, theirs] = [this.hadBy(job), this.hadBy(other)];
    return mine === theirs ? this.had(job.table) < this.had(other.table) : mine < theirs;
  }

  private had(account: string): number {
    return this.spent.get(account) ?? 0;
  }

  /** Of those who wait together, the one who has had the least counts. Where nobody is known to wait, the table does. */
  private hadBy({ addresses, table }: Job): number {
    if (addresses.length === 0) return this.had(table);
    return Math.min(...addresses.map((address) => this.had(accountOf(address))));
  }

  private assign(): void {
    if (this.closed) return;
    if (this.owed >= LEAST_ON_END) this.studyOn();
    while (this.waiting.length > 0) {
      const thread = this.freeThread() ?? this.addThread();
      const job = thread === undefined ? undefined : this.next();
      if (thread === undefined || job === undefined) return;
      this.give(thread, job);
    }
    this.studyOn();
  }

  /** Does the next piece of the first analysis, if there is one and a thread for it. */
  private studyOn(): void {
    const [study] = this.studies;
    if (study === undefined || this.threads.some(({ job }) => job !== undefined && 'study' in job.task))
      return;
    const thread = this.threadFor(study);
    if (thread !== undefined) this.give(thread, this.pieceOf(study, thread.worker));
  }

  private give(thread: Thread, job: Job): void {
    thread.job = job;
    thread.since = performance.now();
    thread.timer = setTimeout(() => this.stop(thread), this.settings.timeLimit);
    thread.worker.postMessage(job.task);
  }

  /** For a bot: rather not the thread an analysis waits for. */
  private freeThread(): Thread | undefined {
    const free = this.threads.filter(({ job }) => job === undefined);
    return free.find(({ worker }) => worker !== this.studies[0]?.at) ?? free[0];
  }

  /** An analysis goes on where it was begun, as long as that thread lives. */
  private threadFor({ at }: Inquiry): Thread | undefined {
    const own = this.threads.find(({ worker }) => worker === at);
    if (own !== undefined) return own.job === undefined ? own : undefined;
    return this.freeThread() ?? this.addThread();
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
    worker.on('message', (answer: Answer) => {
      const { job } = thread();
      if (job?.task.number === answer.number) this.settle(thread(), answer, 'failure');
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

  private settle(thread: Thread, answer: Answer | undefined, why: 'time' | 'failure'): void {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = undefined;
    if (job !== undefined) {
      const took = performance.now() - thread.since;
      this.charge(job, took);
      this.owe('study' in job.task ? -took : took * OF_BOTS_TIME);
      job.settle(answer, why);
    }
    this.assign();
  }

  private owe(milliseconds: number): void {
    const owed = this.studies.length === 0 ? 0 : this.owed + milliseconds;
    this.owed = Math.max(0, Math.min(MOST_ON_END, owed));
  }

  private charge({ table, addresses }: Job, milliseconds: number): void {
    this.spent.set(table, this.had(table) + milliseconds);
    for (const account of addresses.map(accountOf))
      this.spent.set(account, this.had(account) + milliseconds / addresses.length);
    const now = performance.now();
    if (this.spent.size <= MOST_ACCOUNTS && now - this.halvedAt < HALVED_EVERY) return;
    this.halvedAt = now;
    // Old debts are forgotten by halves, so that nobody waits for what was long ago.
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

/** Ids of tables have no blanks. */
function accountOf(address: string): string {
  return `of ${address}`;
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
