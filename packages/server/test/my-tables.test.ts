import type { MyTable, TableInfo } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage, NO_LIMITS } from '../src/index.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { asked } from './whole-game.js';

afterEach(stopAll);

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};
const mine = async (device: Device) => (await device.ask('GET', '/api/tables/mine')).body.tables as MyTable[];
const BOT = { kind: 'bot', bot: 'random' };

describe('the tables of a device', () => {
  it('are those it made or sits at, the latest first, with whose turn it is', async () => {
    const { port } = await run();
    const { table, devices, clients, host } = await gather(port);
    const current = clients.indexOf(must(await asked(clients)));
    const [guest] = devices.map(must);
    const other = await must(guest).create({ game: 'arrakis', me: { seat: 1, name: 'Ada' } });
    expect(await mine(must(guest))).toMatchObject([
      { table: { id: other.table.id, status: 'open' }, host: true, seats: [1], asked: [] },
      { table: { id: table, status: 'playing' }, host: false, seats: [0], asked: [current] },
    ]);
    expect(await mine(host)).toMatchObject([{ table: { id: table }, host: true, seats: [] }]);
    expect(await mine(new Device(port))).toEqual([]);
  });

  it('are no longer those it left, and a seat that was moved is on the list of its new device only', async () => {
    const { port } = await run();
    const device = new Device(port);
    const { table } = await new Device(port).create({ game: 'imperium' });
    await device.claim(table.id, 0, 'Ada');
    await device.claim(table.id, 2, 'Ada too');
    expect(await mine(device)).toMatchObject([{ seats: [2, 0] }]);
    await device.ask('POST', `/api/tables/${table.id}/seats/0/leave`);
    const { body } = await device.ask('POST', `/api/tables/${table.id}/seats/2/link`);
    expect(await mine(device)).toMatchObject([{ seats: [2] }]);
    const phone = new Device(port);
    await phone.ask('POST', `/api/tables/${table.id}/seats/2/claim`, { key: body.key });
    expect(await mine(device)).toEqual([]);
    expect(await mine(phone)).toMatchObject([{ table: { id: table.id }, seats: [2] }]);
  });

  it('are found without a right to them: an invented index shows nothing, and the index opens no seat', async () => {
    const { port } = await run();
    const { table } = await gather(port);
    const cheat = new Device(port);
    const index = [
      `${table}.0.${'A'.repeat(10)}`,
      `${table}.host.`,
      'x',
      '~',
      `${table}.99.${'A'.repeat(10)}`,
    ];
    const answer = await cheat.ask('GET', '/api/tables/mine', undefined, {
      cookie: `sietch-tables=${index.join('~')}`,
    });
    expect(answer.body).toEqual({ tables: [] });
    await expect(cheat.sit(table, 0)).rejects.toThrow('403');
  });

  it('stay few enough for a cookie, and may not be asked for too often', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, myTables: { burst: 1, perSecond: 0 } } });
    const device = new Device(port);
    for (let i = 0; i < 40; i++) await device.create({ game: 'imperium', me: { seat: 0, name: 'Ada' } });
    const cookie = must(device.jar.header.split('; ').find((text) => text.startsWith('sietch-tables=')));
    expect(cookie.length).toBeLessThan(3000);
    expect(await mine(device)).toHaveLength(30);
    expect((await device.ask('GET', '/api/tables/mine')).status).toBe(429);
  });
});

describe('the list of tables', () => {
  it('tells what one must know to join or watch, and nothing secret', async () => {
    const { port } = await run();
    const host = new Device(port);
    const { table } = await host.create({ game: 'imperium', listed: true, options: { players: 3 } });
    await new Device(port).claim(table.id, 1, 'Ада');
    const listed = async () => (await new Device(port).ask('GET', '/api/tables')).body.tables as TableInfo[];
    const [seen] = await listed();
    expect(seen).toMatchObject({
      id: table.id,
      game: 'imperium',
      status: 'open',
      seats: [{ held: false }, { held: true, name: 'Ада' }, { held: false }],
    });
    expect(JSON.stringify(seen)).not.toMatch(/"seed"|tokenHash|hostHash/);
    for (const seat of [0, 2]) await host.ask('PUT', `/api/tables/${table.id}/seats/${seat}`, BOT);
    expect(await listed()).toMatchObject([{ id: table.id, status: 'playing' }]);
  });
});

describe('a rematch', () => {
  it('is one table for all who ask, with their seats kept and the bots where they were', async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage });
    const devices = [new Device(port), new Device(port)].map(must);
    const [ada, borys] = devices as [Device, Device];
    const { table } = await ada.create({
      game: 'imperium',
      options: { players: 3 },
      seats: [{ kind: 'open' }, { kind: 'open' }, BOT],
      me: { seat: 0, name: 'Ада' },
      listed: true,
    });
    await borys.claim(table.id, 1, 'Борис');
    const again = (device: Device) => device.ask('POST', `/api/tables/${table.id}/rematch`);
    expect((await again(ada)).body).toMatchObject({ error: { code: 'not-finished' } });
    const clients = await Promise.all(devices.map((device, seat) => device.sit(table.id, seat)));
    while (clients.every(({ over }) => !over)) {
      const client = must(clients[0]);
      await Promise.race(
        clients.map((each) => each.until(() => each.over || each.offered.length > 0 || client.over)),
      );
      const current = clients.find(({ offered }) => offered.length > 0);
      if (current !== undefined) await current.choose(must(current.offered[0]));
    }
    const client = must(clients[1]);
    await client.until(() => client.table.status === 'finished');

    expect((await again(new Device(port))).body).toMatchObject({ error: { code: 'not-yours' } });
    const [first, second] = await Promise.all([again(borys), again(ada)]);
    const next = (first.body.table as TableInfo).id;
    expect((second.body.table as TableInfo).id).toBe(next);
    expect(next).not.toBe(table.id);
    expect((await again(ada)).body.table).toMatchObject({
      id: next,
      game: 'imperium',
      options: { players: 3 },
      status: 'playing',
      settings: { listed: false },
      seats: [{ name: 'Ада', held: true }, { name: 'Борис', held: true }, { bot: 'random' }],
    });
    // Those still looking at the old table are shown the way, and each seat belongs to who had it.
    await client.until(() => client.table.rematch === next);
    expect((await ada.sit(next, 0)).last('welcome').seat).toBe(0);
    expect((await borys.sit(next, 1)).last('welcome').seat).toBe(1);
    await expect(ada.sit(next, 1)).rejects.toThrow('403');
    expect((await mine(borys)).map(({ table: { id } }) => id)).toEqual([next, table.id]);
    expect((await storage.readTable(next))?.seed).not.toBe((await storage.readTable(table.id))?.seed);
    // One that whoever runs the server has removed is not in the way of another.
    await storage.removeTable(next);
    const third = (await again(ada)).body.table as TableInfo;
    expect([next, table.id]).not.toContain(third.id);
    expect((await again(borys)).body.table).toMatchObject({ id: third.id });
    await client.until(() => client.table.rematch === third.id);
  });
});
