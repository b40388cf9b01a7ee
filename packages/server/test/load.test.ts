import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, gameById } from '@sietch/games';
import { afterEach, describe, expect, it } from 'vitest';
import { commitFloor, hintFloor, openStorage, percentiles } from '../src/index.js';
import { LoadTable } from '../src/load/table.js';
import { Postgres } from './postgres.js';
import { run, stopAll } from './running.js';

afterEach(stopAll);

const TABLES = 3;
/** Long enough for every seat to be asked, and for questions that are asked again in the same words. */
const CHOICES = 150;

/** A table that plays without thinking, and the moment its players have made so many choices or ended their game. */
async function playedTable(origins: readonly string[], game: string, seed: string) {
  const answers: number[] = [];
  let enough = () => {};
  const played = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const table = await LoadTable.open(
    {
      origins,
      game,
      options: {},
      thinking: () => 0,
      onChoice: (milliseconds) => {
        answers.push(milliseconds);
        if (answers.length >= CHOICES) enough();
      },
    },
    seed,
  );
  return { table, answers, played };
}

describe.each(GAMES.map(({ id }) => id))('a load test of %s', (game) => {
  it('makes choices at every table, with a connection for every seat', async () => {
    const { port } = await run();
    const origin = `http://127.0.0.1:${port}`;
    const tables = await Promise.all(
      Array.from({ length: TABLES }, (_, i) => playedTable([origin], game, `load ${i}`)),
    );
    await Promise.all(tables.map(({ played }) => played));
    for (const { table } of tables) table.close();
    const { rules } = gameById(game);
    for (const { table, answers } of tables) {
      expect(answers.length).toBeGreaterThanOrEqual(CHOICES);
      expect(table.connections).toBe(rules.seats(rules.parseOptions({})));
    }
    // The server has counted them too: nothing was answered that was not made.
    const metrics = await (await fetch(`${origin}/api/metrics`)).text();
    const counted = Number(/^sietch_choice_seconds_count (\d+)/m.exec(metrics)?.[1]);
    expect(counted).toBeGreaterThanOrEqual(TABLES * CHOICES);
  });
});

describe('a load test of several processes', () => {
  it('spreads the players of a table over all of them, beside what the database can do at all', async () => {
    const postgres = await Postgres.start();
    const folder = mkdtempSync(join(tmpdir(), 'sietch-floor-'));
    try {
      const database = await postgres.create();
      const origins: string[] = [];
      for (let i = 0; i < 2; i++) {
        const { port } = await run({ storage: await openStorage('', database) });
        origins.push(`http://127.0.0.1:${port}`);
      }
      const { table, played } = await playedTable(origins, 'imperium', 'spread');
      await played;
      for (const origin of origins) {
        const metrics = await (await fetch(`${origin}/api/metrics`)).text();
        expect(metrics).toMatch(/^sietch_connections 2$/m);
      }
      table.close();
      expect((await hintFloor(database, 1)).max).toBeGreaterThan(0);
      expect(commitFloor(folder, 0.1).max).toBeGreaterThan(0);
      await stopAll();
    } finally {
      await postgres.destroy();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('percentiles', () => {
  it('are found whatever the order', () => {
    const values = Array.from({ length: 100 }, (_, i) => (i * 37) % 100);
    expect(percentiles(values)).toEqual({ p50: 50, p95: 95, p99: 99, max: 99 });
  });

  it('of nothing are nothing', () => {
    expect(percentiles([])).toEqual({ p50: 0, p95: 0, p99: 0, max: 0 });
  });
});
