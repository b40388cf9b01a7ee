import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStorage } from '../src/storage/postgres/postgres.js';
import { Postgres } from './postgres.js';
import { Relay } from './relay.js';
import { ServerProcess } from './server-process.js';
import { pause, StubbornTable } from './stubborn-table.js';

const NEWER_RULES = fileURLToPath(new URL('../../web/test/newer-rules.mjs', import.meta.url));
/** Whoever is sent away in the middle of a choice comes back and looks. */
const EXCUSED = ['closing', 'stale', 'storage-failed'];

let postgres: Postgres;
let data: string;
beforeAll(async () => {
  postgres = await Postgres.start();
  data = await mkdtemp(join(tmpdir(), 'sietch-rolling-'));
});
afterAll(async () => {
  await postgres?.destroy();
  await rm(data, { recursive: true, force: true });
});

/** Somebody who begins to say something and never ends. */
function holdLine(port: number): Socket {
  const line = connect(port, '127.0.0.1').on('error', () => {});
  line.write('POST /api/tables HTTP/1.1\r\nhost: sietch\r\ncontent-type: application/json\r\n');
  line.write('content-length: 100\r\n\r\n{');
  return line;
}

const health = async (port: number) => (await fetch(`http://127.0.0.1:${port}/api/health`)).status;

describe('an upgrade of processes one after the other', () => {
  it('drains each, hands its tables over, sends people back and ends by itself; nobody loses anything', async () => {
    const address = await postgres.create();
    const start = (port?: number, ...more: string[]) =>
      ServerProcess.start(data, port, ['--database', address, '--drain', '1'], [process.execPath, ...more]);
    const servers = [await start(), await start()];
    const front = await Relay.to(...servers.map(({ port }) => port));
    const table = await StubbornTable.open(front.port, 'arrakis', 'rolling', EXCUSED);
    const done = table.play();
    done.catch(() => {});
    const more = async (choices: number) => {
      const enough = table.acknowledged.size + choices;
      while (table.acknowledged.size < enough && !table.over) await pause(1);
    };
    for (const [index, server] of servers.entries()) {
      await more(10);
      const line = holdLine(server.port);
      const ended = server.stop();
      // Whoever stands in front sends people elsewhere from now on; those who are here play on.
      while ((await health(server.port)) === 200) await pause(1);
      await more(1);
      expect(await ended).toBe(0);
      line.destroy();
      servers[index] = await start(server.port, '--import', NEWER_RULES);
    }
    await more(10);
    table.quit();
    await done;
    expect(table.reconnections).toBeGreaterThan(0);
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0]);
    await front.close();
    const storage = await PostgresStorage.open(address);
    expect(await storage.readTable(table.id)).toMatchObject({ continued: { givenUp: 0 } });
    table.checkStored(await storage.readEntries(table.id, 0));
    await storage.close();
  });
});
