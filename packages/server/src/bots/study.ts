import { type Analysis, analyse, type Effort, loadMind } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { readRecord } from '@sietch/kernel';

/** A piece of an analysis: the record comes with the first. */
export interface StudyTask {
  readonly number: number;
  readonly study: string;
  readonly record?: string;
  readonly effort?: Effort;
}

export interface StudyAnswer {
  readonly number: number;
  readonly progress: number;
  /** All that was found, if it is more than before. */
  readonly found?: Analysis;
  readonly done: boolean;
}

/** A bot that comes in between waits no longer than about this many milliseconds. */
const PIECE = 80;

/** An analysis in a thread, done piece by piece. */
export class Study {
  private readonly steps: Generator<Analysis, Analysis>;
  private told: Analysis | undefined;

  private constructor(steps: Generator<Analysis, Analysis>) {
    this.steps = steps;
  }

  static async begin(text: string, effort?: Effort): Promise<Study> {
    const record = readRecord(text);
    const { rules } = gameById(record.game);
    return new Study(analyse(rules, record, await loadMind(rules), effort));
  }

  piece(number: number): StudyAnswer {
    const until = performance.now() + PIECE;
    let latest = this.told;
    let done = false;
    do {
      const step = this.steps.next();
      done = step.done === true;
      latest = step.value;
      // The chances are told at once.
    } while (!done && this.told !== undefined && performance.now() < until);
    const isNews = latest?.points !== this.told?.points || latest?.moments !== this.told?.moments;
    this.told = latest;
    return { number, progress: latest?.progress ?? 0, ...(isNews && latest && { found: latest }), done };
  }
}
