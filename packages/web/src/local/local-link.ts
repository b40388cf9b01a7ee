import type { Seat } from '@sietch/kernel';
import { Announcer, type TableLink } from '../link/table-link';
import type { FromWorker, Shown, ToWorker } from './messages';
import { startWorker } from './start-worker';

/** A game of this browser: engine and bots run in a worker, the page sees what a seat sees. */
export class LocalLink extends Announcer implements TableLink {
  private readonly worker = startWorker();

  constructor(id: string, pace: number) {
    super();
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = () => this.announce({ status: 'failed', problem: 'broken' });
    this.send({ type: 'open', id, pace });
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'shown') this.show(message.shown);
    else if (message.type === 'problem') {
      const live = this.getState().status === 'live';
      this.announce({ status: live ? 'live' : 'failed', busy: false, problem: message.code });
    }
  }

  private show({ log, logFrom, ...shown }: Shown): void {
    const before = this.getState().log.slice(0, logFrom);
    this.announce({ ...shown, log: [...before, ...log], status: 'live', busy: false, problem: undefined });
  }

  choose(key: string): void {
    this.announce({ busy: true });
    this.send({ type: 'choose', key });
  }

  undo(): void {
    this.announce({ busy: true });
    this.send({ type: 'undo' });
  }

  look(seat: Seat): void {
    this.send({ type: 'look', seat });
  }

  /** The worker ends itself once what was chosen is saved: whoever leaves in haste loses nothing. */
  close(): void {
    this.send({ type: 'close' });
  }
}
