import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS, NO_LIMITS } from '../src/index.js';
import { gather, run, stopAll } from './running.js';
import { Device, TableClient } from './table-client.js';

const held: Socket[] = [];
afterEach(async () => {
  for (const socket of held.splice(0)) socket.destroy();
  await stopAll();
});

/** A connection whose other end never closes its half. */
async function hold(port: number, text = ''): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  held.push(socket);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

/** The other end has gone, politely or not. */
function left(socket: Socket): Promise<unknown> {
  return Promise.race([once(socket, 'end'), once(socket, 'close')]);
}

async function gauge(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`, { keepalive: false })).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
}

const isAnswer = ({ type }: { readonly type: string }) => type === 'done' || type === 'error';

const upgrade = (path: string) =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n');

describe('connections', () => {
  it('that were refused as WebSockets are let go, whatever the other end does', async () => {
    const { port } = await run();
    const sockets = await Promise.all(
      Array.from({ length: 50 }, () => hold(port, upgrade('/api/tables/none/live'))),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'data')));
    // Whoever asks has one of their own, perhaps two.
    while ((await gauge(port, 'sietch_sockets')) > 5) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  it('that never say anything are cut off', async () => {
    const { port } = await run({ speakWithin: 50 });
    const silent = await hold(port);
    await once(silent.resume(), 'end');
    expect(silent.bytesRead).toBe(0);
  });

  it('of one address have an end, also those that say nothing', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, socketsPerAddress: 10 } });
    const sockets = await Promise.all(Array.from({ length: 10 }, () => hold(port)));
    const late = await hold(port, 'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n');
    await new Promise((resolve) => late.once('close', resolve));
    for (const socket of sockets) socket.destroy();
    expect(LIMITS.socketsPerAddress).toBeLessThan(1000);
  });

  it('that are held do not keep the server from closing', async () => {
    const server = await run({ closeWithin: 20 });
    await hold(server.port);
    await hold(server.port, 'POST /api/tables HTTP/1.1\r\nHost: x\r\n');
    const body = 'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game":';
    await hold(server.port, `POST /api/tables HTTP/1.1\r\nHost: x\r\n${body}`);
    await (await fetch(`${server.address}api/games`)).text();
    await server.close();
  });

  it('that send a message in crumbs are cut off', async () => {
    const { port } = await run();
    const { clients } = await gather(port);
    const [client] = clients;
    if (client === undefined) throw new Error('missing');
    for (let i = 0; i < 100; i++) client.socket.send('x', { fin: false });
    expect(await client.untilClosed()).toMatchObject({ code: 1008 });
  });

  it('that ask again and again whether we live are answered as often as others may talk, then cut off', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, messages: { burst: 10, perSecond: 0 } } });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const client = await device.sit(table.id, undefined);
    let answered = 0;
    client.socket.on('pong', () => answered++);
    for (let i = 0; i < 100; i++) client.socket.ping('x'.repeat(125));
    expect(await client.untilClosed()).toMatchObject({ code: 4001 });
    expect(answered).toBeLessThan(10);
    const flood = await TableClient.raw(port, table.id, undefined, '');
    for (let i = 0; i < 100; i++) flood.socket.pong();
    expect(await flood.untilClosed()).toMatchObject({ code: 4001 });
  });

  it('of one address share what may be said, however many there are', async () => {
    const limits = { ...NO_LIMITS, messagesPerAddress: { burst: 30, perSecond: 0 } };
    const { port } = await run({ limits });
    const { clients } = await gather(port);
    for (let i = 0; i < 10; i++) for (const client of clients) client.say({ type: 'look' });
    const heard = () => clients.flatMap(({ messages }) => messages.map(({ type }) => type));
    const count = (wanted: string) => heard().filter((type) => type === wanted).length;
    await Promise.all(
      clients.map((client) => client.until(() => client.messages.filter(isAnswer).length === 10)),
    );
    // Four of the thirty were hellos.
    expect([count('done'), count('error')]).toEqual([26, 14]);
    expect(clients[3]?.last('error').code).toBe('too-many');
  });
});

describe('whoever sends more than could be meant', () => {
  const limits = { ...NO_LIMITS, bytes: { burst: 100_000, perSecond: 0 } };
  const request = 'GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n';

  it('is cut off in the middle of it, with all their connections', async () => {
    const { port } = await run({ limits });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const client = await device.sit(table.id, undefined);
    const flood = await hold(port, request.repeat(1000));
    let answers = 0;
    flood.on('data', (data) => {
      answers += String(data).split('HTTP/1.1 200').length - 1;
    });
    await left(flood);
    expect(answers).toBeLessThan(100);
    expect(await client.untilClosed()).toMatchObject({ code: 1006 });
    // Nothing is heard of them for a while.
    const late = await hold(port, request);
    await left(late.resume());
    expect(late.bytesRead).toBe(0);
  });

  it('is cut off when what they say of a request has no end', async () => {
    const { port } = await run();
    const endless = 'POST /api/none HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n';
    const socket = await hold(port, endless);
    await once(socket.resume(), 'end');
    expect(socket.bytesRead).toBeGreaterThan(0);
  });

  it('is known behind a proxy, too: nobody else who comes through it is cut off', async () => {
    const { port } = await run({ limits, trustProxy: true });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const open = (from: string) =>
      TableClient.raw(port, table.id, undefined, '', { 'x-forwarded-for': from });
    const [loud, alike, other] = await Promise.all(['192.0.2.1', '192.0.2.1', '192.0.2.2'].map(open));
    if (loud === undefined || alike === undefined || other === undefined) throw new Error('missing');
    for (let i = 0; i < 50; i++) loud.say('x'.repeat(4000));
    await Promise.all([loud.untilClosed(), alike.untilClosed()]);
    other.say({ type: 'hello', protocol: 1 });
    await other.until(() => other.messages.some(({ type }) => type === 'welcome'));
    const asked = await device.ask('GET', '/api/games', undefined, { 'x-forwarded-for': '192.0.2.1' });
    expect(asked).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
  });

  it('takes nobody along who comes through the same proxy, also from the machine of the proxy itself', async () => {
    const { port } = await run({ limits, trustProxy: true });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    const other = await TableClient.raw(port, table.id, undefined, '', { 'x-forwarded-for': '192.0.2.2' });
    const flood = await hold(port, request.repeat(1000));
    let answers = '';
    flood.on('data', (data) => {
      answers += data;
    });
    await vi.waitUntil(() => answers.includes('429'));
    other.say({ type: 'hello', protocol: 1 });
    await other.until(() => other.messages.some(({ type }) => type === 'welcome'));
  });
});

describe('behind a proxy with https', () => {
  const headers = { 'x-forwarded-proto': 'https', host: 'sietch.example' };

  it('browsers are told to stay with https, and only then', async () => {
    const { port } = await run({ trustProxy: true });
    const device = new Device(port);
    const secure = await device.ask('GET', '/', undefined, headers);
    expect(secure.headers.get('strict-transport-security')).toContain('max-age=');
    expect((await device.ask('GET', '/')).headers.get('strict-transport-security')).toBeNull();
  });

  it('a page that came without it cannot act', async () => {
    const { port } = await run({ trustProxy: true });
    const act = (origin: string, more = {}) =>
      new Device(port).ask('POST', '/api/tables', { game: 'imperium' }, { origin, ...more });
    const host = `127.0.0.1:${port}`;
    const https = { 'x-forwarded-proto': 'https' };
    expect((await act(`https://${host}`, https)).status).toBe(201);
    expect((await act(`http://${host}`, https)).body).toMatchObject({ error: { code: 'bad-origin' } });
    expect((await act(`http://${host}`)).status).toBe(201);
    expect((await act(`ftp://${host}`)).body).toMatchObject({ error: { code: 'bad-origin' } });
  });
});
