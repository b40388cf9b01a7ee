import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord } from '@sietch/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cluster } from '../src/cluster/cluster.js';
import {
  banAddress,
  LIMITS,
  MemoryStorage,
  NAME_FILTER,
  NO_LIMITS,
  Operator,
  openData,
} from '../src/index.js';
import { NameFilter } from '../src/operator/name-filter.js';
import { Retention } from '../src/operator/retention.js';
import { folded } from '../src/tables/likeness.js';
import { gather, run, stopAll } from './running.js';
import { storedTable } from './stored-table.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'sietch-operator-'));
});
afterEach(async () => {
  await stopAll();
  await rm(data, { recursive: true, force: true });
});

const code = ({ body }: { readonly body: Record<string, unknown> }) =>
  (body.error as { readonly code: string } | undefined)?.code;

/** A running server, and the operator's own connection to its data: a command in another process. */
async function operated() {
  const server = await run({ storage: openData(data) });
  return { server, storage: openData(data) };
}

describe('whoever runs a server, while it runs', () => {
  it('ends a game: everybody is told, nobody plays on, and the record is there', async () => {
    const { server, storage } = await operated();
    const { table, clients, devices } = await gather(server.port, {}, 3);
    await playOut(clients, 'closed', async (_, count) => count === 5);
    await new Operator(storage).close(table);
    for (const client of clients) await client.until(() => client.table.status === 'finished');
    const client = clients.find(({ offered }) => offered.length > 0);
    expect(await client?.choose(client.offered[0] ?? '')).toMatchObject({ code: 'no-decision' });
    expect((await devices[0]?.ask('GET', `/api/tables/${table}/record`))?.status).toBe(200);
    await expect(new Operator(storage).close('none')).rejects.toThrow('no such table');
    await storage.close();
  });

  it('removes a table: those at it are sent away', async () => {
    const { server, storage } = await operated();
    const { table, clients } = await gather(server.port, {}, 3);
    await new Operator(storage).remove(table);
    for (const client of clients)
      expect(await client.untilClosed()).toMatchObject({ reason: 'unknown-table' });
    expect((await new Device(server.port).ask('GET', `/api/tables/${table}`)).status).toBe(404);
    await expect(new Operator(storage).remove(table)).rejects.toThrow('no such table');
    await storage.close();
  });

  it('takes a name away, with what was said under it', async () => {
    const { server, storage } = await operated();
    const { table, clients } = await gather(server.port, {}, 3);
    await clients[1]?.ask({ type: 'chat', text: 'shame' });
    await new Operator(storage).takeName(table, 1, true);
    for (const client of clients) await client.until(() => client.table.seats[1]?.name === 'Player 2');
    const watcher = await new Device(server.port).sit(table, undefined);
    expect(watcher.last('welcome').chat).toEqual([]);
    await storage.close();
  });

  it('bans an address: its connections end, and it gets nothing more', async () => {
    const { server, storage } = await operated();
    const { clients } = await gather(server.port, {}, 3);
    await banAddress(storage.operator, { address: '127.0.0.1', at: Date.now() });
    for (const client of clients) expect(await client.untilClosed()).toMatchObject({ reason: 'banned' });
    const refused = await new Device(server.port).ask('GET', '/api/games');
    expect([refused.status, code(refused)]).toEqual([403, 'banned']);
    await expect(clients[0] && new Device(server.port).sit('any', 0)).rejects.toThrow('403');
    await storage.close();
  });
});

describe('a ban', () => {
  it('ends when its time is over', async () => {
    let time = 1000;
    const storage = new MemoryStorage();
    await banAddress(storage.operator, { address: '127.0.0.1', at: 0, until: 2000 });
    const { port } = await run({ storage, now: () => time });
    const status = async () => (await new Device(port).ask('GET', '/api/games')).status;
    expect(await status()).toBe(403);
    time = 2001;
    expect(await status()).toBe(200);
  });
});

describe('the name filter', () => {
  it('sees through accents, gaps, lookalikes and digits, and leaves other names alone', () => {
    const filter = new NameFilter();
    filter.set('# remarks are not words\nharkonnen\n=baron # only alone\n\nґвалт');
    for (const name of [
      'Harkonnen',
      'h a r k o n n e n',
      'xX_HÁRKÖNNEN_Xx',
      'H4rk0nnen',
      'Нarkоnnеn',
      'Baron',
      'ҐВАЛТ!',
    ])
      expect(filter.refuses(name), name).toBe(true);
    for (const name of ['Harkon', 'Baroness', 'Ада', 'гвалт', 'remarks'])
      expect(filter.refuses(name), name).toBe(false);
    expect(folded('—')).toBe('');
    filter.set('# nothing');
    expect(filter.refuses('')).toBe(false);
  });

  it('is asked whenever somebody names themselves', async () => {
    const storage = new MemoryStorage();
    await storage.operator.writeNote(NAME_FILTER, 'vladimir');
    const { port } = await run({ storage });
    const device = new Device(port);
    const wish = { game: 'imperium', options: { players: 3 }, me: { seat: 0, name: 'Vl@dimir' } };
    expect(code(await device.ask('POST', '/api/tables', wish))).toBe('name-refused');
    const { table } = await device.create({ ...wish, me: { seat: 0, name: 'Ada' } });
    expect(code(await new Device(port).claim(table.id, 1, 'VLADIMIR'))).toBe('name-refused');
    expect((await new Device(port).claim(table.id, 1, 'Borys')).status).toBe(200);
  });
});

describe('a report', () => {
  it('reaches whoever runs the server with the record, from those at the table only, and not too often', async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage, limits: { ...NO_LIMITS, reports: LIMITS.reports } });
    const { table, host, devices, clients } = await gather(port, {}, 3);
    await playOut(clients, 'report', async (_, count) => count === 4);
    const report = (device: Device, text: string) =>
      device.ask('POST', `/api/tables/${table}/report`, { text });
    expect(code(await report(new Device(port), 'me too'))).toBe('not-yours');
    expect(code(await report(devices[1] ?? host, ''))).toBe('bad-request');
    expect((await report(devices[1] ?? host, 'They cheat.')).status).toBe(201);
    const [kept] = await storage.operator.reports(9);
    expect(kept).toMatchObject({ table, seat: 1, name: 'Player 1', text: 'They cheat.' });
    expect(readRecord(kept?.record ?? '').keys).toHaveLength(4);
    const more = [];
    for (let count = 0; count < LIMITS.reports.burst; count++)
      more.push((await report(host, 'again')).status);
    expect(more.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('tables nobody needs', () => {
  it('are removed when their time is over, except finished games of accounts', async () => {
    const DAY = 24 * 60 * 60 * 1000;
    const storage = new MemoryStorage();
    const old = { createdAt: 0 };
    await storage.createTable(storedTable('open', old));
    await storage.createTable(storedTable('over', { ...old, status: 'finished' }));
    await storage.createTable(storedTable('theirs', { ...old, status: 'finished', hostAccount: 'ada' }));
    await storage.createTable(storedTable('young', { createdAt: 20 * DAY }));
    const left = async () => (await storage.operator.survey(9)).map(({ table }) => table.id).sort();
    const kept = await run({ storage, now: () => 40 * DAY });
    await kept.close();
    expect(await left()).toEqual(['open', 'over', 'theirs', 'young']);
    const finished = await run({ storage, now: () => 40 * DAY, retention: { finished: 30 * DAY } });
    await finished.close();
    expect(await left()).toEqual(['open', 'theirs', 'young']);
    const all = await run({ storage, now: () => 40 * DAY, retention: { abandoned: 30 * DAY } });
    await all.close();
    expect(await left()).toEqual(['theirs', 'young']);
  });

  it('are gone at once for those who have them in memory, and are kept for whoever looks at them anywhere', async () => {
    const storage = Object.assign(new MemoryStorage(), {
      cluster: { inUse: async (id: string) => id === 'elsewhere' } as Cluster,
    });
    for (const id of ['here', 'elsewhere', 'nowhere']) await storage.createTable(storedTable(id));
    const hinted: string[] = [];
    const retention = new Retention(
      { abandoned: 1 },
      {
        storage,
        tables: { isWatched: (id) => id === 'here', hint: (id) => hinted.push(id) },
        now: () => 9000,
        onTrouble: () => {},
        onRemoved: () => {},
      },
    );
    await retention.sweep();
    await retention.close();
    expect(await storage.countTables()).toBe(2);
    expect(hinted).toEqual(['nowhere']);
  });
});
