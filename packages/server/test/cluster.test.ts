import { GAMES } from '@sietch/games';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS, NO_LIMITS } from '../src/index.js';
import { AccountDevice, begun } from './account-device.js';
import { elsewhere, Fleet } from './fleet.js';
import { gather, stopAll } from './running.js';
import { Device, type TableClient } from './table-client.js';
import { asked, playOut } from './whole-game.js';

/** The same games by rules that call themselves newer. */
const NEWER = GAMES.map((game) => ({ ...game, rules: { ...game.rules, version: `${game.rules.version}+` } }));

let fleet: Fleet;
beforeAll(async () => {
  fleet = await Fleet.start();
});
afterEach(stopAll);
afterAll(() => fleet?.end());

/** A table whose seats are at different servers, one after the other. */
async function spread(ports: readonly number[], wish: Record<string, unknown> = {}, patching: number[] = []) {
  const host = new Device(ports[0] ?? 0);
  const { table } = await host.create({ game: 'imperium', options: { players: 3 }, ...wish });
  const devices = [0, 1, 2].map((seat) => new Device(ports[seat % ports.length] ?? 0));
  for (const [seat, device] of devices.entries()) await device.claim(table.id, seat, `Player ${seat}`);
  const clients = await Promise.all(
    devices.map((device, seat) => device.sit(table.id, seat, undefined, patching.includes(seat))),
  );
  return { table: table.id, host, devices, clients };
}

const chatOf = (client: TableClient) =>
  client.messages.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []));

describe('a table whose players are at three servers', () => {
  it('plays a game to its end as one table: everybody sees every choice, and the same record', async () => {
    const ports = (await fleet.open(3)).map(({ port }) => port);
    const { table, devices, clients } = await spread(ports, {}, [1]);
    const total = await playOut(clients, 'three servers');
    expect(total).toBeGreaterThan(100);
    await Promise.all(clients.map((client) => client.until(() => client.table.status === 'finished')));
    const records = await Promise.all(
      devices.map(async (device) => (await device.ask('GET', `/api/tables/${table}/record`)).body),
    );
    expect(records[1]).toEqual(records[0]);
    expect(records[2]).toEqual(records[0]);
    for (const client of clients) {
      const told = client.messages.flatMap((message) =>
        message.type === 'update'
          ? [...(message.earlier ?? []), ...(message.change ? [message.change] : [])]
          : [],
      );
      expect(told.map(({ version }) => version)).toEqual(Array.from({ length: total }, (_, i) => i + 1));
    }
    await Promise.all(ports.map((port) => new Device(port).ask('GET', `/api/tables/${table}`)));
  });

  it('shows whoever looks all that was acknowledged anywhere before', async () => {
    const [one, two] = await fleet.open(2);
    const { table, devices, clients } = await gather(one?.port ?? 0, {}, 3);
    const there = await Promise.all(
      devices.map((device, seat) => elsewhere(device, two?.port ?? 0).sit(table, seat)),
    );
    await playOut(clients, 'looking', async (_, count) => {
      await Promise.all(there.map((client) => client.ask({ type: 'look' })));
      for (const [seat, client] of there.entries()) {
        expect(client.version).toBe(count);
        await clients[seat]?.until(() => clients[seat]?.version === count);
        expect(client.position).toEqual(clients[seat]?.position);
      }
      return count === 15;
    });
  });

  it('lets one of two answers given at once count, and tells the other how things stand', async () => {
    const [one, two] = await fleet.open(2);
    const { table, devices, clients } = await gather(one?.port ?? 0, {}, 3);
    const there = await Promise.all(
      devices.map((device, seat) => elsewhere(device, two?.port ?? 0).sit(table, seat)),
    );
    for (let count = 1; count <= 20; count++) {
      const client = await asked(clients);
      const twin = there[clients.indexOf(client as TableClient)];
      await twin?.until(() => twin.version === client?.version);
      const key = client?.offered[0] ?? '';
      const answers = await Promise.all([client?.choose(key), twin?.choose(key)]);
      const types = answers.map((answer) => answer?.type).sort();
      if (types[1] === 'error') expect(types).toEqual(['done', 'error']);
      await Promise.all([...clients, ...there].map((each) => each.until(() => each.version === count)));
    }
  });

  it('has one chat, one list of those present, and one beginning', async () => {
    const [one, two] = await fleet.open(2);
    const host = new Device(one?.port ?? 0);
    const { table } = await host.create({ game: 'imperium', options: { players: 3 } });
    const [ada, borys, chani] = [one, two, two].map((server) => new Device(server?.port ?? 0));
    await ada?.claim(table.id, 0, 'Ada');
    await borys?.claim(table.id, 1, 'Borys');
    const here = await ada?.sit(table.id, 0);
    const there = await borys?.sit(table.id, 1);
    await here?.until(() => here.table.seats[1]?.connected === true);
    await there?.until(() => there.table.seats[0]?.connected === true);
    expect(there?.position).toBeUndefined();
    await chani?.claim(table.id, 2, 'Chani');
    for (const client of [here, there]) await client?.until(() => client.position?.version === 0);
    for (const [client, text] of [
      [here, 'from one'],
      [there, 'from two'],
      [here, 'from one again'],
    ] as const)
      expect((await client?.ask({ type: 'chat', text }))?.type).toBe('done');
    const all = ['from one', 'from two', 'from one again'];
    for (const client of [here, there]) await client?.until(() => chatOf(client).length === 3);
    for (const client of [here, there]) expect(chatOf(client as TableClient)).toEqual(all);
    const watcher = await new Device(two?.port ?? 0).sit(table.id, undefined);
    expect(watcher.last('welcome').chat.map(({ text }) => text)).toEqual(all);
    await here?.until(() => here.table.spectators === 1);
    there?.close();
    await here?.until(() => here.table.seats[1]?.connected === false);
  });

  it('lets those at one server vote about somebody who has left another', async () => {
    const settings = { absentAfter: 0 };
    const [one, two] = await fleet.open(2, settings);
    const { clients } = await spread([one?.port ?? 0, one?.port ?? 0, two?.port ?? 0]);
    const [ada, borys, chani] = clients;
    const refused = await ada?.ask({ type: 'vote', seat: 2, out: true });
    expect(refused).toMatchObject({ type: 'error', code: 'vote-refused' });
    chani?.close();
    await ada?.until(() => ada.table.seats[2]?.away === true);
    for (const voter of [ada, borys])
      expect((await voter?.ask({ type: 'vote', seat: 2, out: true }))?.type).toBe('done');
    await ada?.until(() => ada.table.seats[2]?.bot !== undefined);
  });

  it('lets go of a device everywhere when its seat moves to another, or its browser signs out', async () => {
    const [one, two] = await fleet.open(2);
    const ada = new AccountDevice(one?.port ?? 0);
    const passkey = await ada.begin('Ada');
    const { table, others } = await begun(one?.port ?? 0, ada);
    const moving = others[0] ?? ada;
    const held = await elsewhere(moving, two?.port ?? 0).sit(table, 1);
    const { body } = await moving.ask<{ key: string }>('POST', `/api/tables/${table}/seats/1/link`, {});
    expect((await new Device(one?.port ?? 0).claim(table, 1, 'Guest', body.key)).status).toBe(200);
    expect(await held.untilClosed()).toMatchObject({ reason: 'seat-moved' });
    const phone = new AccountDevice(one?.port ?? 0);
    await phone.signIn(passkey);
    const bound = await elsewhere(phone, two?.port ?? 0).sit(table, 0);
    expect((await phone.signOut()).status).toBe(200);
    expect(await bound.untilClosed()).toMatchObject({ reason: 'not-signed-in' });
  });

  it('counts what is costly for all servers together', async () => {
    const limits = { ...NO_LIMITS, tables: { burst: 3, perSecond: 0 }, chat: LIMITS.chat };
    const ports = (await fleet.open(2, { limits })).map(({ port }) => port);
    const wish = { game: 'imperium', options: { players: 3 } };
    const made = [];
    for (const index of [0, 1, 0, 1, 0])
      made.push((await new Device(ports[index] ?? 0).ask('POST', '/api/tables', wish)).status);
    expect(made).toEqual([201, 201, 201, 429, 429]);
  });

  it('forgets who has been counted once that no longer matters', async () => {
    await fleet.open(1);
    await fleet.tell(
      "INSERT INTO buckets VALUES ('tables', '203.0.113.7', 1, now() - interval '2 days'), ('tables', '203.0.113.8', 1, now())",
    );
    await stopAll();
    await fleet.another();
    await fleet.until("SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM buckets WHERE who = '203.0.113.7')");
    expect(await fleet.tell('SELECT who FROM buckets')).toEqual([{ who: '203.0.113.8' }]);
  });

  it('forgets a table that was removed, wherever somebody is at it', async () => {
    const [one, two] = await fleet.open(2);
    const { table, clients } = await spread([one?.port ?? 0, two?.port ?? 0]);
    await fleet.tell(`DELETE FROM tables WHERE id = '${table}'`);
    await fleet.tell("SELECT pg_notify('sietch', E'operator\\n*')");
    for (const client of clients)
      expect(await client.untilClosed()).toMatchObject({ reason: 'unknown-table' });
    expect((await new Device(two?.port ?? 0).ask('GET', `/api/tables/${table}`)).status).toBe(404);
  });
});

describe('bots at a table of several servers', () => {
  it('are asked by one of them, and by another when that one stops', async () => {
    const [one, two] = await fleet.open(2);
    const watching = new Device(two?.port ?? 0);
    const host = new Device(one?.port ?? 0);
    const bot = { kind: 'bot', bot: 'random' };
    const { table } = await host.create({ game: 'imperium', seats: [bot, bot, bot, bot] });
    const first = await host.sit(table.id, undefined);
    const second = await watching.sit(table.id, undefined);
    await second.until(() => second.version >= 3);
    const [{ holder } = {}] = await fleet.tell('SELECT holder FROM leases');
    await one?.close();
    expect(await first.untilClosed()).toMatchObject({ code: 1012 });
    const then = second.version;
    await second.until(() => second.version >= then + 3);
    const [lease] = await fleet.tell('SELECT holder FROM leases');
    expect(lease?.holder).not.toBe(holder);
  });
});

describe('an upgrade of one server after the other', () => {
  it('lets a game go on by its rules while somebody plays it, and by the newer ones afterwards', async () => {
    const [before] = await fleet.open(1);
    const after = await fleet.another({ games: NEWER });
    const { table, devices, clients } = await gather(before?.port ?? 0, {}, 3);
    await playOut(clients, 'rolling', async (_, count) => count === 12);
    const there = devices.map((device) => elsewhere(device, after.port));
    const early = await there[0]?.ask('GET', `/api/tables/${table}`);
    expect(early).toMatchObject({ status: 503, body: { error: { code: 'closing' } } });
    await playOut(clients, 'rolling on', async (_, count) => count === 12);
    await Promise.all(clients.map((client) => client.until(() => client.version === 24)));
    const closed = clients.map((client) => client.untilClosed());
    await before?.close();
    for (const end of await Promise.all(closed)) expect(end).toMatchObject({ code: 1012 });
    const back = await Promise.all(there.map((device, seat) => device.sit(table, seat, 20)));
    for (const [seat, client] of back.entries()) {
      expect(client.position?.view).toEqual(clients[seat]?.position?.view);
      expect(client.last('welcome').gap).toHaveLength(4);
    }
    await playOut(back, 'rolled', async (_, count) => count === 5);
  });

  it('says that a server is about to close before it does', async () => {
    let drained = () => {};
    const drain = () => new Promise<void>((resolve) => (drained = resolve));
    const [server] = await fleet.open(1, { drain });
    const { clients } = await gather(server?.port ?? 0, {}, 3);
    const health = async () => (await new Device(server?.port ?? 0).ask('GET', '/api/health')).status;
    expect(await health()).toBe(200);
    const closing = server?.close();
    expect(await health()).toBe(503);
    await playOut(clients, 'drain', async (_, count) => count === 1);
    drained();
    await closing;
  });
});
