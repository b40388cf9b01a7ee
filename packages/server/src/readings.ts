import { type Pause, Queue } from '@sietch/desk';
import { ProtocolError } from '@sietch/protocol';

/**
 * Of the records one address asks for, one is made at a time and few wait: each is a whole game in memory, and long work, which
 * goes on in the turns of that address.
 */
export class Readings {
  private readonly turn: (address: string) => Promise<void>;
  private readonly mostPerAddress: number;
  private readonly lines = new Map<string, Queue>();

  constructor(turn: (address: string) => Promise<void>, mostPerAddress: number) {
    this.turn = turn;
    this.mostPerAddress = mostPerAddress;
  }

  async run<T>(address: string, work: (pause: Pause) => Promise<T>): Promise<T> {
    const line = this.lines.get(address) ?? new Queue();
    if (line.length >= this.mostPerAddress)
      throw new ProtocolError('too-many', 'Too many requests for what is past. Slow down.');
    this.lines.set(address, line);
    try {
      return await line.run(() => work(() => this.turn(address)));
    } finally {
      if (line.idle) this.lines.delete(address);
    }
  }
}
