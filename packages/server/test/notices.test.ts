import { gameById } from '@sietch/games';
import type { TableInfo } from '@sietch/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { MemoryStorage } from '../src/index.js';
import { LetterBox } from './letter-box.js';
import { PushService } from './push-service.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { asked } from './whole-game.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const SITE = 'https://sietch.example';

let service: PushService;
let box: LetterBox;
let time = 0;
const now = () => time;

beforeEach(async () => {
  time = Date.parse('2026-11-16T12:00:00Z');
  service = await PushService.open();
  box = await LetterBox.open();
});
afterEach(async () => {
  await stopAll();
  await service.close();
  await box.close();
});

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}

const serve = (storage = new MemoryStorage()) =>
  run({
    now,
    storage,
    notices: {
      push: { subject: 'mailto:a@sietch.example', publicKey, privateKey, services: [service.origin] },
      mail: { smtp: box.address, from: 'Sietch <sietch@sietch.example>' },
      address: SITE,
      every: 5,
      delay: 60_000,
    },
  });

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Somebody who wants to hear of their turns and has gone away; it becomes their turn. */
async function awaited(port: number, wish: object) {
  const gathering = await gather(port, { clock: { kind: 'days', days: 2 } });
  const { table, devices, clients } = gathering;
  const first = must(await asked(clients));
  const seat = clients.findIndex((client) => client !== first);
  const device = must(devices[seat]);
  const path = `/api/tables/${table}/seats/${seat}/notices`;
  const answer = await device.ask('PUT', path, wish);
  must(clients[seat]).close();
  await first.until(() => first.table.seats[seat]?.connected === false);
  const others = clients.filter((_, index) => index !== seat);
  const reach = async () => {
    for (;;) {
      const client = await asked(others);
      if (client === undefined) return;
      await client.choose(client.offered.find((key) => key.startsWith('pass')) ?? must(client.offered[0]));
    }
  };
  return { ...gathering, seat, device, path, answer, others, reach };
}

/** The notifier has looked at everything that was due. */
async function settled(storage: MemoryStorage): Promise<void> {
  await until(async () => (await storage.dueNotices(time, 1)).length === 0);
}

describe('a browser that wants to hear of its turns', () => {
  it('gets one message for a turn, which only it can read and which tells nothing of the game', async () => {
    const storage = new MemoryStorage();
    const { port } = await serve(storage);
    const { answer, reach, table } = await awaited(port, { push: service.subscription, lang: 'uk' });
    expect(answer.body).toMatchObject({ offers: { push: publicKey, mail: true }, push: 1 });
    await reach();
    expect(service.received).toEqual([]);
    time += 60_000;
    await until(() => service.received.length > 0);
    const [received] = service.received;
    expect(service.isSigned(must(received), publicKey)).toBe(true);
    expect(service.read(must(received))).toEqual({
      title: 'Ваш хід',
      body: `На вас чекають за столом: ${gameById('imperium').name.uk}.`,
      address: `/t/${table}`,
    });
    time += HOUR;
    await settled(storage);
    expect(service.received).toHaveLength(1);
    // Twelve hours before the end of two days.
    time += 35 * HOUR;
    await until(() => service.received.length === 2);
    expect(service.read(must(service.received[1]))).toMatchObject({ title: 'Ваш час спливає' });
  });

  it('is not reminded on days off', async () => {
    const storage = new MemoryStorage();
    const { port } = await serve(storage);
    const { reach, device, table, seat } = await awaited(port, { push: service.subscription });
    await reach();
    await device.ask('PUT', `/api/tables/${table}/seats/${seat}/vacation`, { days: 5 });
    time += 4 * DAY;
    await settled(storage);
    expect(service.received).toEqual([]);
    time += DAY;
    await until(() => service.received.length === 2);
  });

  it('hears nothing if the person is back in time, or a bot plays', async () => {
    const storage = new MemoryStorage();
    const { port } = await serve(storage);
    const { reach, device, table, seat } = await awaited(port, { push: service.subscription });
    await reach();
    const back = await device.sit(table, seat);
    time += 60_000;
    await settled(storage);
    expect(service.received).toEqual([]);
    back.close();
  });

  it('is left alone in its quiet hours, and after it has gone', async () => {
    const storage = new MemoryStorage();
    const { port } = await serve(storage);
    const quiet = { from: 13, to: 15, zone: 'Europe/Kyiv' };
    const { reach, device, path } = await awaited(port, { push: service.subscription, quiet });
    await reach();
    time += 60_000;
    await settled(storage);
    expect(service.received).toEqual([]);
    service.status = 410;
    time = Date.parse('2026-11-16T13:00:00Z');
    await until(() => service.received.length === 1);
    await until(async () => (await device.ask('GET', path)).body.push === 0);
  });

  it('cannot make the server send to a place of its own choice', async () => {
    const { port } = await serve();
    for (const endpoint of [
      'http://169.254.169.254/latest',
      'https://localhost/x',
      'https://evil.example/fcm.googleapis.com',
    ]) {
      const push = { ...service.subscription, endpoint };
      const { answer } = await awaited(port, { push });
      expect(answer.body.error).toMatchObject({ code: 'notices-off' });
    }
  });
});

describe('a subscription nobody could read by', () => {
  it.each([
    ['a key that is none', { p256dh: 'nonsense' }],
    ['a key that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
    ['a secret that is too short', { auth: 'c2hvcnQ' }],
  ])('is refused: %s', async (_, keys) => {
    const { port } = await serve();
    const { device, path } = await awaited(port, {});
    const { subscription } = service;
    const push = { ...subscription, keys: { ...subscription.keys, ...keys } };
    expect((await device.ask('PUT', path, { push })).status).toBe(400);
    expect((await device.ask('PUT', path, { push: subscription })).body).toMatchObject({ push: 1 });
  });
});

describe('letters', () => {
  const links = (text: string) =>
    [...text.matchAll(/https:\/\/sietch\.example(\/api\/notices\/\S+)/g)].map(([, path]) => path);

  it('come only to an address whose owner said yes, and stop when they say no', async () => {
    const storage = new MemoryStorage();
    const { port } = await serve(storage);
    const { reach, path, device, answer, others, clients, table, seat } = await awaited(port, {
      mail: 'ada@example.org',
      lang: 'en',
    });
    expect(answer.body.mail).toEqual({ address: 'ada@example.org', confirmed: false });
    await until(() => box.letters.length === 1);
    const [asking] = box.letters;
    expect(asking).toMatchObject({ to: ['ada@example.org'] });
    const [page = ''] = links(must(asking).text);
    await reach();
    time += 60_000;
    await settled(storage);
    expect(box.letters).toHaveLength(1);

    const stranger = new Device(port);
    // Looking, as programs that check letters do, changes nothing.
    expect((await stranger.ask('GET', page)).body.text).toContain('This is my address');
    expect((await device.ask('GET', path)).body.mail).toMatchObject({ confirmed: false });
    const form = (does: string) =>
      stranger.ask('POST', page, does, {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'null',
      });
    expect((await form('does=confirm')).status).toBe(200);
    expect((await device.ask('GET', path)).body.mail).toMatchObject({ confirmed: true });
    time += 36 * HOUR;
    await until(() => box.letters.length === 2);
    const letter = must(box.letters[1]);
    expect(letter.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(letter.headers).toContain('Subject: Your time is running out');
    expect(letter.text).toContain(`${SITE}/t/${table}`);
    expect(JSON.stringify(letter)).not.toContain(`Player ${seat}`);

    expect((await form('List-Unsubscribe=One-Click')).body.text).toContain('no more letters');
    expect((await device.ask('GET', path)).body.mail).toBeUndefined();
    expect((await stranger.ask('GET', page)).status).toBe(404);
    expect(others).toHaveLength(clients.length - 1);
  });

  it('cannot be confirmed by whoever had them at another address before', async () => {
    const { port } = await serve();
    const { path, device } = await awaited(port, { mail: 'mine@example.org' });
    await until(() => box.letters.length === 1);
    const [page = ''] = links(must(box.letters[0]).text);
    await device.ask('PUT', path, { mail: 'victim@example.org' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await device.ask('POST', page, 'does=confirm', headers)).status).toBe(404);
    expect((await device.ask('GET', path)).body.mail).toEqual({
      address: 'victim@example.org',
      confirmed: false,
    });
  });

  it('cannot be confirmed so either in the moment in which the address changes', async () => {
    const storage = new MemoryStorage();
    const { port } = await serve(storage);
    const { path, device } = await awaited(port, { mail: 'mine@example.org' });
    await until(() => box.letters.length === 1);
    const [page = ''] = links(must(box.letters[0]).text);
    const write = storage.updateTable.bind(storage);
    let [writing, goOn] = [false, () => {}];
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    storage.updateTable = async (table) => {
      writing = true;
      await mayGoOn;
      return write(table);
    };
    const moved = device.ask('PUT', path, { mail: 'victim@example.org' });
    await until(() => writing);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const confirmed = new Device(port).ask('POST', page, 'does=confirm', headers);
    // Looked at while the old address is still the one that is stored.
    expect((await new Device(port).ask('GET', page)).status).toBe(200);
    goOn();
    await moved;
    expect((await confirmed).status).toBe(404);
    expect((await device.ask('GET', path)).body.mail).toEqual({
      address: 'victim@example.org',
      confirmed: false,
    });
  });

  it('are not sent by somebody who does not hold the seat, nor with a second address in the first', async () => {
    const { port } = await serve();
    const { path, device } = await awaited(port, {});
    expect((await new Device(port).ask('PUT', path, { mail: 'x@example.org' })).status).toBe(403);
    for (const mail of ['a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', 'a'])
      expect((await device.ask('PUT', path, { mail })).status).toBe(400);
    expect(box.letters).toEqual([]);
  });
});

describe('days off', () => {
  it('stop the clock of days, are told, and have an end', async () => {
    const { port } = await serve();
    const { table, devices, clients } = await gather(port, { clock: { kind: 'days', days: 2 } });
    const client = must(await asked(clients));
    const seat = clients.indexOf(client);
    const device = must(devices[seat]);
    const path = `/api/tables/${table}/seats/${seat}/vacation`;
    const left = async () => {
      await client.ask({ type: 'look' });
      return client.position?.clocks?.[seat]?.left;
    };
    time += DAY;
    const taken = await device.ask('PUT', path, { days: 7 });
    expect((taken.body.table as TableInfo).seats[seat]?.vacation).toBe(time + 7 * DAY);
    time += 5 * DAY;
    expect(await left()).toBe(DAY);
    time += 2.5 * DAY;
    expect(await left()).toBe(DAY / 2);
    expect((await device.ask('PUT', path, { days: 24 })).body.error).toMatchObject({
      code: 'vacation-refused',
    });
    await device.ask('PUT', path, { days: 23 });
    time += DAY;
    await device.ask('PUT', path, { days: 0 });
    time += DAY / 4;
    expect(await left()).toBe(DAY / 4);
    // Days that were begun are used up: none is left.
    expect((await device.ask('PUT', path, { days: 23 })).body.error).toMatchObject({
      code: 'vacation-refused',
    });
    const stranger = await new Device(port).ask('PUT', path, { days: 1 });
    expect(stranger.status).toBe(403);
  });
});
