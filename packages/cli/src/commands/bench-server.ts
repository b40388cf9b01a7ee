import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameById } from '@sietch/games';
import { type LoadReport, loadTest, type Percentiles, percentiles, watchToTheEnd } from '@sietch/server';
import { describeLoad, spread } from './describe-load.js';
import { startServe } from './serve-process.js';

export interface ServerBenchSettings {
  readonly game: string;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  /** Games played to the end by bots, to be loaded afterwards. */
  readonly finished: number;
  /** An empty PostgreSQL: several processes over it are measured beside SQLite. */
  readonly database?: string;
  readonly json?: boolean;
}

interface ServerBenchReport extends LoadReport {
  /** From the start of the process to its first answer, with everything above stored. */
  readonly startMilliseconds: number;
  /** Loading finished games nobody has in memory, in a process that has loaded a few before. */
  readonly coldLoadMilliseconds: Percentiles;
  readonly choicesPerFinishedGame: number;
}

/** The first loads warm the code up and are not counted. */
const WARM_UP_SHARE = 0.25;

/** Measures `sietch serve` in a process of its own, with its data on disk, from outside. */
export async function benchServer(settings: ServerBenchSettings): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'sietch-bench-'));
  try {
    let server = await startServe(['--data', data]);
    const finished = await playFinishedGames(server.origin, settings);
    const load = await loadTest({ ...settings, origins: [server.origin], options: {} });
    await server.stop();
    const began = performance.now();
    server = await startServe(['--data', data]);
    await fetch(`${server.origin}/api/health`);
    const startMilliseconds = performance.now() - began;
    const times: number[] = [];
    for (const id of finished) {
      const loading = performance.now();
      await (await fetch(`${server.origin}/api/tables/${id}`)).text();
      times.push(performance.now() - loading);
    }
    let choices = 0;
    for (const id of finished) {
      const record = (await (await fetch(`${server.origin}/api/tables/${id}/record`)).json()) as {
        keys: string[];
      };
      choices += record.keys.length / finished.length;
    }
    await server.stop();
    const report: ServerBenchReport = {
      ...load,
      startMilliseconds,
      coldLoadMilliseconds: percentiles(times.slice(Math.floor(times.length * WARM_UP_SHARE))),
      choicesPerFinishedGame: choices,
    };
    console.log(settings.json ? JSON.stringify(report) : describe(report));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Tables of bots alone play themselves to the end while somebody watches. */
async function playFinishedGames(
  origin: string,
  { game, finished }: { readonly game: string; readonly finished: number },
): Promise<string[]> {
  const { rules } = gameById(game);
  const seats = Array.from({ length: rules.seats(rules.parseOptions({})) }, () => ({
    kind: 'bot',
    bot: 'random',
  }));
  const ids: string[] = [];
  for (let i = 0; i < finished; i++) {
    const response = await fetch(`${origin}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game, seats }),
    });
    const { table } = (await response.json()) as { readonly table: { readonly id: string } };
    ids.push(table.id);
  }
  await Promise.all(ids.map((id) => watchToTheEnd(origin, id)));
  return ids;
}

function describe(report: ServerBenchReport): string {
  return [
    ...describeLoad(report),
    `start ${report.startMilliseconds.toFixed(0)} ms; cold load of a finished game (${report.choicesPerFinishedGame.toFixed(0)} choices) ${spread(report.coldLoadMilliseconds)}`,
  ].join('\n');
}
