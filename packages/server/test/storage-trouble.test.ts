import { afterEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../src/index.js';
import { MoodyStorage } from './moody-storage.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { asked, playOut } from './whole-game.js';

afterEach(stopAll);

describe('two servers over one storage', () => {
  it('cannot both accept a choice: the second is told how things stand', async () => {
    const storage = new MemoryStorage();
    const first = await run({ storage });
    const second = await run({ storage });
    const { table, devices, clients } = await gather(first.port);
    const elsewhere = await Promise.all(
      devices.map((device, seat) => {
        const there = new Device(second.port);
        Object.assign(there.jar, device.jar);
        return there.sit(table, seat);
      }),
    );
    const seat = clients.findIndex(({ offered }) => offered.length > 0);
    const key = clients[seat]?.offered[0] ?? '';
    expect(await clients[seat]?.choose(key)).toMatchObject({ type: 'done', version: 1 });
    expect(await elsewhere[seat]?.choose(key)).toMatchObject({ code: 'stale', position: { version: 1 } });
    for (const [other, client] of elsewhere.entries()) {
      await client.until(() => client.version === 1);
      expect(client.position).toEqual(clients[other]?.position);
    }
    expect(await storage.readEntries(table, 0)).toHaveLength(1);
    await playOut(elsewhere, 'go on', async (_, count) => count === 10);
  });
});

describe('a storage that fails', () => {
  it('lets no choice be acknowledged or shown, and play goes on once it works again', async () => {
    const storage = new MoodyStorage();
    const { port } = await run({ storage });
    const { clients } = await gather(port);
    await playOut(clients, 'moody', async (_, count) => count === 5);
    const client = await asked(clients);
    const before = structuredClone(client?.position);
    storage.broken = true;
    for (let i = 0; i < 3; i++)
      expect(await client?.choose(client.offered[0] ?? '')).toMatchObject({ code: 'storage-failed' });
    for (const each of clients) expect(each.version).toBe(5);
    storage.broken = false;
    await client?.ask({ type: 'look' });
    expect(client?.position).toEqual(before);
    await playOut(clients, 'moody 2', async (_, count) => count === 10);
  });

  it('is waited for by bots, however often it has failed them', async () => {
    const storage = new MoodyStorage();
    const { port } = await run({ storage });
    const device = new Device(port);
    const seats = Array.from({ length: 4 }, () => ({ kind: 'bot', bot: 'random' }));
    storage.broken = true;
    const { table } = await device.create({ game: 'imperium', seats });
    const watcher = await device.sit(table.id, undefined);
    await vi.waitUntil(() => storage.refused >= 4, { timeout: 20_000 });
    expect(watcher.version).toBe(0);
    expect(String((await device.ask('GET', '/api/metrics')).body.text)).toContain('sietch_stuck_tables 0');
    storage.broken = false;
    await watcher.until(() => watcher.version > 0);
  });
});
