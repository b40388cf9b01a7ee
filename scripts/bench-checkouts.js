/**
 * Processor time a choice costs the servers of several checkouts (built). They run at once and are loaded in turn, a second
 * and a half each, so that whatever else the machine does befalls all of them alike: on a busy machine nothing less compares.
 *
 *   node scripts/bench-checkouts.js /one/checkout /another [--tables 250] [--rate 600] [--seconds 75] [--warm 30] [--game imperium]
 *
 * A checkout may be followed by flags of Node: /one/checkout@--max-semi-space-size=32. Linux only: it reads /proc.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LoadTable } from '../packages/server/dist/load/table.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tables: { type: 'string', default: '250' },
    rate: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '75' },
    warm: { type: 'string', default: '30' },
    game: { type: 'string', default: 'imperium' },
  },
});

const SLICE = 1500;
const OPENING_AT_ONCE = 10;
const began = performance.now();
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** How long to wait until so many milliseconds of the slices of one server have passed. */
function untilThought(server, thinking) {
  let now = performance.now() - began;
  let wait = 0;
  for (let left = thinking; ; ) {
    const slice = Math.floor(now / SLICE);
    const rest = (slice + 1) * SLICE - now;
    if (slice % positionals.length === server) {
      if (left < rest) return wait + left;
      left -= rest;
    }
    wait += rest;
    now += rest;
  }
}

/** Milliseconds of processor time so far: of the thread with the event loop, and of all others (garbage, compiling). */
function spentBy(pid) {
  const spent = { loop: 0, others: 0 };
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    spent[Number(thread) === pid ? 'loop' : 'others'] += Number(nanoseconds) / 1e6;
  }
  return spent;
}

async function start(checkout, index) {
  const data = mkdtempSync(join(tmpdir(), 'sietch-bench-'));
  const [folder, ...flags] = checkout.split('@');
  const serve = ['serve', '--no-limits', '--log', 'error', '--port', '0', '--data', data];
  const child = spawn(process.execPath, [...flags, join(folder, 'packages/cli/bin/sietch.js'), ...serve], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${checkout} ended unexpectedly.`)));
    child.stdout.on('data', (text) => {
      const found = /http:\/\/[\w.]+:\d+/.exec(String(text))?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  const server = { checkout, child, data, times: [], tables: [], spent: spentBy(child.pid) };
  const between = (Number(values.tables) / Number(values.rate)) * 1000;
  const settings = {
    origins: [origin],
    game: values.game,
    options: {},
    thinking: () => untilThought(index, between * 2 * Math.random()),
    onChoice: (milliseconds) => server.times.push(milliseconds),
  };
  let next = 0;
  const open = async () => {
    while (next < Number(values.tables)) server.tables.push(await LoadTable.open(settings, `load ${next++}`));
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
  return server;
}

function describe({ checkout, child, times, spent }) {
  const now = spentBy(child.pid);
  const [loop, others] = ['loop', 'others'].map((kind) => (now[kind] - spent[kind]) / times.length);
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
  return (
    `${checkout}: ${(loop + others).toFixed(3)} ms of processor time a choice (event loop ${loop.toFixed(3)}, other threads ` +
    `${others.toFixed(3)}), ${times.length} choices, ${(memory / 1000).toFixed(0)} MB`
  );
}

const servers = [];
for (const [index, checkout] of positionals.entries()) servers.push(await start(checkout, index));
await pause(Number(values.warm));
for (const server of servers) Object.assign(server, { times: [], spent: spentBy(server.child.pid) });
await pause(Number(values.seconds));
for (const server of servers) console.log(describe(server));
for (const { tables, child, data } of servers) {
  for (const table of tables) table.close();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  rmSync(data, { recursive: true, force: true });
}
process.exit();
