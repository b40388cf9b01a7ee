import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lesson, Mind } from '@sietch/bots';

export interface PoolSettings {
  readonly game: string;
  /** Raw options; games take them in turn. */
  readonly setups: readonly unknown[];
  /** The bot whose games are learnt from first, up to this one. */
  readonly teacher?: { readonly bot: string; readonly until: number } | undefined;
}

interface GameToPlay {
  readonly index: number;
  readonly seed: string;
}

/** What a worker is sent … */
export interface PlayPart {
  readonly policy: Float64Array;
  readonly judgement: Float64Array;
  readonly games: readonly GameToPlay[];
}

/** … and what it sends back. */
export interface PlayedPart {
  readonly lessons: readonly { readonly index: number; readonly lesson: Lesson }[];
}

/** Threads run compiled code, also when the rest is run from its source by tests. */
const WORKER = new URL('../../dist/training/worker.js', import.meta.url);

/** Plays batches of games on all cores. */
export class Pool {
  private readonly workers: readonly Worker[];

  constructor(settings: PoolSettings, size = availableParallelism()) {
    this.workers = Array.from({ length: size }, () => new Worker(WORKER, { workerData: settings }));
  }

  /** The lessons of a batch in the order of its games, whoever has played them. */
  async play({ policy, judgement }: Mind, games: readonly GameToPlay[]): Promise<Lesson[]> {
    const parts = await Promise.all(
      this.workers.map(async (worker, i) => {
        const answer = once(worker, 'message') as Promise<[PlayedPart]>;
        worker.postMessage({
          policy: policy.weights,
          judgement: judgement.weights,
          games: games.filter((_, at) => at % this.workers.length === i),
        } satisfies PlayPart);
        return (await answer)[0].lessons;
      }),
    );
    return parts
      .flat()
      .sort((a, b) => a.index - b.index)
      .map(({ lesson }) => lesson);
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
