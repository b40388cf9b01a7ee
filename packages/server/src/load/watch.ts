import { PROTOCOL, readServerMessage } from '@sietch/protocol';
import { WebSocket } from 'ws';

/** Watches a table until its game is over: bots among themselves play only while somebody does. */
export function watchToTheEnd(origin: string, table: string): Promise<void> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/tables/${table}/live`);
  return new Promise((resolve, reject) => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.on('error', reject);
    socket.on('message', (data) => {
      const message = readServerMessage(String(data));
      if (message === undefined || !('table' in message) || message.table.status !== 'finished') return;
      socket.close();
      resolve();
    });
  });
}
