import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, type GameEntry } from '@sietch/games';
import { readRecord, retell } from '@sietch/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStorage, openData } from '../src/index.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'sietch-upgrade-'));
});
afterEach(async () => {
  await stopAll();
  await rm(data, { recursive: true, force: true });
});

/** The same games by rules that call themselves newer. */
const NEWER: readonly GameEntry[] = GAMES.map((game) => ({
  ...game,
  rules: { ...game.rules, version: `${game.rules.version}+` },
}));

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

describe('a server with newer rules', () => {
  it('plays on at the tables of the older one, to an end that can be watched', async () => {
    const before = await run({ storage: openData(data) });
    const { table, devices, clients } = await gather(before.port, { game: 'uprising' });
    await playOut(clients, 'upgrade', async (_, count) => count === 80);
    await Promise.all(clients.map((client) => client.until(() => client.version === 80)));
    const positions = clients.map(({ position }) => position);
    await before.close();

    const after = await run({ storage: openData(data), games: NEWER });
    const back = await Promise.all(
      devices.map(({ jar }, seat) => {
        const device = new Device(after.port);
        device.jar.copy(jar);
        return device.sit(table, seat, 70);
      }),
    );
    for (const [seat, client] of back.entries()) {
      expect(client.position).toEqual(positions[seat]);
      expect(client.last('welcome').gap).toHaveLength(10);
    }
    const [first] = back;
    const log = await must(first).ask({ type: 'log', from: 0 });
    expect(log.type === 'log' && log.changes).toHaveLength(81);
    await playOut(back, 'upgraded');
    const answer = await fetch(`http://127.0.0.1:${after.port}/api/tables/${table}/record`);
    const record = readRecord(await answer.text());
    const { game, gaps } = retell(must(NEWER.find(({ id }) => id === 'uprising')).rules, record);
    expect({ over: game.over, gaps }).toEqual({ over: true, gaps: [] });
    expect(record.continued?.at(-1)?.rules).toBe(NEWER[1]?.rules.version);
  });

  it('shows games that ended before it, and lets their people play again', async () => {
    const before = await run({ storage: openData(data) });
    const { table, devices, clients } = await gather(before.port);
    await playOut(clients, 'ended');
    const end = must(clients[2]).position;
    const record = await fetch(`http://127.0.0.1:${before.port}/api/tables/${table}/record`);
    const { keys } = readRecord(await record.text());
    await before.close();

    const after = await run({ storage: openData(data), games: NEWER });
    const device = new Device(after.port);
    device.jar.copy(must(devices[2]).jar);
    const client = await device.sit(table, 2);
    expect(client.position?.view).toEqual(end?.view);
    const again = await client.ask({ type: 'record' });
    const { game, gaps } = retell(
      must(NEWER[0]).rules,
      readRecord(again.type === 'record' ? again.record : ''),
    );
    expect({ steps: game.state.step, gaps }).toEqual({ steps: keys.length, gaps: [] });
    const rematch = await device.ask('POST', `/api/tables/${table}/rematch`, {});
    expect(rematch).toMatchObject({ status: 200, body: { table: { rules: NEWER[0]?.rules.version } } });
  });

  it('says so where its rules cannot go on, lists the table all the same, and leaves it as it is', async () => {
    const storage = openData(data);
    const before = await run({ storage });
    const { table, devices } = await gather(before.port);
    await before.close();
    const helpless = NEWER.map((game) => ({
      ...game,
      rules: {
        ...game.rules,
        adopt: () => {
          throw new Error('a secret of the state');
        },
      },
    }));
    const after = await run({ storage: openData(data), games: helpless });
    const device = new Device(after.port);
    device.jar.copy(must(devices[0]).jar);
    const answer = await device.ask('GET', `/api/tables/${table}`);
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'rules-changed' } } });
    expect(JSON.stringify(answer.body)).not.toContain('secret');
    expect((await device.ask('GET', '/api/tables/mine')).body.tables).toMatchObject([
      { table: { id: table } },
    ]);
    await after.close();
    const able = await run({ storage: openData(data), games: NEWER });
    expect((await new Device(able.port).ask('GET', `/api/tables/${table}`)).status).toBe(200);
  });
});

describe('a journal that does not fit the rules', () => {
  it('is told to the operator; the table goes on, and nobody reads the key', async () => {
    const storage = new MemoryStorage();
    const before = await run({ storage });
    const { table, devices } = await gather(before.port);
    await before.close();
    await storage.append(table, { sequence: 1, seat: 3, key: 'intrigue:a-hidden-card', at: 0 });
    const after = await run({ storage });
    const device = new Device(after.port);
    device.jar.copy(must(devices[0]).jar);
    const client = await device.sit(table, 0);
    expect(client.position).toMatchObject({ version: 1, view: { step: 0 } });
    expect(client.table.continued).toEqual({ version: 1, givenUp: 1 });
    expect(client.received.join()).not.toContain('a-hidden-card');
    const metrics = await fetch(`http://127.0.0.1:${after.port}/api/metrics`);
    expect(await metrics.text()).toContain('sietch_new_parts_total{why="diverged"} 1');
  });
});

describe('a table that cannot be read', () => {
  it('is left out of the tables of a device, which keeps the others', async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const other = await device.create({ game: 'imperium' });
    const stored = must(await storage.readTable(table.id));
    await storage.updateTable({
      ...stored,
      revision: stored.revision + 1,
      options: { players: 77 },
      status: 'playing',
    });
    const later = new Device((await run({ storage })).port);
    later.jar.copy(device.jar);
    const { status, body } = await later.ask('GET', '/api/tables/mine');
    expect(status).toBe(200);
    expect(body.tables).toMatchObject([{ table: { id: other.table.id } }]);
  });
});

describe('the last open seat', () => {
  it('stays open if the game could not begin', async () => {
    const stuck = GAMES.map((game) => ({
      ...game,
      rules: {
        ...game.rules,
        setup: () => {
          throw new Error('There is no board.');
        },
      },
    }));
    const { port } = await run({ games: stuck });
    const { table } = await new Device(port).create({
      game: 'imperium',
      seats: [{ kind: 'open' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }))],
    });
    const device = new Device(port);
    const { status } = await device.claim(table.id, 0, 'Ада');
    expect(status).toBe(500);
    const { body } = await device.ask('GET', `/api/tables/${table.id}`);
    expect(body).toMatchObject({ table: { status: 'open' }, you: { seats: [] } });
    expect((body.table as { seats: unknown[] }).seats[0]).toMatchObject({ held: false });
  });
});
