import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { network } from './address.js';
import { type Inflow, WORTH_OF_A_REQUEST } from './inflow.js';

export interface SocketsSettings {
  readonly mostPerAddress: number;
  /** Behind a proxy all connections come from one address, and the proxy is trusted to count. */
  readonly trustProxy: boolean;
  /** Who connects and says nothing for so many milliseconds is cut off. */
  readonly speakWithin: number;
  readonly inflow: Pick<Inflow, 'take'>;
}

/**
 * Every connection to the server, whatever it became. A server asks here what it still holds when it closes, and one
 * address cannot hold them all.
 */
export class Sockets {
  private readonly open = new Map<Socket, string>();
  private readonly byAddress = new Map<string, number>();
  private readonly trustProxy: boolean;

  constructor(server: Server, { mostPerAddress, trustProxy, speakWithin, inflow }: SocketsSettings) {
    this.trustProxy = trustProxy;
    server.on('connection', (socket) => {
      const address = network(socket.remoteAddress ?? '');
      const tooMany = () => (this.byAddress.get(address) ?? 0) >= mostPerAddress;
      if (!trustProxy && (tooMany() || !inflow.take(address, WORTH_OF_A_REQUEST))) {
        socket.destroy();
        return;
      }
      // Before anybody reads it.
      if (!trustProxy) socket.prependListener('data', ({ length }: Buffer) => inflow.take(address, length));
      this.open.set(socket, address);
      this.count(address, 1);
      // Node counts the time of a request from its first byte.
      const patience = setTimeout(() => socket.bytesRead === 0 && socket.destroy(), speakWithin).unref();
      socket.once('close', () => {
        clearTimeout(patience);
        this.open.delete(socket);
        this.count(address, -1);
      });
    });
  }

  get size(): number {
    return this.open.size;
  }

  private count(address: string, change: number): void {
    const open = (this.byAddress.get(address) ?? 0) + change;
    if (open === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, open);
  }

  cut(): void {
    for (const socket of this.open.keys()) socket.destroy();
  }

  /** Behind a proxy everybody comes from its address: if that is who says too much, the others must not be cut with them. */
  cutAddress(address: string): void {
    if (this.trustProxy) return;
    for (const [socket, from] of this.open) if (from === address) socket.destroy();
  }

  /** Waits for something that waits for connections, but not for ever. */
  async endWithin(milliseconds: number, done: Promise<unknown>): Promise<void> {
    const patience = setTimeout(() => this.cut(), milliseconds);
    try {
      await done;
    } finally {
      clearTimeout(patience);
    }
  }
}
