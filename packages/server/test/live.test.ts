import type { TableInfo } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS, MemoryStorage, NO_LIMITS } from '../src/index.js';
import { ENGINES, gather, run, stopAll } from './running.js';
import { Device, type TableClient } from './table-client.js';
import { asked, playOut } from './whole-game.js';

afterEach(stopAll);

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};

/** The time, in the hands of the test. */
function handClock() {
  let time = 1_000_000;
  return { now: () => time, pass: (ms: number) => (time += ms) };
}

describe.each(ENGINES)('a client that comes back to a table of $game', ({ game, seats }) => {
  it('gets what it missed, and goes on', async () => {
    const { port } = await run();
    const { table, devices, clients } = await gather(port, { game, options: {} }, seats);
    await playOut(clients, 'gap', async (_, count) => count === 10);
    // Somebody who is not asked goes away.
    const current = must(await asked(clients));
    const away = clients.findIndex((client) => client !== current);
    const leaver = must(clients[away]);
    leaver.close();
    await leaver.untilClosed();
    const rest = clients.filter((client) => client !== leaver);
    await must(rest[0]).until(() => must(rest[0]).table.seats[away]?.connected === false);
    const seen = leaver.version;
    await playOut(rest, 'gap 2', async (_, count) => count === 3);

    const back = await must(devices[away]).sit(table, away, seen);
    const { gap, position } = back.last('welcome');
    const missed = must(gap).map(({ version }) => version);
    expect(missed.length).toBeGreaterThan(0);
    expect(missed).toEqual(Array.from({ length: must(position).version - seen }, (_, i) => seen + 1 + i));
    // What it missed is told as it was told to those who stayed, as far as it is public.
    const stayed = must(rest[0]).messages.flatMap((m) => (m.type === 'update' && m.change ? [m.change] : []));
    const names = (changes: typeof stayed) =>
      changes.map(({ version, events }) => [version, events.map(({ event }) => event)]);
    expect(names(must(gap))).toEqual(names(stayed.filter(({ version }) => version > seen)));
    await playOut([...rest, back], 'gap 3', async (_, count) => count === 400);
  });

  it('gets a fresh view when it was away too long or claims to know the future', async () => {
    const { port } = await run();
    const { table, devices, clients } = await gather(port, { game, options: {} }, seats);
    await playOut(clients, 'long', async (_, count) => count === 100);
    const old = await must(devices[0]).sit(table, 0, 3);
    expect(old.last('welcome').gap).toBeUndefined();
    expect(old.version).toBe(100);
    const liar = await must(devices[0]).sit(table, 0, 5000);
    expect(liar.last('welcome').gap).toBeUndefined();
    expect(liar.version).toBe(100);
    const current = await must(devices[0]).sit(table, 0, 100);
    expect(current.last('welcome').gap).toEqual([]);
  });

  it('can read the whole log, as its seat knows it', async () => {
    const { port } = await run();
    const { table, devices, clients } = await gather(port, { game, options: {} }, seats);
    await playOut(clients, 'log', async (_, count) => count === 230);
    const back = await must(devices[1]).sit(table, 1);
    const first = await back.ask({ type: 'log', from: 0 });
    const second = await back.ask({ type: 'log', from: 200 });
    if (first.type !== 'log' || second.type !== 'log') throw new Error('no log');
    expect([first.more, second.more]).toEqual([true, false]);
    const told = must(clients[1]).messages.flatMap((m) =>
      m.type === 'update' && m.change ? [m.change] : [],
    );
    expect([...first.changes.slice(1), ...second.changes]).toEqual(told);
  });
});

describe.each(ENGINES)('a stale client at a table of $game', ({ game, seats }) => {
  it('is answered with how things stand, and changes nothing', async () => {
    const { port } = await run();
    const { clients } = await gather(port, { game, options: {} }, seats);
    const client = must(await asked(clients));
    const [key] = client.offered;
    const { version } = client;
    const [first, second] = await Promise.all([
      client.choose(must(key), version),
      client.choose(must(key), version),
    ]);
    expect(first).toMatchObject({ type: 'done', version: version + 1 });
    expect(second).toMatchObject({ type: 'error', code: 'stale', position: { version: version + 1 } });
    const ahead = await client.choose(must(key), 999);
    expect(ahead).toMatchObject({ code: 'stale', position: { version: version + 1 } });
    const other = must(clients.find((each) => each !== client));
    await other.ask({ type: 'look' });
    expect(other.version).toBe(version + 1);
  });
});

describe('undo', () => {
  it('takes back what has shown nothing, is told to all, and is refused otherwise', async () => {
    const { port } = await run();
    const { clients } = await gather(port, { options: { players: 4, confirmTurns: true } });
    let undone = 0;
    await playOut(clients, 'undo', async ({ seat }) => {
      const client = must(clients[seat]);
      const before = client.messages.findLast(
        (m) => m.type === 'update' && m.position?.version === client.version - 1,
      );
      const { version, canUndo } = must(client.position);
      const answer = await client.ask({ type: 'undo', version });
      if (!canUndo) {
        expect(answer).toMatchObject({ type: 'error', code: 'nothing-to-undo' });
        expect(client.version).toBe(version);
        return undefined;
      }
      expect(answer).toMatchObject({ type: 'done', version: version + 1 });
      await Promise.all(clients.map((each) => each.until(() => each.version === version + 1)));
      for (const each of clients)
        expect(each.last('update').change).toMatchObject({ seat, undone: true, events: [] });
      if (before?.type === 'update') expect(must(client.position).view).toEqual(before.position?.view);
      return ++undone === 5;
    });
    expect(undone).toBe(5);
  });

  it('is still known after the table has left memory', async () => {
    const storage = new MemoryStorage();
    const first = await run({ storage });
    const { table, devices, clients } = await gather(first.port, {
      options: { players: 4, confirmTurns: true },
    });
    await playOut(clients, 'reload', async ({ seat }, count) => {
      const { canUndo, version } = must(must(clients[seat]).position);
      if (canUndo) await must(clients[seat]).ask({ type: 'undo', version });
      return count === 60;
    });
    await asked(clients);
    const views = clients.map(({ position }) => position);
    await first.close();
    const second = await run({ storage });
    for (const [seat, device] of devices.entries()) {
      const moved = new Device(second.port);
      Object.assign(moved.jar, device.jar);
      expect((await moved.sit(table, seat)).position).toEqual(views[seat]);
    }
  });
});

describe('chat', () => {
  it('reaches everybody, is there when one comes back, and keeps to its limit', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, chat: { burst: 2, perSecond: 0 } } });
    const { table, devices, clients } = await gather(port);
    const [a, b] = clients.map(must);
    expect((await must(a).ask({ type: 'chat', text: '  Привіт <b>всім</b>\u202e ' })).type).toBe('done');
    await must(b).until(() => must(b).messages.some(({ type }) => type === 'chat'));
    expect(must(b).last('chat').line).toMatchObject({
      seat: 0,
      name: 'Player 0',
      text: 'Привіт <b>всім</b>',
    });
    await must(a).ask({ type: 'chat', text: 'x' });
    expect(await must(a).ask({ type: 'chat', text: 'x' })).toMatchObject({ code: 'too-many' });
    const again = await must(devices[0]).sit(table, 0);
    expect(await again.ask({ type: 'chat', text: 'x' })).toMatchObject({ code: 'too-many' });
    const back = await must(devices[2]).sit(table, 2);
    expect(back.last('welcome').chat.map(({ text }) => text)).toEqual(['Привіт <b>всім</b>', 'x']);
    const spectator = await new Device(port).sit(table, undefined);
    expect(await spectator.ask({ type: 'chat', text: 'x' })).toMatchObject({ code: 'not-yours' });
  });

  it('can be off', async () => {
    const { port } = await run();
    const { clients } = await gather(port, { chat: false });
    expect(await must(clients[0]).ask({ type: 'chat', text: 'x' })).toMatchObject({ code: 'chat-off' });
  });
});

describe('clocks and votes', () => {
  const away = async (clients: readonly TableClient[], seat: number) => {
    const witness = must(clients.find((_, index) => index !== seat));
    must(clients[seat]).close();
    await witness.until(() => witness.table.seats[seat]?.connected === false);
  };

  it('count the time of whoever is asked and survive a restart', async () => {
    const { now, pass } = handClock();
    const storage = new MemoryStorage();
    const first = await run({ storage, now });
    const clock = { kind: 'real-time', minutes: 10, increment: 5 };
    const { table, devices, clients } = await gather(first.port, { clock });
    const client = must(await asked(clients));
    const seat = clients.indexOf(client);
    pass(60_000);
    await client.choose(must(client.offered[0]));
    expect(must(client.position?.clocks)[seat]?.left).toBe(545_000);
    expect(
      must(client.position?.clocks)
        .filter((_, other) => other !== seat)
        .every(({ left }) => left === 600_000),
    ).toBe(true);
    const { clocks } = must(client.position);
    await first.close();
    const second = await run({ storage, now });
    const moved = new Device(second.port);
    Object.assign(moved.jar, must(devices[seat]).jar);
    expect((await moved.sit(table, seat)).position?.clocks).toEqual(clocks);
  });

  it('let a bot take over a seat whose time is up when all others want it', async () => {
    const { now, pass } = handClock();
    const { port } = await run({ now });
    const { table, devices, clients } = await gather(port, { clock: { kind: 'days', days: 2 } });
    const slow = must(await asked(clients));
    const seat = clients.indexOf(slow);
    const others = clients.filter((each) => each !== slow);
    expect(await must(others[0]).ask({ type: 'vote', seat, out: true })).toMatchObject({
      code: 'vote-refused',
    });
    pass(2 * 24 * 60 * 60 * 1000 + 1);
    expect(await slow.ask({ type: 'vote', seat, out: true })).toMatchObject({ code: 'vote-refused' });
    for (const other of others.slice(0, 2))
      expect((await other.ask({ type: 'vote', seat, out: true })).type).toBe('done');
    expect(must(others[0]).table.seats[seat]?.votes).toHaveLength(2);
    await must(others[0]).ask({ type: 'vote', seat, out: false });
    await must(others[2]).ask({ type: 'vote', seat, out: true });
    expect(slow.closed).toBeUndefined();
    const { version } = slow;
    await must(others[0]).ask({ type: 'vote', seat, out: true });
    await must(others[0]).until(() => must(others[0]).version > version);
    expect(must(others[0]).table.seats[seat]).toMatchObject({ bot: 'normal', held: true, votes: [] });
    await playOut(others, 'after the vote', async (_, count) => count === 20);
    // The seat is still theirs: they send the bot away when they are back.
    const back = await must(devices[seat]).ask('POST', `/api/tables/${table}/seats/${seat}/return`, {});
    expect((back.body.table as TableInfo).seats[seat]?.bot).toBeUndefined();
    await playOut(clients, 'after the return', async (_, count) => count === 20);
  });

  it('are not for somebody who was gone for a moment, nor for the time the server was away', async () => {
    const { now, pass } = handClock();
    const storage = new MemoryStorage();
    const first = await run({ storage, now });
    const { table, devices, clients } = await gather(first.port);
    const vote = { type: 'vote', seat: 3, out: true } as const;
    await away(clients, 3);
    pass(53);
    expect(await must(clients[0]).ask(vote)).toMatchObject({ code: 'vote-refused' });
    pass(2 * 60_000);
    expect(await must(clients[0]).ask(vote)).toMatchObject({ type: 'done' });
    await first.close();

    pass(60 * 60_000);
    const second = await run({ storage, now });
    const back = await Promise.all(
      devices.slice(0, 3).map(({ jar }, seat) => {
        const device = new Device(second.port);
        device.jar.copy(jar);
        return device.sit(table, seat);
      }),
    );
    expect(await must(back[1]).ask(vote)).toMatchObject({ code: 'vote-refused' });
  });

  it('lapse when the person is back, and do not wait for others who are away', async () => {
    const { now, pass } = handClock();
    const { port } = await run({ now });
    const { table, devices, clients } = await gather(port);
    await away(clients, 2);
    await away(clients, 3);
    pass(2 * 60_000);
    await must(clients[0]).ask({ type: 'vote', seat: 3, out: true });
    await must(clients[1]).until(() => must(clients[1]).table.seats[3]?.votes.length === 1);
    expect(must(clients[1]).table.seats[3]).toMatchObject({ away: true, votes: [0] });
    const back = await must(devices[3]).sit(table, 3);
    await back.ask({ type: 'look' });
    expect(back.table.seats[3]?.votes).toEqual([]);
    back.close();
    await must(clients[0]).until(() => must(clients[0]).table.seats[3]?.connected === false);
    pass(2 * 60_000);
    for (const seat of [0, 1]) await must(clients[seat]).ask({ type: 'vote', seat: 3, out: true });
    await must(clients[0]).until(() => must(clients[0]).table.seats[3]?.bot !== undefined);
  });

  it('drop the votes against somebody who plays on', async () => {
    const { now, pass } = handClock();
    const { port } = await run({ now });
    const { clients } = await gather(port, { clock: { kind: 'days', days: 1 } });
    const slow = must(await asked(clients));
    const seat = clients.indexOf(slow);
    const [other] = clients.filter((client) => client !== slow);
    pass(24 * 60 * 60 * 1000 + 1);
    await must(other).ask({ type: 'vote', seat, out: true });
    await slow.until(() => slow.table.seats[seat]?.votes.length === 1);
    await slow.choose(must(slow.offered[0]));
    expect(slow.table.seats[seat]?.votes).toEqual([]);
  });
});

describe('an idle table', () => {
  it('leaves memory and comes back as it was, with its latest changes', async () => {
    const { port } = await run({ idleAfter: 30 });
    const { table, devices, clients } = await gather(port);
    await playOut(clients, 'idle', async (_, count) => count === 20);
    await asked(clients);
    const { position } = must(clients[3]);
    for (const client of clients) client.close();
    const stranger = new Device(port);
    const inMemory = async () => (await stranger.ask('GET', '/api/health')).body.tables;
    while ((await inMemory()) !== 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const back = await must(devices[3]).sit(table, 3, 15);
    expect(back.position).toEqual(position);
    expect(back.last('welcome').gap?.map(({ version }) => version)).toEqual([16, 17, 18, 19, 20]);
    expect(await inMemory()).toBe(1);
  });
});

describe('limits', () => {
  it('apply by default', () => {
    for (const rate of [LIMITS.requests, LIMITS.tables, LIMITS.connections, LIMITS.messages, LIMITS.chat])
      expect(rate.perSecond).toBeLessThan(100);
  });
});
