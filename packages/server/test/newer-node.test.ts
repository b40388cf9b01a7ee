import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES, gameById } from '@sietch/games';
import { readRecord, replay } from '@sietch/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openData } from '../src/index.js';
import { newerNode } from './newer-node.js';
import { ServerProcess, SIETCH } from './server-process.js';
import { Device } from './table-client.js';

const node = newerNode();
const WITHOUT_LIBSQL = fileURLToPath(new URL('./without-libsql.cjs', import.meta.url));

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'sietch-newer-node-'));
});
afterEach(() => rm(data, { recursive: true }));

/** A person among bots plays a game to its end; resolves with the table and what the record says. */
async function playGame(port: number, game: string) {
  const device = new Device(port);
  const bots = Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'random' }));
  const { table } = await device.create({
    game,
    options: { players: 3 },
    seats: [{ kind: 'person' }, ...bots],
    me: { seat: 0, name: 'Ada' },
  });
  const client = await device.sit(table.id, 0);
  while (!client.over) {
    await client.until(() => client.over || client.offered.length > 0);
    const [key] = client.offered;
    if (key !== undefined) expect((await client.choose(key)).type).toBe('done');
  }
  await client.until(() => client.table.status === 'finished');
  const response = await fetch(`http://127.0.0.1:${port}/api/tables/${table.id}/record`);
  return { table: table.id, record: readRecord(await response.text()) };
}

describe('on a newer Node', () => {
  it('these tests run: it is 24 at least', () => {
    const version = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
    expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24);
  });

  it.each(GAMES.map(({ id }) => id))('a game of %s is the same to the last byte', (game) => {
    const args = [SIETCH, 'record', '--game', game, '--seed', 'two nodes'];
    const options = { encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
    const record = execFileSync(node, args, options);
    expect(record).toBe(execFileSync(process.execPath, args, options));
    expect(replay(gameById(game).rules, readRecord(record)).over).toBe(true);
  });

  it('the server starts and a person plays a whole game among bots, which this Node can replay', async () => {
    const server = await ServerProcess.start(data, 0, [], [node]);
    const { record } = await playGame(server.port, 'uprising');
    expect(replay(gameById('uprising').rules, record).over).toBe(true);
    expect(await server.stop()).toBe(0);
  });
});

describe('where libsql has no binary', () => {
  it('games are kept by SQLite of Node itself, durably and in the same file format', async () => {
    const server = await ServerProcess.start(data, 0, [], [node, '--require', WITHOUT_LIBSQL]);
    const { table, record } = await playGame(server.port, 'imperium');
    await server.kill();
    const storage = openData(data);
    const events = await storage.readEntries(table, 0);
    await storage.close();
    expect(events.map(({ key }) => key)).toEqual(record.keys);
  });

  it('a Node without one of its own says which Node to take', async () => {
    const hidden = 'data:text/javascript,process.getBuiltinModule = () => undefined;';
    const args = ['--require', WITHOUT_LIBSQL, '--import', hidden] as const;
    await expect(ServerProcess.start(data, 0, [], [node, ...args])).rejects.toThrow(/run Sietch on Node 24/);
  });
});
