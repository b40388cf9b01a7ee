import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sure } from '@sietch/kernel';

const WINDOW = 60_000;

/**
 * How late the event loop was in the last minute or two, whoever asks and however often: a bad minute is not hidden in a
 * good month, and nobody who reads it takes it away from others. Of two histograms each is emptied every other minute,
 * and the fuller one is read.
 */
export class LoopDelay {
  private readonly histograms = [0, 1].map(() => monitorEventLoopDelay({ resolution: 20 }));
  private fuller = 0;
  private readonly timer = setInterval(() => this.turn(), WINDOW).unref();

  constructor() {
    for (const histogram of this.histograms) histogram.enable();
  }

  private get histogram() {
    return sure(this.histograms[this.fuller], 'histogram', this.fuller);
  }

  /** A minute is over. */
  turn(): void {
    this.histogram.reset();
    this.fuller = 1 - this.fuller;
  }

  /** In seconds, what it was not later than in so many percent of the time. */
  percentile(percent: number): number {
    return this.histogram.count === 0 ? 0 : this.histogram.percentile(percent) / 1e9;
  }

  close(): void {
    clearInterval(this.timer);
    for (const histogram of this.histograms) histogram.disable();
  }
}
