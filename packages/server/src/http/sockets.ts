import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { network } from './address.js';

export interface SocketsSettings {
  readonly mostPerAddress: number;
  /** Behind a proxy all connections come from one address, and the proxy is trusted to count. */
  readonly trustProxy: boolean;
  /** Who connects and says nothing for so many milliseconds is cut off. */
  readonly speakWithin: number;
}

/**
 * Every connection to the server, whatever it became. A server asks here what it still holds when it closes, and one
 * address cannot hold them all.
 */
export class Sockets {
  private readonly open = new Set<Socket>();
  private readonly byAddress = new Map<string, number>();

  constructor(server: Server, { mostPerAddress, trustProxy, speakWithin }: SocketsSettings) {
    server.on('connection', (socket) => {
      const address = network(socket.remoteAddress ?? '');
      if (!trustProxy && (this.byAddress.get(address) ?? 0) >= mostPerAddress) {
        socket.destroy();
        return;
      }
      this.open.add(socket);
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
    for (const socket of this.open) socket.destroy();
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
