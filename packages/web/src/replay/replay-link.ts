import type { Seat } from '@sietch/kernel';
import { Announcer, type TableLink } from '../link/table-link';
import type { FromWorker, ToWorker } from '../local/messages';
import { startWorker } from '../local/start-worker';
import type { GameStats } from '../local/stats';

export interface Replay {
  readonly total: number;
  readonly rounds: readonly number[];
  readonly stats: GameStats;
}

/** A finished game to step through. Nothing can be chosen. */
export class ReplayLink extends Announcer implements TableLink {
  replay: Replay | undefined;
  private readonly worker = startWorker();

  constructor(record: string) {
    super();
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = () => this.announce({ status: 'failed', problem: 'broken' });
    this.send({ type: 'replay', record });
  }

  private send(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromWorker): void {
    if (message.type === 'problem') return this.announce({ status: 'failed', problem: message.code });
    if (message.type === 'replay') {
      this.replay = { total: message.total, rounds: message.rounds, stats: message.stats };
      return this.go(0, undefined);
    }
    this.announce({ ...message.shown, status: 'live' });
  }

  go(step: number, seat: Seat | undefined): void {
    this.send({ type: 'at', step, seat });
  }

  choose(): void {}
  undo(): void {}
  look(): void {}

  close(): void {
    this.worker.terminate();
  }
}
