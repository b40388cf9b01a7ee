import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@sietch/bots';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresStorage } from '../src/storage/postgres/postgres.js';
import { Postgres } from './postgres.js';
import { Relay } from './relay.js';
import { ServerProcess } from './server-process.js';
import { pause, StubbornTable } from './stubborn-table.js';

const KILLS = Number(process.env.SIETCH_FLEET_KILLS ?? 2);
/** While the database is away a choice may be refused, or its answer lost and asked for again by somebody else. */
const EXCUSED = ['storage-failed', 'stale', 'closing'];

let postgres: Postgres;
let data: string;
beforeAll(async () => {
  postgres = await Postgres.start();
  data = await mkdtemp(join(tmpdir(), 'sietch-fleet-'));
});
afterAll(async () => {
  await postgres?.destroy();
  await rm(data, { recursive: true, force: true });
});

describe('three servers over one database, of which one is killed again and again', () => {
  it(`lose no acknowledged choice and leave nobody stuck (${KILLS} kills)`, async () => {
    const address = await postgres.create();
    const start = (port?: number) => ServerProcess.start(data, port, ['--database', address]);
    const servers = await Promise.all([start(), start(), start()]);
    const front = await Relay.to(...servers.map(({ port }) => port));
    const dice = new Dice(`fleet ${KILLS}`);
    const begin = async (game: string, seed: string) => {
      const table = await StubbornTable.open(front.port, game, seed, EXCUSED);
      const done = table.play();
      // Looked at below; until then a failure must not count as unhandled.
      done.catch(() => {});
      return { table, done };
    };
    let games = 1;
    let choices = 0;
    const long = await begin('arrakis', 'long');
    let tables = [await begin('imperium', 'game 0')];
    const acknowledged = () => [long, ...tables].reduce((sum, { table }) => sum + table.acknowledged.size, 0);
    const more = async (count: number) => {
      const enough = acknowledged() + count;
      while (acknowledged() < enough && !tables.every(({ table }) => table.over)) await pause(1);
    };
    for (let kills = 1; kills <= KILLS; kills++) {
      for (const { table, done } of tables.filter(({ table }) => table.over)) {
        await done;
        choices += await table.checkRecord();
      }
      tables = tables.filter(({ table }) => !table.over);
      if (tables.length === 0) tables.push(await begin('imperium', `game ${games++}`));
      await more(1 + dice.below(15));
      const index = dice.below(servers.length);
      const victim = servers[index];
      await victim?.kill();
      // It comes back while the others go on with what it had.
      servers[index] = await start(victim?.port);
      await more(1);
      const fault = FAULTS[kills % FAULTS.length];
      await fault?.(postgres);
      await more(1);
      if (kills % 10 === 0)
        console.log(`${kills} kills, ${games + 1} games, ${acknowledged()} choices at the tables`);
    }
    for (const { table, done } of [long, ...tables]) {
      table.quit();
      await done;
    }
    expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0, 0]);
    await front.close();
    const storage = await PostgresStorage.open(address);
    for (const { table } of [long, ...tables])
      choices += table.checkStored(await storage.readEntries(table.id, 0));
    await storage.close();
    expect(long.table.acknowledged.size).toBeGreaterThan(KILLS);
    expect(long.table.reconnections).toBeGreaterThan(0);
    console.log(`${KILLS} kills, ${games + 1} games, ${choices} choices, nothing lost`);
  });
});

/** What else happens between kills, in turn: nothing, a restart, severed connections, a crash. */
const FAULTS: readonly ((postgres: Postgres) => Promise<unknown>)[] = [
  async () => {},
  async (database) => {
    await database.stop();
    await database.run();
  },
  (database) =>
    database.tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'sietch'"),
  async (database) => {
    await database.stop('SIGQUIT');
    await database.run();
  },
];
