import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './text-frame.js';

/** Of every way to tell a length, at its borders, and beyond what one byte says; and one that is told twice. */
const TEXTS = [
  '',
  'a',
  'a',
  'x'.repeat(125),
  'x'.repeat(126),
  'Січ — «Арракіс» 🪱',
  'ї'.repeat(63),
  'x'.repeat(65_535),
  'x'.repeat(65_536),
  'ї'.repeat(70_000),
];

describe('the frame of a text', () => {
  it('is read by a WebSocket as the text it was made of, whatever its length', async () => {
    const server = createServer();
    const door = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, line, head) =>
      door.handleUpgrade(request, line, head, () => {
        for (const text of TEXTS) line.write(textFrame(text));
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const client = new WebSocket(`ws://127.0.0.1:${port}`);
    const heard: string[] = [];
    try {
      await new Promise<void>((resolve, reject) => {
        client.on('error', reject);
        client.on('message', (data, binary) => {
          heard.push(binary ? 'not a text' : String(data));
          if (heard.length === TEXTS.length) resolve();
        });
      });
    } finally {
      client.terminate();
      server.close();
    }
    expect(heard).toEqual(TEXTS);
  });
});
