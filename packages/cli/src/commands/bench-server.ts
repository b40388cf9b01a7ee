import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameById } from '@sietch/games';
import { type LoadReport, loadTest, type Percentiles, percentiles, watchToTheEnd } from '@sietch/server';

export interface ServerBenchSettings {
  readonly game: string;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
  /** Games played to the end by bots, to be loaded afterwards. */
  readonly finished: number;
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
    let server = await startServe(data);
    const finished = await playFinishedGames(server.origin, settings);
    const load = await loadTest({ ...settings, origin: server.origin, options: {} });
    await server.stop();
    const began = performance.now();
    server = await startServe(data);
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

interface Serving {
  readonly origin: string;
  stop(): Promise<void>;
}

function startServe(data: string): Promise<Serving> {
  const args = ['serve', '--no-limits', '--log', 'error', '--port', '0', '--data', data];
  const child = spawn(process.execPath, [process.argv[1] ?? '', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server ended unexpectedly.')));
    child.stdout.on('data', (text) => {
      const origin = /http:\/\/[\w.]+:\d+/.exec(String(text))?.[0];
      if (origin === undefined) return;
      const stop = async () => {
        const gone = new Promise((ended) => child.once('exit', ended));
        child.kill('SIGTERM');
        await gone;
      };
      resolve({ origin, stop });
    });
  });
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
  const spread = ({ p50, p95, p99, max }: Percentiles) =>
    `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(1)} ms`;
  const { opened, underLoad } = report.kilobytesPerTable;
  return [
    `${report.tables} live tables, ${report.connections} WebSockets, every choice durable before it is acknowledged`,
    `players who think: ${report.paced.choicesPerSecond.toFixed(0)} choices/s; ${spread(report.paced.milliseconds)}`,
    `players who do not: ${report.saturated.choicesPerSecond.toFixed(0)} choices/s; ${spread(report.saturated.milliseconds)}`,
    `${report.cpuMillisecondsPerChoice.toFixed(2)} ms of the server's processor time per choice`,
    `${opened.toFixed(0)} kB of memory per live table with its connections, ${underLoad.toFixed(0)} kB under load`,
    `start ${report.startMilliseconds.toFixed(0)} ms; cold load of a finished game (${report.choicesPerFinishedGame.toFixed(0)} choices) ${spread(report.coldLoadMilliseconds)}`,
  ].join('\n');
}
