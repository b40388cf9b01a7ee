import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@sietch/games';
import { readRecord } from '@sietch/kernel';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BotPool } from '../src/bots/pool.js';
import { MemoryStorage, openData } from '../src/index.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { asked, playOut } from './whole-game.js';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sietch-contained-'));
});
afterEach(async () => {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
});

const BOT = { kind: 'bot', bot: 'random' };

async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('a game in which the rules go wrong', () => {
  /** They forget how to go on after some choices, or how to look at it. */
  const failing = (what: 'run' | 'view') =>
    GAMES.map((game) => ({
      ...game,
      rules: {
        ...game.rules,
        [what]: (first: never, second: never) => {
          const state =
            what === 'run' ? (first as { state: { step: number } }).state : (first as { step: number });
          if (state.step > 4) throw new TypeError('card is undefined');
          return (game.rules[what] as (one: never, two: never) => unknown)(first, second);
        },
      },
    }));

  it.each(['run', 'view'] as const)(
    'in `%s` is put aside with its record; the server goes on',
    async (what) => {
      const { port } = await run({ games: failing(what), troubleFolder: join(folder, 'trouble') });
      const device = new Device(port);
      const { table } = await device.create({ game: 'imperium', seats: [BOT, BOT, BOT, BOT] });
      const watcher = await device.sit(table.id, undefined);
      await until(async () => (await metric(port, 'sietch_stuck_tables')) === 1);
      await until(async () => (await metric(port, 'sietch_broken_games_total')) === 1);
      const [file = ''] = await readdir(join(folder, 'trouble'));
      const path = join(folder, 'trouble', file);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(readRecord(await readFile(path, 'utf8')).game).toBe('imperium');
      watcher.close();
      expect((await device.ask('GET', '/api/health')).status).toBe(200);
      expect((await gather(port)).clients).toHaveLength(4);
    },
  );

  it('after the choice of a person refuses that choice and keeps its record once', async () => {
    const { port } = await run({ games: failing('run'), troubleFolder: folder });
    const { clients } = await gather(port);
    await expect(playOut(clients, 'failing')).rejects.toThrow('internal');
    const client = await asked(clients);
    await client?.choose(client.offered[0] ?? '');
    await until(async () => (await metric(port, 'sietch_broken_games_total')) === 1);
    expect(await readdir(folder)).toHaveLength(1);
  });
});

describe('the seed', () => {
  it('is not told when the last choice could not be stored', async () => {
    class Moody extends MemoryStorage {
      broken = false;
      override append(...args: Parameters<MemoryStorage['append']>) {
        return this.broken ? Promise.reject(new Error('disk full')) : super.append(...args);
      }
    }
    const storage = new Moody();
    const server = await run({ storage });
    const first = await gather(server.port);
    const total = await playOut(first.clients, 'the last choice');
    const other = await run({ storage });
    const { clients, table } = await gather(other.port);
    await playOut(clients, 'the last choice', async (_, count) => count === total - 1);
    storage.broken = true;
    const client = await asked(clients);
    const pending = Promise.all((client?.offered ?? []).map((key) => client?.choose(key)));
    const { body } = await new Device(other.port).ask('GET', `/api/tables/${table}`);
    const list = await new Device(other.port).ask('GET', '/api/tables');
    await pending;
    const after = await new Device(other.port).ask('GET', `/api/tables/${table}`);
    for (const answer of [body, list.body, after.body])
      expect(JSON.stringify(answer)).not.toContain('"seed"');
  });
});

describe('somebody else who writes to the file', () => {
  it('stops neither the server nor a choice, which is stored when they are done', async () => {
    const { port } = await run({ storage: openData(folder) });
    const { clients } = await gather(port);
    const client = await asked(clients);
    const foreign = new Database(join(folder, 'sietch.db'));
    foreign.exec('BEGIN IMMEDIATE');
    const answer = client?.choose(client.offered[0] ?? '');
    await until(async () => (await metric(port, 'sietch_storage_lag_seconds')) > 0);
    expect((await new Device(port).ask('GET', '/api/games')).status).toBe(200);
    expect(client?.version).toBe(0);
    foreign.exec('COMMIT');
    foreign.close();
    expect(await answer).toMatchObject({ type: 'done', version: 1 });
  });
});

describe('bots', () => {
  it('among themselves play only while somebody watches', async () => {
    const storage = new MemoryStorage();
    const { port } = await run({ storage });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium', seats: [BOT, BOT, BOT, BOT] });
    await device.ask('GET', `/api/tables/${table.id}`);
    expect(await metric(port, 'sietch_bots_thinking')).toBe(0);
    expect(await storage.readEntries(table.id, 0)).toEqual([]);
    const watcher = await device.sit(table.id, undefined);
    await watcher.until(() => watcher.version >= 5);
    watcher.close();
    await until(async () => (await metric(port, 'sietch_connections')) === 0);
    await until(async () => (await metric(port, 'sietch_bots_thinking')) === 0);
    const played = await storage.readEntries(table.id, 0);
    await device.ask('GET', `/api/tables/${table.id}`);
    expect(await metric(port, 'sietch_bots_thinking')).toBe(0);
    expect((await storage.readEntries(table.id, 0)).length).toBeLessThanOrEqual(played.length + 1);
  });

  it('of the table that has had least are asked next', async () => {
    const pool = new BotPool({ threads: 1, timeLimit: 60_000 });
    const { rules } = GAMES[0] ?? {};
    if (rules === undefined) throw new Error('no game');
    const view = {
      options: {},
      step: 0,
      decision: { kind: 'k', seats: [0], choices: [{ key: 'only', refs: [] }] },
    };
    const order: string[] = [];
    const ask = async (table: string, ...addresses: string[]) => {
      await pool.choose('no such bot', 'imperium', view, { id: table, seedHash: '', addresses });
      order.push(table);
    };
    await ask('greedy');
    await Promise.all([ask('other'), ask('greedy'), ask('modest')]);
    expect(order.splice(0)).toEqual(['greedy', 'other', 'modest', 'greedy']);
    // An address with many tables waits behind one that has had less, also if that one sits at one of them.
    await ask('first of many', 'crowd');
    await Promise.all([
      ask('second of many', 'crowd'),
      ask('third of many', 'crowd'),
      ask('visited', 'crowd', 'guest'),
      ask('quiet', 'somebody'),
    ]);
    expect(order).toEqual(['first of many', 'second of many', 'visited', 'quiet', 'third of many']);
    await pool.close();
  });
});

describe('metrics', () => {
  it('are as Prometheus wants them: every number with its help and type', async () => {
    const { port } = await run();
    await new Device(port).ask('GET', '/api/tables/none');
    const response = await fetch(`http://127.0.0.1:${port}/api/metrics`);
    expect(response.headers.get('content-type')).toContain('version=0.0.4');
    const lines = (await response.text()).trimEnd().split('\n');
    const types = new Map<string, string>();
    for (const line of lines) {
      const [, name = '', type = ''] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
      if (name !== '') types.set(name, type);
      if (line.startsWith('#')) continue;
      const [, sample = '', value] = /^([a-z_0-9]+)(?:\{[a-z]+="[^"]*"\})? (\S+)$/.exec(line) ?? [];
      const family = sample.replace(/_(bucket|sum|count)$/, '');
      expect(types.get(sample) ?? types.get(family), line).toBeDefined();
      expect(Number(value), line).not.toBeNaN();
      if (sample.endsWith('_total')) expect(types.get(sample)).toBe('counter');
    }
    expect(lines).toContain('sietch_refusals_total{code="unknown-table"} 1');
  });

  it('are the same for everybody: whoever reads them takes nothing away from the next', async () => {
    const { port } = await run();
    const begun = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 100));
    while (performance.now() - begun < 400);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const latest = () => metric(port, 'sietch_event_loop_delay_max_seconds');
    expect(await latest()).toBeGreaterThan(0.1);
    await new Device(port).ask('GET', '/api/health');
    expect(await latest()).toBeGreaterThan(0.1);
    const { body } = await new Device(port).ask('GET', '/api/health');
    expect(body.loopLag).toBeGreaterThan(100);
  });

  it('can have an address of their own', async () => {
    const { port } = await run({ metrics: { host: '127.0.0.1', port: 0 } });
    expect((await fetch(`http://127.0.0.1:${port}/api/metrics`)).status).toBe(404);
  });

  it('count what the storage could not do, and say why in the log', async () => {
    class Full extends MemoryStorage {
      override probe(): Promise<never> {
        return Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
      }
    }
    const { port } = await run({ storage: new Full() });
    expect((await new Device(port).ask('GET', '/api/health')).status).toBe(503);
    const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
    expect(text).toContain('sietch_storage_errors_total{code="SQLITE_FULL"} 1');
  });
});
