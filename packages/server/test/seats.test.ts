import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage, NO_LIMITS } from '../src/index.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';

afterEach(stopAll);

const code = (answer: { readonly body: Record<string, unknown> }) =>
  (answer.body.error as { code?: string })?.code;
const BOT = { kind: 'bot', bot: 'random' };

describe('making a table', () => {
  it('gives its creator a seat, invitations for people, and begins when all are there', async () => {
    const { port } = await run();
    const host = new Device(port);
    const made = await host.create({
      game: 'imperium',
      options: { players: 3 },
      seats: [{ kind: 'person' }, { kind: 'person' }, BOT],
      me: { seat: 0, name: 'Ада' },
    });
    expect(made.table).toMatchObject({ status: 'open', game: 'imperium', options: { players: 3 } });
    expect(made.invitations).toMatchObject([{ seat: 1 }]);
    const [invitation] = made.invitations;
    expect(invitation?.link).toBe(`/t/${made.table.id}#seat=1&key=${invitation?.key}`);
    const waiting = await host.sit(made.table.id, 0);
    expect(waiting.position).toBeUndefined();

    const guest = new Device(port);
    expect(code(await guest.claim(made.table.id, 1, 'Борис'))).toBe('bad-key');
    expect(code(await guest.claim(made.table.id, 1, 'Борис', 'x'.repeat(43)))).toBe('bad-key');
    expect(
      (await guest.claim(made.table.id, 1, ' Бо\u0000рис\n ', invitation?.key)).body.table,
    ).toMatchObject({
      status: 'playing',
      seats: [{ name: 'Ада', connected: true }, { name: 'Бо рис' }, { bot: 'random' }],
    });
    await waiting.until(() => waiting.position !== undefined);
    expect(waiting.table.status).toBe('playing');
    // The invitation worked once.
    expect(code(await new Device(port).claim(made.table.id, 1, 'C', invitation?.key))).toBe('bad-key');
  });

  it.each([
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['an unknown option', { game: 'imperium', options: { colour: 'red' } }, 'bad-option'],
    [
      'an unknown bot',
      { game: 'imperium', seats: [BOT, BOT, BOT, { kind: 'bot', bot: 'hal' }] },
      'unknown-bot',
    ],
    ['too few seats', { game: 'imperium', seats: [BOT] }, 'bad-request'],
    ['a seat that does not exist', { game: 'imperium', me: { seat: 9, name: 'A' } }, 'unknown-seat'],
    [
      'a seat of a bot',
      { game: 'imperium', seats: [BOT, BOT, BOT, BOT], me: { seat: 0, name: 'A' } },
      'seat-taken',
    ],
    ['an unknown field', { game: 'imperium', admin: true }, 'bad-request'],
    ['an endless name', { game: 'imperium', me: { seat: 0, name: 'x'.repeat(31) } }, 'bad-request'],
    ['no body', undefined, 'bad-request'],
    ['broken JSON', '{"game":', 'bad-request'],
    ['a huge body', { game: 'x'.repeat(20_000) }, 'too-large'],
  ])('with %s is refused by name', async (_, wish, expected) => {
    const { port } = await run();
    const answer = await new Device(port).ask('POST', '/api/tables', wish);
    expect(code(answer)).toBe(expected);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('puts it on the list only if its creator wants that', async () => {
    const { port } = await run();
    const host = new Device(port);
    const { table } = await host.create({ game: 'imperium', listed: true });
    await host.create({ game: 'imperium' });
    expect((await host.ask('GET', '/api/tables')).body.tables).toMatchObject([
      { id: table.id, status: 'open' },
    ]);
    await host.ask('PATCH', `/api/tables/${table.id}`, { listed: false });
    expect((await host.ask('GET', '/api/tables')).body.tables).toEqual([]);
  });
});

describe('the list of tables', () => {
  it('is not filled by one address', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, listings: { burst: 2, perSecond: 0 } } });
    const host = new Device(port);
    const make = (listed: boolean) => host.ask('POST', '/api/tables', { game: 'imperium', listed });
    expect((await make(true)).status).toBe(201);
    const { id } = (await make(false)).body.table as { readonly id: string };
    const list = (listed: boolean) => host.ask('PATCH', `/api/tables/${id}`, { listed });
    expect((await list(true)).status).toBe(200);
    expect((await list(true)).status).toBe(200);
    expect((await list(false)).status).toBe(200);
    expect(code(await list(true))).toBe('too-many');
    expect(code(await make(true))).toBe('too-many');
    expect((await make(false)).status).toBe(201);
    expect((await host.ask('GET', '/api/tables')).body.tables).toHaveLength(1);
  });
});

describe('a seat', () => {
  it('is held by a cookie scripts cannot read and other sites cannot send, and stored only as a hash', async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage });
    const host = new Device(port);
    const { table } = await host.create({ game: 'imperium' });
    const claimed = await host.claim(table.id, 2, 'Ada');
    const [cookie = ''] = claimed.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^sietch-${table.id}-2=[\\w-]{43}; `));
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Strict');
    expect(cookie).toContain(`Path=/api/tables/${table.id}`);
    const token = /=([\w-]{43})/.exec(cookie)?.[1] ?? 'none';
    expect(JSON.stringify(await storage.readTable(table.id))).not.toContain(token);
    expect((await host.ask('GET', `/api/tables/${table.id}`)).body.you).toEqual({ host: true, seats: [2] });
    expect((await new Device(port).ask('GET', `/api/tables/${table.id}`)).body.you).toEqual({
      host: false,
      seats: [],
    });
  });

  it('is taken once', async () => {
    const { port } = await run();
    const { table } = await new Device(port).create({ game: 'imperium' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => new Device(port).claim(table.id, 0, `P${i}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => code(answer) === 'seat-taken')).toHaveLength(9);
  });

  it('is not taken by an address that takes all it can get, unless it was invited or asks again', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, seats: { burst: 2, perSecond: 0 } } });
    const host = new Device(port);
    const make = async () => (await host.create({ game: 'imperium', options: { players: 3 } })).table.id;
    const [one, two, invited] = [await make(), await make(), await make()];
    const squatter = new Device(port);
    const secret = 's'.repeat(43);
    const claim = (table: string, seat: number, body: object = {}) =>
      squatter.ask('POST', `/api/tables/${table}/seats/${seat}/claim`, { name: 'Eve', ...body });
    expect((await claim(one, 0)).status).toBe(200);
    expect((await claim(two, 0, { secret })).status).toBe(200);
    expect(code(await claim(two, 1))).toBe('too-many');
    expect((await claim(two, 0, { secret })).status).toBe(200);
    const { key } = (await host.ask('POST', `/api/tables/${invited}/seats/2/link`, {})).body;
    expect((await claim(invited, 2, { key })).status).toBe(200);
  });

  it('moves to another device by a link, and the old device is told and let go', async () => {
    const { port } = await run();
    const { table, devices, clients } = await gather(port);
    const [old, other] = devices;
    const link = await old?.ask('POST', `/api/tables/${table}/seats/0/link`);
    expect(code((await other?.ask('POST', `/api/tables/${table}/seats/0/link`)) ?? { body: {} })).toBe(
      'not-yours',
    );
    const phone = new Device(port);
    const moved = await phone.ask('POST', `/api/tables/${table}/seats/0/claim`, { key: link?.body.key });
    expect(moved.body.table).toMatchObject({ seats: [{ name: 'Player 0' }, {}, {}, {}] });
    expect(await clients[0]?.untilClosed()).toMatchObject({ reason: 'seat-moved' });
    expect(clients[0]?.last('error').code).toBe('seat-moved');
    const here = await phone.sit(table, 0);
    expect(here.last('welcome').seat).toBe(0);
    expect((await old?.ask('GET', `/api/tables/${table}`))?.body.you).toEqual({ host: false, seats: [] });
  });

  it('is free again when its holder leaves before the game, and arranged by the creator alone', async () => {
    const { port } = await run();
    const host = new Device(port);
    const guest = new Device(port);
    const { table } = await host.create({ game: 'imperium', options: { players: 3 } });
    await guest.claim(table.id, 1, 'Ada');
    await guest.ask('POST', `/api/tables/${table.id}/seats/1/leave`);
    expect(code(await guest.ask('PUT', `/api/tables/${table.id}/seats/1`, BOT))).toBe('not-yours');
    for (const seat of [0, 1, 2]) await host.ask('PUT', `/api/tables/${table.id}/seats/${seat}`, BOT);
    expect(code(await host.ask('PUT', `/api/tables/${table.id}/seats/1`, BOT))).toBe('already-started');
  });

  it('is played by a bot while its holder is away, until they return', async () => {
    const { port } = await run();
    const device = new Device(port);
    const { table } = await device.create({
      game: 'imperium',
      options: { players: 3 },
      seats: [{ kind: 'open' }, BOT, BOT],
      me: { seat: 0, name: 'Ada' },
    });
    const client = await device.sit(table.id, 0);
    await client.until(() => client.offered.length > 0);
    const { version } = client;
    expect(
      code(await new Device(port).ask('POST', `/api/tables/${table.id}/seats/0/leave`, { bot: 'random' })),
    ).toBe('not-yours');
    await device.ask('POST', `/api/tables/${table.id}/seats/0/leave`, { bot: 'random' });
    await client.until(() => client.version > version + 3);
    await device.ask('POST', `/api/tables/${table.id}/seats/0/return`);
    // What was sent before the return may still be on its way; the answer to a look comes after it.
    await client.ask({ type: 'look' });
    await client.until(() => client.over || client.offered.length > 0);
    const now = client.version;
    expect((await client.ask({ type: 'look' })).type).toBe('done');
    expect(client.version).toBe(now);
  });

  it('waits when everybody has left: bots do not finish a game nobody looks at', async () => {
    const { port } = await run();
    const device = new Device(port);
    const { table } = await device.create({
      game: 'imperium',
      options: { players: 3 },
      seats: [{ kind: 'open' }, BOT, BOT],
      me: { seat: 0, name: 'Ada' },
    });
    const client = await device.sit(table.id, 0);
    await client.until(() => client.offered.length > 0);
    client.close();
    await client.untilClosed();
    await device.ask('POST', `/api/tables/${table.id}/seats/0/leave`, { bot: 'random' });
    const seen = client.version;
    // Somebody looks in for a moment: what was being thought of is played, and no more than that before.
    const guest = await new Device(port).sit(table.id, undefined);
    // Bots go on as soon as they are looked at: what the guest was welcomed with counts.
    expect(guest.last('welcome').position?.version).toBeLessThanOrEqual(seen + 1);
    await guest.until(() => guest.version > seen + 3);
    guest.close();
  });
});

describe('spectators', () => {
  it('are sent away when the creator closes the table to them, while the seats stay', async () => {
    const { port } = await run();
    const { table, host, devices, clients } = await gather(port);
    const spectator = await new Device(port).sit(table, undefined);
    expect(spectator.last('welcome').table.spectators).toBe(1);
    expect(
      code((await devices[1]?.ask('PATCH', `/api/tables/${table}`, { spectators: false })) ?? { body: {} }),
    ).toBe('not-yours');
    await host.ask('PATCH', `/api/tables/${table}`, { spectators: false });
    expect(await spectator.untilClosed()).toMatchObject({ reason: 'spectators-closed' });
    await expect(new Device(port).sit(table, undefined)).rejects.toThrow('403');
    expect((await clients[0]?.ask({ type: 'look' }))?.type).toBe('done');
  });
});
