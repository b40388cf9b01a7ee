import { LoadTable } from './table.js';

export interface LoadRun {
  readonly origin: string;
  readonly game: string;
  readonly options: unknown;
  readonly tables: number;
  /** Choices per second offered by all tables together; players think in between. */
  readonly rate: number;
  readonly seconds: number;
}

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface LoadReport {
  readonly tables: number;
  readonly connections: number;
  readonly paced: { readonly choicesPerSecond: number; readonly milliseconds: Percentiles };
  /** Nobody thinks: as many choices as client and server manage together. */
  readonly saturated: { readonly choicesPerSecond: number; readonly milliseconds: Percentiles };
  /** Processor time of the server per choice, while players think; unlike the times above, other programs do not change it much. */
  readonly cpuMillisecondsPerChoice: number;
  /** Growth of the whole process once all tables are live, and after playing at the full rate, garbage included. */
  readonly kilobytesPerTable: { readonly opened: number; readonly underLoad: number };
}

const WARM_UP = 40;
const WARM_UP_TIME = 6000;
const OPENING_AT_ONCE = 20;

/** Plays many tables at once over real connections and measures what their players notice. */
export async function loadTest(run: LoadRun): Promise<LoadReport> {
  let times: number[] = [];
  let open = WARM_UP;
  let hasty = false;
  const settings = {
    ...run,
    thinking: () => (hasty ? 0 : (open / run.rate) * 1000 * 2 * Math.random()),
    onChoice: (milliseconds: number) => times.push(milliseconds),
  };
  const measure = async () => {
    times = [];
    const began = performance.now();
    await pause(run.seconds * 1000);
    const seconds = (performance.now() - began) / 1000;
    return { choicesPerSecond: times.length / seconds, milliseconds: percentiles(times) };
  };

  // A few tables at the full rate bring code, caches and garbage to their level; what the others add is theirs.
  const tables = await openTables(WARM_UP, settings);
  await pause(WARM_UP_TIME);
  const before = await metric(run.origin, 'process_resident_memory_bytes');
  open = run.tables;
  tables.push(...(await openTables(run.tables - WARM_UP, settings)));
  await pause(2000);
  const opened = await metric(run.origin, 'process_resident_memory_bytes');
  const cpuBefore = await metric(run.origin, 'process_cpu_seconds_total');
  const paced = await measure();
  const cpu = (await metric(run.origin, 'process_cpu_seconds_total')) - cpuBefore;
  const after = await metric(run.origin, 'process_resident_memory_bytes');
  hasty = true;
  await pause(1000);
  const saturated = await measure();
  for (const table of tables) table.close();
  const share = (memory: number) => (memory - before) / 1000 / (run.tables - WARM_UP);
  return {
    tables: tables.length,
    connections: tables.reduce((sum, { connections }) => sum + connections, 0),
    paced,
    saturated,
    cpuMillisecondsPerChoice: (cpu * 1000) / (paced.choicesPerSecond * run.seconds),
    kilobytesPerTable: { opened: share(opened), underLoad: share(after) },
  };
}

async function openTables(
  count: number,
  settings: Parameters<typeof LoadTable.open>[0],
): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let next = 0;
  const open = async () => {
    while (next < count) tables.push(await LoadTable.open(settings, `load ${next++}`));
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
  return tables;
}

async function metric(origin: string, name: string): Promise<number> {
  const text = await (await fetch(`${origin}/api/metrics`)).text();
  return Number(new RegExp(`^${name} ([\\d.]+)`, 'm').exec(text)?.[1] ?? 0);
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
