import { afterEach, describe, expect, it, vi } from 'vitest';
import { covers } from '../../../test/covers.js';
import { MemoryStorage, NO_LIMITS } from '../src/index.js';
import { MoodyStorage } from './moody-storage.js';
import { gather, run, stopAll } from './running.js';
import { Device, type TableClient } from './table-client.js';
import { asked } from './whole-game.js';

afterEach(stopAll);

const SECRET = 'the worm comes at dawn';

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

/** Everything a connection was ever sent. */
const heardBy = ({ received }: TableClient): string => received.join('\n');

const confide = (client: TableClient, text = SECRET) => client.ask({ type: 'chat', text, team: true });

/** After an answer to this everything that was sent before has arrived. */
const settle = (clients: readonly TableClient[]) =>
  Promise.all(clients.map((client) => client.ask({ type: 'look' })));

describe('six players in two teams', () => {
  const SIX = { game: 'uprising', options: { players: 6 } };
  const OURS = [0, 2, 4];
  const THEIRS = [1, 3, 5];

  it('who agreed on a team chat are heard by their team and by nobody else, ever', async () => {
    covers('six-talk-by-agreement');
    const storage = new MemoryStorage();
    const before = await run({ storage });
    const { table, devices, clients } = await gather(before.port, { ...SIX, teamChat: true }, 6, [1, 2]);
    const spectator = await new Device(before.port).sit(table, undefined);
    const all = [...clients, spectator];
    const seatsOf = (team: readonly number[]) => team.map((seat) => must(clients[seat]));
    expect(must(clients[0]).table.settings.teamChat).toBe(true);
    for (const team of [OURS, THEIRS])
      for (const client of seatsOf(team))
        expect([...(client.position?.confiding ?? [])].sort()).toEqual(team);
    expect(spectator.position).not.toHaveProperty('confiding');

    expect((await confide(must(clients[2]))).type).toBe('done');
    await must(clients[1]).ask({ type: 'chat', text: 'Hello, everybody' });
    await settle(all);
    for (const client of seatsOf(OURS)) {
      const lines = client.messages.flatMap((message) => (message.type === 'chat' ? [message.line] : []));
      expect(lines.map(({ seat, text, number }) => [seat, text, number])).toEqual([
        [2, SECRET, 1],
        // The number of what everybody hears does not tell that something else was said.
        [1, 'Hello, everybody', 1],
      ]);
      expect([...(must(lines[0]).to ?? [])].sort()).toEqual(OURS);
    }
    for (const client of [...seatsOf(THEIRS), spectator]) expect(heardBy(client)).not.toContain(SECRET);

    // Nor do they hear it when they come back, to this server or to the next, or from what they may read.
    await before.close();
    const after = await run({ storage });
    for (const [seat, { jar }] of [...devices.entries(), [undefined, new Device(0)] as const]) {
      const device = new Device(after.port);
      device.jar.copy(jar);
      const back = await device.sit(table, seat, 0);
      await back.ask({ type: 'log', from: 0 });
      await back.ask({ type: 'scene', version: 0 });
      const told = back.last('welcome').chat.map(({ text }) => text);
      const open = ['Hello, everybody'];
      expect(told).toEqual(seat !== undefined && OURS.includes(seat) ? [SECRET, ...open] : open);
      const pages = await device.ask('GET', `/api/tables/${table}`);
      expect(JSON.stringify(pages.body)).not.toContain(SECRET);
      if (seat === undefined || THEIRS.includes(seat)) expect(heardBy(back)).not.toContain(SECRET);
    }
  });

  it('who did not agree on one talk in the open', async () => {
    covers('six-open-talk-allowed', 'six-secret-talk-discouraged');
    const { port } = await run();
    const { clients } = await gather(port, SIX, 6);
    expect(must(clients[2]).table.settings.teamChat).toBeUndefined();
    expect(must(clients[2]).position).not.toHaveProperty('confiding');
    expect(await confide(must(clients[2]))).toMatchObject({ code: 'talk-refused' });
    expect((await must(clients[2]).ask({ type: 'chat', text: 'To all six' })).type).toBe('done');
    await settle(clients);
    for (const client of clients) {
      expect(client.last('chat').line).toMatchObject({ seat: 2, text: 'To all six' });
      expect(heardBy(client)).not.toContain(SECRET);
    }
  });

  it('cannot change what was agreed later', async () => {
    const { port } = await run();
    const { table, host } = await gather(port, SIX, 6);
    expect(await host.ask('PATCH', `/api/tables/${table}`, { teamChat: true })).toMatchObject({
      status: 400,
    });
  });

  it('have one limit for all they say', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, chat: { burst: 2, perSecond: 0 } } });
    const { table, devices, clients } = await gather(port, { ...SIX, teamChat: true }, 6);
    const talker = must(clients[3]);
    expect((await confide(talker)).type).toBe('done');
    expect((await talker.ask({ type: 'chat', text: 'x' })).type).toBe('done');
    expect(await confide(talker)).toMatchObject({ code: 'too-many' });
    const again = await must(devices[3]).sit(table, 3);
    expect(await confide(again)).toMatchObject({ code: 'too-many' });
    expect((await confide(must(clients[5]))).type).toBe('done');
  });

  it('are not overheard by whoever only pretends to be a partner', async () => {
    const { port } = await run();
    const { table, devices, clients } = await gather(port, { ...SIX, teamChat: true }, 6);
    const spectator = await new Device(port).sit(table, undefined);
    expect(await confide(spectator)).toMatchObject({ code: 'not-yours' });
    // The seat is moved to another device: the old one hears nothing more, the new one all that its team said.
    const link = await must(devices[4]).ask('POST', `/api/tables/${table}/seats/4/link`);
    const moved = new Device(port);
    await moved.claim(table, 4, 'Player 4', String(link.body.key));
    await must(clients[4]).untilClosed();
    await confide(must(clients[0]));
    expect(heardBy(must(clients[4]))).not.toContain(SECRET);
    const partner = await moved.sit(table, 4);
    expect(partner.last('welcome').chat.map(({ text }) => text)).toEqual([SECRET]);
  });

  it('have no team chat where there is no chat, nor before there are teams', async () => {
    const { port } = await run();
    const silent = await gather(port, { ...SIX, teamChat: true, chat: false }, 6);
    expect(await confide(must(silent.clients[0]))).toMatchObject({ code: 'chat-off' });
    const host = new Device(port);
    const { table } = await host.create({ ...SIX, teamChat: true, me: { seat: 0, name: 'Ada' } });
    const early = await host.sit(table.id, 0);
    expect(await confide(early)).toMatchObject({ code: 'talk-refused' });
  });
});

describe('partners in War for Arrakis', () => {
  const FOUR = { game: 'arrakis', options: { players: 4 } };

  /** Chooses what comes first until somebody may begin a cone of silence; that seat and its partners. */
  async function mayConfer(clients: readonly TableClient[]): Promise<TableClient> {
    for (;;) {
      const client = must(await asked(clients));
      if (client.offered.includes('cone')) return client;
      await client.choose(must(client.offered[0]));
    }
  }

  it('talk in secret under a cone of silence and at no other time', async () => {
    covers('team-talk-in-the-open', 'team-no-secret-planning', 'team-actor-may-consult', 'team-cone-effect');
    const { port } = await run();
    // Whatever a table agrees on: here the rules decide.
    const { table, devices, clients } = await gather(port, { ...FOUR, teamChat: true }, 4, [0, 3]);
    const spectator = await new Device(port).sit(table, undefined);
    const one = await mayConfer(clients);
    for (const client of clients) {
      expect(client.position).not.toHaveProperty('confiding');
      expect(await confide(client)).toMatchObject({ code: 'talk-refused' });
    }
    await one.choose('cone');
    await settle(clients);
    const partners = clients.filter((client) => client.position?.confiding !== undefined);
    const enemies = clients.filter((client) => !partners.includes(client));
    expect(partners).toHaveLength(2);
    expect(partners).toContain(one);
    const seats = partners.map((client) => clients.indexOf(client));
    for (const client of partners) expect(client.position?.confiding).toEqual(seats);
    for (const client of enemies) expect(await confide(client)).toMatchObject({ code: 'talk-refused' });
    for (const client of partners) expect((await confide(client)).type).toBe('done');
    await settle([...clients, spectator]);
    for (const client of partners)
      expect(client.messages.filter(({ type }) => type === 'chat')).toHaveLength(2);
    for (const client of [...enemies, spectator]) expect(heardBy(client)).not.toContain(SECRET);

    await one.choose('end-cone');
    await settle(clients);
    for (const client of clients) expect(await confide(client)).toMatchObject({ code: 'talk-refused' });
    for (const [seat, device] of devices.entries()) {
      const back = await device.sit(table, seat);
      expect(back.last('welcome').chat).toHaveLength(seats.includes(seat) ? 2 : 0);
    }
  });

  it('have three minutes, also if the server is down when they are over', async () => {
    covers('team-cone-duration');
    const storage = new MemoryStorage();
    let time = 1_000_000;
    const now = () => time;
    const before = await run({ storage, now });
    const { table, devices, clients } = await gather(before.port, FOUR, 4);
    const one = await mayConfer(clients);
    const seat = clients.indexOf(one);
    expect(one.position).not.toHaveProperty('expires');
    time += 5000;
    await one.choose('cone');
    expect(one.position?.expires).toBe(180_000);
    time += 60_000;
    await one.ask({ type: 'look' });
    expect(one.position?.expires).toBe(120_000);
    const { version } = one;
    await before.close();

    time += 120_001;
    const after = await run({ storage, now });
    const device = new Device(after.port);
    device.jar.copy(must(devices[seat]).jar);
    const back = await device.sit(table, seat);
    await back.until(() => back.version > version);
    expect(back.position?.view.decision?.kind).not.toBe('cone');
    expect(back.position).not.toHaveProperty('expires');
    expect(back.position).not.toHaveProperty('confiding');
    expect(back.offered).toContain('cone');
  });

  it('have no more than three minutes if the end of them cannot be stored at once', async () => {
    const storage = new MoodyStorage();
    let time = 1_000_000;
    const now = () => time;
    const before = await run({ storage, now });
    const { table, devices, clients } = await gather(before.port, FOUR, 4);
    const one = await mayConfer(clients);
    await one.choose('cone');
    const { version } = one;
    await before.close();

    time += 180_001;
    storage.broken = true;
    const after = await run({ storage, now });
    const device = new Device(after.port);
    device.jar.copy(must(devices[clients.indexOf(one)]).jar);
    const back = await device.sit(table, clients.indexOf(one));
    await vi.waitUntil(() => storage.refused > 0);
    storage.broken = false;
    await back.until(() => back.version > version);
    expect(back.position?.view.decision?.kind).not.toBe('cone');
  });

  it('are interrupted when the time is over', async () => {
    covers('team-cone-duration');
    let time = 1_000_000;
    let writing = 0;
    /** So slow that the three minutes are over when the choice is durable. */
    class Slow extends MemoryStorage {
      override append(...entry: Parameters<MemoryStorage['append']>) {
        time += writing;
        writing = 0;
        return super.append(...entry);
      }
    }
    const { port } = await run({ storage: new Slow(), now: () => time });
    const { clients } = await gather(port, FOUR, 4);
    const one = await mayConfer(clients);
    const { version } = one;
    writing = 180_000;
    await one.choose('cone', version);
    await one.until(() => one.version === version + 2);
    expect(one.offered).toContain('cone');
    const [began, ended] = one.messages.flatMap((message) =>
      message.type === 'update' && (message.change?.version ?? 0) > version
        ? (message.change?.events ?? [])
        : [],
    );
    expect([began, ended]).toMatchObject([
      { event: 'cone', change: 'began' },
      { event: 'cone', change: 'ended' },
    ]);
  });

  it('who have days for a turn need not be there in the same minutes', async () => {
    const storage = new MemoryStorage();
    let time = 1_000_000;
    const now = () => time;
    const before = await run({ storage, now });
    const wish = { ...FOUR, clock: { kind: 'days', days: 2 } };
    const { table, devices, clients } = await gather(before.port, wish, 4);
    const one = await mayConfer(clients);
    await one.choose('cone');
    expect(one.position).not.toHaveProperty('expires');
    await before.close();
    time += 24 * 60 * 60 * 1000;
    const after = await run({ storage, now });
    const device = new Device(after.port);
    const seat = clients.indexOf(one);
    device.jar.copy(must(devices[seat]).jar);
    const back = await device.sit(table, seat);
    expect((await confide(back)).type).toBe('done');
    expect(back.position?.view.decision?.kind).toBe('cone');
  });
});
