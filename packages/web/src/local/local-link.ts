import type { Advice } from '@sietch/bots';
import { Link } from '../link/link';
import type { Transport } from '../link/transport';
import { WorkerLine } from './worker-line';

/** A game of this browser: engine and bots run in a worker, the page sees what a seat sees. */
export class LocalLink extends Link {
  private readonly line: WorkerLine;

  constructor(id: string, pace: number) {
    let line: WorkerLine | undefined;
    super(id, undefined, (ears): Transport => {
      line = new WorkerLine({ type: 'open', id, pace }, ears);
      return line;
    });
    if (line === undefined) throw new Error('A link opens its line when it is made.');
    this.line = line;
  }

  setPace(pace: number): void {
    this.line.tell({ type: 'pace', pace });
  }

  advise(): Promise<readonly Advice[]> {
    return this.line.advise();
  }

  override goOn(): void {
    this.line.tell({ type: 'go-on' });
  }
}
