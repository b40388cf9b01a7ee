import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../src/index.js';
import { ENGINES, type Gathering, gather, run, stopAll } from './running.js';
import { Device, TableClient } from './table-client.js';
import { asked, playOut } from './whole-game.js';

afterEach(stopAll);

describe.each(ENGINES)('a cheat at a table of $game', ({ game, seats }) => {
  let port: number;
  let table: Gathering;
  let spectator: TableClient;
  let turn: { readonly client: TableClient; readonly seat: number };
  let before: readonly TableClient['position'][];

  const views = () => [...table.clients, spectator].map(({ position }) => structuredClone(position));

  beforeEach(async () => {
    ({ port } = await run());
    table = await gather(port, { game, options: {} }, seats);
    spectator = await new Device(port).sit(table.table, undefined);
    await playOut(table.clients, 'cheat', async (_, count) => count === 12);
    const client = await asked([...table.clients, spectator]);
    if (client === undefined) throw new Error('nobody is asked');
    turn = { client, seat: table.clients.indexOf(client) };
    before = views();
  });

  /** After whatever was tried: the same position for all, nobody heard anything, and the game plays on. */
  afterEach(async () => {
    for (const client of [...table.clients, spectator]) await client.ask({ type: 'look' });
    expect(views()).toEqual(before);
    const other = table.clients[(turn.seat + 1) % seats];
    expect(other?.messages.filter(({ type }) => type === 'update').length).toBeGreaterThanOrEqual(12);
    const answer = await turn.client.choose(turn.client.offered[0] ?? '');
    expect(answer.type).toBe('done');
  });

  const idler = () => {
    const client = table.clients[(turn.seat + 1) % seats];
    if (client === undefined) throw new Error('no client');
    return client;
  };

  it('with a token of another seat, of another table, or none, is not let in', async () => {
    const victim = turn.seat;
    const thief = (victim + 1) % seats;
    const jar = table.devices[thief]?.jar;
    const name = (seat: number) => `sietch-${table.table}-${seat}`;
    const cookies = [
      '',
      `${name(victim)}=`,
      `${name(victim)}=${'A'.repeat(43)}`,
      jar?.renamed(name(thief), name(victim)) ?? '',
    ];
    for (const cookie of cookies)
      await expect(TableClient.raw(port, table.table, victim, cookie)).rejects.toThrow('403');
    const elsewhere = await gather(port, { game, options: {} }, seats);
    const foreign =
      elsewhere.devices[victim]?.jar.renamed(`sietch-${elsewhere.table}-${victim}`, name(victim)) ?? '';
    await expect(TableClient.raw(port, table.table, victim, foreign)).rejects.toThrow('403');
    await expect(TableClient.raw(port, 'no-such-table', undefined, '')).rejects.toThrow('404');
    await expect(TableClient.raw(port, table.table, 11, '')).rejects.toThrow('403');
  });

  it("cannot make another seat's choice", async () => {
    const key = turn.client.offered[0] ?? '';
    const answer = await idler().choose(key, turn.client.version);
    expect(answer).toMatchObject({ type: 'error', code: 'not-your-decision' });
    expect(await spectator.choose(key, turn.client.version)).toMatchObject({ code: 'not-yours' });
    expect(await idler().ask({ type: 'undo', version: idler().version })).toMatchObject({
      code: 'nothing-to-undo',
    });
    expect(await spectator.ask({ type: 'vote', seat: 0, out: true })).toMatchObject({ code: 'not-yours' });
  });

  it.each(['', 'acquire:everything', 'end:of:game', '0|end', '__proto__', 'constructor'])(
    'cannot choose what is not offered: "%s"',
    async (key) => {
      expect(await turn.client.choose(key)).toMatchObject({ type: 'error', code: 'illegal-choice' });
    },
  );

  it.each([
    ['nothing', ''],
    ['no JSON', 'choose agent'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no type', '{}'],
    ['an unknown type', '{"type":"cheat"}'],
    ['an unknown field', '{"type":"look","seat":1}'],
    ['a version that is text', '{"type":"choose","version":"1","key":"end"}'],
    ['a negative version', '{"type":"choose","version":-1,"key":"end"}'],
    ['a fraction of a version', '{"type":"undo","version":1.5}'],
    ['a key that is no text', '{"type":"choose","version":1,"key":{"toString":1}}'],
    ['an id that is too long', `{"type":"look","id":"${'x'.repeat(65)}"}`],
    ['a prototype', '{"__proto__":{"type":"look"}}'],
    ['a second hello', '{"type":"hello","protocol":1}'],
    ['an empty line of chat', '{"type":"chat","text":"  "}'],
  ])('who sends %s is told it is malformed', async (_, text) => {
    expect(await idler().refused(text)).toBe('bad-request');
  });

  it('who sends too much is told so, and far too much is cut off', async () => {
    expect(await idler().refused(JSON.stringify({ type: 'chat', text: 'x'.repeat(5000) }))).toBe('too-large');
    const flood = await table.devices[turn.seat]?.sit(table.table, turn.seat);
    flood?.say('x'.repeat(100_000));
    expect(await flood?.untilClosed()).toMatchObject({ code: 1009 });
  });

  it('who sends bytes instead of text, or broken frames, is refused', async () => {
    const client = idler();
    const count = client.messages.length;
    client.socket.send(Buffer.from([1, 2, 3]));
    await client.until(() => client.messages.slice(count).some(({ type }) => type === 'error'));
    expect(client.last('error').code).toBe('bad-request');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      `GET /api/tables/${table.table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
    await new Promise((resolve) => socket.once('close', resolve));
  });

  it('who does not say hello first, or speaks another version, hears nothing of the table', async () => {
    const client = await TableClient.raw(port, table.table, undefined, '');
    expect(await client.refused('{"type":"look"}')).toBe('bad-request');
    expect(await client.refused('{"type":"hello","protocol":99}')).toBe('unsupported-protocol');
    expect(client.messages.every(({ type }) => type === 'error')).toBe(true);
    client.close();
  });

  it('who goes on with nonsense is hung up on', async () => {
    const client = await table.devices[turn.seat]?.sit(table.table, turn.seat);
    for (let i = 0; i < 50; i++) client?.say('nonsense');
    expect(await client?.untilClosed()).toMatchObject({ reason: 'refused' });
  });

  it('cannot read the record, the seed, or pages of the server before the end', async () => {
    const device = table.devices[0];
    const record = await device?.ask('GET', `/api/tables/${table.table}/record`);
    expect(record?.body).toMatchObject({ error: { code: 'not-finished' } });
    expect(JSON.stringify((await device?.ask('GET', `/api/tables/${table.table}`))?.body)).not.toContain(
      '"seed"',
    );
    for (const path of ['/../package.json', '/%2e%2e/%2e%2e/package.json', '/assets/../../x.js'])
      expect((await device?.ask('GET', path))?.status).toBe(404);
  });

  it('whose page is on another site can neither act nor listen', async () => {
    const device = table.devices[turn.seat];
    const headers = { origin: 'https://evil.example' };
    const answer = await device?.ask(
      'POST',
      `/api/tables/${table.table}/seats/${turn.seat}/link`,
      undefined,
      headers,
    );
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'bad-origin' } } });
    await expect(
      TableClient.raw(port, table.table, turn.seat, device?.jar.header ?? '', headers),
    ).rejects.toThrow('403');
    const own = { origin: `http://127.0.0.1:${port}` };
    const welcome = await TableClient.raw(port, table.table, turn.seat, device?.jar.header ?? '', own);
    welcome.close();
  });
});

describe('limits', () => {
  const rate = { burst: 3, perSecond: 0 };

  it('refuse too many messages over one connection', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, messages: rate } });
    const { clients } = await gather(port);
    const [client] = clients;
    await client?.ask({ type: 'look' });
    await client?.ask({ type: 'look' });
    expect(await client?.refused('{"type":"look"}')).toBe('too-many');
  });

  it('refuse too many requests, tables and connections of one address', async () => {
    const requests = await run({ limits: { ...NO_LIMITS, requests: rate } });
    const codes: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++) codes.push((await new Device(requests.port).ask('GET', '/api/games')).status);
    expect(codes).toEqual([200, 200, 200, 429]);

    const tables = await run({
      limits: { ...NO_LIMITS, tables: { burst: 1, perSecond: 0 }, connections: rate },
    });
    const device = new Device(tables.port);
    const { table } = await device.create({ game: 'imperium' });
    expect((await device.ask('POST', '/api/tables', { game: 'imperium' })).status).toBe(429);
    for (let i = 0; i < 3; i++) await device.sit(table.id, undefined);
    await expect(device.sit(table.id, undefined)).rejects.toThrow('429');
  });

  it('send away who connects and says nothing', async () => {
    const { port } = await run({ helloWithin: 20 });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const silent = await TableClient.raw(port, table.id, undefined, '');
    expect(await silent.untilClosed()).toMatchObject({ reason: 'bad-request' });
  });

  it('refuse too many open connections of one address, until some close', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, connectionsPerAddress: 2 } });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const first = await device.sit(table.id, undefined);
    const second = await device.sit(table.id, undefined);
    await expect(device.sit(table.id, undefined)).rejects.toThrow('429');
    first.close();
    await second.until(() => second.table.spectators === 1);
    expect((await device.sit(table.id, undefined)).last('welcome').table.spectators).toBe(2);
  });

  it('refuse too many watchers of one table', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, watchersPerTable: 2 } });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    await device.sit(table.id, undefined);
    await device.sit(table.id, undefined);
    await expect(device.sit(table.id, undefined)).rejects.toThrow('429');
  });

  it('leave places for watchers of other addresses', async () => {
    const { port } = await run({ trustProxy: true, limits: { ...NO_LIMITS, watchersPerAddress: 1 } });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const watch = (address: string) =>
      TableClient.raw(port, table.id, undefined, '', { 'x-forwarded-for': address });
    await watch('203.0.113.7');
    await expect(watch('203.0.113.7')).rejects.toThrow('429');
    await watch('203.0.113.8');
  });
});
