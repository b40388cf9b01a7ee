import { LoadTable } from './table.js';

export interface LoadRun {
  /** The processes that serve the tables: players of every table are spread over all of them. */
  readonly origins: readonly string[];
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
  /** Processor time of the server, of all its processes, per choice, while players think; unlike the times above, other programs do not change it much. */
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
  const first = Math.min(WARM_UP, Math.ceil(run.tables / 2));
  let open = first;
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
  const tables = await openTables(first, settings);
  await pause(Math.min(WARM_UP_TIME, run.seconds * 1000));
  const before = await metric(run.origins, 'process_resident_memory_bytes');
  open = run.tables;
  tables.push(...(await openTables(run.tables - first, settings)));
  await pause(2000);
  const opened = await metric(run.origins, 'process_resident_memory_bytes');
  const cpuBefore = await metric(run.origins, 'process_cpu_seconds_total');
  const paced = await measure();
  const cpu = (await metric(run.origins, 'process_cpu_seconds_total')) - cpuBefore;
  const after = await metric(run.origins, 'process_resident_memory_bytes');
  hasty = true;
  await pause(1000);
  const saturated = await measure();
  for (const table of tables) table.close();
  const share = (memory: number) => (memory - before) / 1000 / (run.tables - first);
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

/** Of all processes together. */
async function metric(origins: readonly string[], name: string): Promise<number> {
  let sum = 0;
  for (const origin of origins) {
    const text = await (await fetch(`${origin}/api/metrics`)).text();
    sum += Number(new RegExp(`^${name} ([\\d.]+)`, 'm').exec(text)?.[1] ?? 0);
  }
  return sum;
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
