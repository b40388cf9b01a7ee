import type { Advice } from '@sietch/bots';
import type { ClientWords } from '@sietch/protocol';
import type { Ears, Transport } from '../link/transport';
import type { FromWorker, Replay, ToWorker } from './messages';
import { startWorker } from './start-worker';

/** The way to a table in a worker of this page. */
export class WorkerLine implements Transport {
  private readonly worker = startWorker();
  private readonly ears: Ears;
  private onAdvice: ((advice: readonly Advice[]) => void) | undefined;

  constructor(first: ToWorker, ears: Ears, onReplay?: (replay: Replay) => void) {
    this.ears = ears;
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker | string>) => {
      if (typeof data === 'string') ears.onText(data);
      else if (data.type === 'opened') ears.onOpen();
      else if (data.type === 'replay') onReplay?.(data.replay);
      else if (data.type === 'advice') this.onAdvice?.(data.advice);
      else this.fail(data.code);
    };
    this.worker.onerror = () => this.fail('broken');
    this.tell(first);
  }

  /** What is said to the worker itself, besides what is said at the table. */
  tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  /** What a good player would do; an answer that was not waited for any more goes nowhere. */
  advise(): Promise<readonly Advice[]> {
    this.tell({ type: 'advise' });
    return new Promise((resolve) => {
      this.onAdvice = resolve;
    });
  }

  private fail(code: string): void {
    this.ears.onLost({ for: 'good', code });
  }

  send(message: ClientWords): boolean {
    this.worker.postMessage(JSON.stringify(message));
    return true;
  }

  retry(): void {}

  /** The worker ends itself once what was chosen is saved: whoever leaves in haste loses nothing. */
  end(): void {
    this.tell({ type: 'close' });
  }
}
