import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MemoryStorage, SqliteStorage } from '../src/index.js';
import { PostgresStorage } from '../src/storage/postgres/postgres.js';
import { Fleet } from './fleet.js';
import { Relay } from './relay.js';
import { gather, run, stopAll } from './running.js';
import { storedTable } from './stored-table.js';
import { Device } from './table-client.js';
import { asked, playOut } from './whole-game.js';

let fleet: Fleet;
beforeAll(async () => {
  fleet = await Fleet.start();
});
afterEach(stopAll);
afterAll(() => fleet?.end());

/** What the database does whenever a choice is written. */
const whenever = (sql: string) =>
  fleet.tell(
    `CREATE OR REPLACE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${sql}; RETURN NEW; END $$;
     CREATE OR REPLACE TRIGGER fault BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION fault()`,
  );

describe('a line to the database that breaks', () => {
  it('after a choice was stored and before that was answered lets it count once, as stored', async () => {
    const address = await fleet.postgres.create();
    const relay = await Relay.to(fleet.postgres.port);
    const storage = await PostgresStorage.open(
      address.replace(String(fleet.postgres.port), String(relay.port)),
    );
    await storage.createTable(storedTable('a'));
    for (let sequence = 1; sequence <= 5; sequence++) {
      const lost = relay.loseAnswer();
      const outcome = { events: [], mark: `m${sequence}` };
      expect(await storage.append('a', { sequence, seat: 0, key: 'k', at: 7, outcome })).toBe('appended');
      await lost;
    }
    const losing = relay.loseAnswer();
    const changed = storedTable('a', { revision: 2, status: 'playing' });
    expect(await storage.updateTable(changed)).toBe(true);
    await losing;
    expect(await storage.append('a', { sequence: 5, seat: 1, key: 'k', at: 7 })).toBe('conflict');
    expect((await storage.readEntries('a', 0)).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(await storage.readTable('a')).toEqual(changed);
    await storage.close();
    await relay.close();
  });

  it('while people play is mended: nobody is refused, and hints come again', async () => {
    const address = await fleet.postgres.create();
    const relay = await Relay.to(fleet.postgres.port);
    fleet.address = address.replace(String(fleet.postgres.port), String(relay.port));
    const [one, two] = [await fleet.another(), await fleet.another()];
    const { table, clients } = await gather(one.port, {}, 3);
    const watcher = await new Device(two.port).sit(table, undefined);
    await playOut(clients, 'severed', async (_, count) => {
      relay.cut();
      await watcher.until(() => watcher.version >= count);
      return count === 10;
    });
    await stopAll();
    await relay.close();
  });
});

describe('a full disk', () => {
  it('of PostgreSQL lets no choice be acknowledged or shown, and play goes on once there is room', async () => {
    const [one, two] = await fleet.open(2);
    const { table, clients } = await gather(one?.port ?? 0, {}, 3);
    const watcher = await new Device(two?.port ?? 0).sit(table, undefined);
    await playOut(clients, 'full', async (_, count) => count === 3);
    await whenever("RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'");
    const client = await asked(clients);
    const before = structuredClone(client?.position);
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await client?.choose(client.offered[0] ?? '')).toMatchObject({ code: 'storage-failed' });
    await client?.ask({ type: 'look' });
    expect(client?.position).toEqual(before);
    const text = await (await fetch(`http://127.0.0.1:${one?.port}/api/metrics`)).text();
    expect(text).toContain('sietch_storage_errors_total{code="53100"} 3');
    await fleet.tell('DROP TRIGGER fault ON events');
    await playOut(clients, 'full 2', async (_, count) => count === 3);
    await watcher.until(() => watcher.version === 6);
  });

  it('of SQLite likewise', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sietch-full-'));
    const storage = new SqliteStorage(join(folder, 'sietch.db'));
    const limit = (pages: number) =>
      Reflect.get(storage, 'database').exec(`PRAGMA max_page_count = ${pages}`);
    const { port } = await run({ storage });
    const { table, clients } = await gather(port, {}, 3);
    // SQLite takes no number below the pages there are: from now on the file cannot grow.
    limit(1);
    let stored = 0;
    await expect(
      playOut(clients, 'full', async (_, count) => {
        stored = count;
        return undefined;
      }),
    ).rejects.toThrow('storage-failed');
    expect(await storage.readEntries(table, 0)).toHaveLength(stored);
    const client = await asked(clients);
    expect(client?.version).toBe(stored);
    limit(1_000_000);
    await playOut(clients, 'full 2', async (_, count) => count === 3);
    expect(await storage.readEntries(table, 0)).toHaveLength(stored + 3);
    await stopAll();
    await rm(folder, { recursive: true });
  });
});

describe('a slow disk', () => {
  it('shows nothing before it is stored, and keeps nobody else from being answered', async () => {
    const [one, two] = await fleet.open(2);
    const { clients } = await gather(one?.port ?? 0, {}, 3);
    // Whoever writes waits for as long as the operator holds this lock.
    await whenever('PERFORM pg_advisory_xact_lock(7)');
    const holder = await fleet.hold('SELECT pg_advisory_lock(7)');
    const client = await asked(clients);
    const answer = client?.choose(client.offered[0] ?? '');
    await fleet.until("SELECT 1 FROM pg_stat_activity WHERE wait_event = 'advisory'");
    for (const server of [one, two])
      expect((await new Device(server?.port ?? 0).ask('GET', '/api/games')).status).toBe(200);
    for (const each of clients) expect(each.version).toBe(0);
    await holder.end();
    expect(await answer).toMatchObject({ type: 'done', version: 1 });
    await Promise.all(clients.map((each) => each.until(() => each.version === 1)));
  });
});

describe('a clock that jumps', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const clock = { kind: 'real-time', minutes: 10, increment: 0 };

  it('back and forth again charges nobody for the time between', async () => {
    let time = 10 * DAY;
    const { port } = await run({ storage: new MemoryStorage(), now: () => time });
    const { clients } = await gather(port, { clock }, 3);
    const jumps = [0, -DAY, 1000, 1000, DAY - 2000, 1000];
    await playOut(clients, 'jumping', async (_, count) => {
      time += jumps[count % jumps.length] ?? 0;
      return count === 30;
    });
    const client = await asked(clients);
    await client?.ask({ type: 'look' });
    for (const { left } of client?.position?.clocks ?? []) expect(left).toBeGreaterThan(9 * 60_000);
  });

  it('on one machine of several does not matter: all go by the clock of the database', async () => {
    const [server] = await fleet.open(1);
    const { table, clients } = await gather(server?.port ?? 0, { clock }, 3);
    const { now } = Date;
    Date.now = () => now() + DAY;
    try {
      await playOut(clients, 'database', async (_, count) => count === 5);
    } finally {
      Date.now = now;
    }
    const [times] = await fleet.tell(
      `SELECT max(at) - (extract(epoch FROM now()) * 1000)::bigint AS ahead FROM events WHERE table_id = '${table}'`,
    );
    expect(Number(times?.ahead)).toBeLessThan(DAY / 2);
  });
});
