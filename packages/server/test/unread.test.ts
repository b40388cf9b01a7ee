import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { NO_LIMITS } from '../src/index.js';
import { Connection, unreadShare } from '../src/live/connection.js';
import type { LiveTable } from '../src/live/table.js';

/** A line to somebody who reads nothing. */
class DeafSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  closed: number | undefined;

  close(code: number): void {
    this.closed = code;
    this.readyState = 2;
  }
}

describe('somebody who does not read what they are sent', () => {
  it('is hung up on, all the sooner the more connections their address has', () => {
    const unreadBy = (connections: number) => {
      const socket = new DeafSocket();
      const write = ({ length }: Buffer) => {
        socket.bufferedAmount += length;
      };
      const line = { cork: () => {}, uncork: () => {}, write } as unknown as Duplex;
      const table = {
        connections: { enter: () => {}, exit: () => {} },
        part: () => {},
      } as unknown as LiveTable;
      const connection = new Connection(
        socket as unknown as WebSocket,
        line,
        table,
        undefined,
        {},
        {
          limits: NO_LIMITS,
          now: () => 0,
          helloWithin: 10_000,
          address: '',
          mostUnread: () => unreadShare(connections),
          mayReadBack: () => true,
          mayTalk: () => true,
          turn: async () => {},
          onTrouble: () => {},
        },
      );
      while (socket.closed === undefined) connection.send('x'.repeat(10_000));
      expect(socket.closed).toBe(4002);
      socket.emit('close');
      return socket.bufferedAmount * connections;
    };
    expect(unreadBy(1)).toBeGreaterThan(1_000_000);
    expect(unreadBy(60)).toBeLessThan(10_000_000);
    expect(unreadBy(300)).toBeLessThan(45_000_000);
  });
});
