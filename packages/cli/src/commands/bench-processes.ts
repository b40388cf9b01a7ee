import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitFloor, hintFloor, type LoadReport, loadTest, type Percentiles } from '@sietch/server';
import type { ServerBenchSettings } from './bench-server.js';
import { describeLoad, spread } from './describe-load.js';
import { startServe } from './serve-process.js';

interface ProcessesReport {
  /** What the machine can do at all, one at a time. */
  readonly floors: {
    readonly fsyncMilliseconds: Percentiles;
    /** From a choice, through a commit and a NOTIFY, to the hint in another process. */
    readonly hintMilliseconds: Percentiles;
  };
  readonly sqlite: LoadReport;
  /** By the number of processes. */
  readonly postgres: Readonly<Record<number, LoadReport>>;
}

const PROCESSES = [1, 2, 3];

/**
 * One, two and three processes over one PostgreSQL beside one with SQLite, in one run. Players of every table are spread
 * over all processes, as by a proxy that knows nothing of tables: each process works for each choice.
 */
export async function benchProcesses(
  settings: ServerBenchSettings & { readonly database: string },
): Promise<void> {
  const { database, seconds } = settings;
  const folder = mkdtempSync(join(tmpdir(), 'sietch-bench-'));
  const say = (...lines: readonly string[]) => {
    if (!settings.json) console.log(lines.join('\n'));
  };
  const measure = async (title: string, count: number, where: readonly string[]): Promise<LoadReport> => {
    const servers = [];
    for (let i = 0; i < count; i++)
      servers.push(await startServe(['--data', join(folder, `${title} ${i}`), ...where]));
    try {
      const load = await loadTest({ ...settings, origins: servers.map(({ origin }) => origin), options: {} });
      say('', title, ...describeLoad(load));
      return load;
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  };
  try {
    const floors = {
      fsyncMilliseconds: commitFloor(folder, seconds),
      hintMilliseconds: await hintFloor(database, seconds),
    };
    say(
      `floor: write 500 bytes and fsync, one at a time: ${spread(floors.fsyncMilliseconds)}`,
      `floor: from a choice to the hint in another process: ${spread(floors.hintMilliseconds)}`,
    );
    const sqlite = await measure('SQLite, one process', 1, []);
    const postgres: Record<number, LoadReport> = {};
    for (const count of PROCESSES)
      postgres[count] = await measure(`PostgreSQL, processes: ${count}`, count, ['--database', database]);
    const report: ProcessesReport = { floors, sqlite, postgres };
    if (settings.json) console.log(JSON.stringify(report));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
