// Fills a data folder with finished games and compares how soon a server answers with it and with an empty one:
// `node scripts/stored-games.js`, or `node scripts/stored-games.js 1000` for fewer games than ten thousand.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import { openData } from '../packages/server/dist/index.js';

const GAMES = Number(process.argv[2] ?? 10_000);
const CHOICES = 300;
const ROUNDS = 3;
const SIETCH = fileURLToPath(new URL('../packages/cli/bin/sietch.js', import.meta.url));

const folder = (name) => mkdtempSync(join(tmpdir(), `sietch-${name}-`));

async function fill(data) {
  await openData(data).close();
  const database = new Database(join(data, 'sietch.db'));
  const table = database.prepare(
    'INSERT INTO tables (id, revision, created_at, status, listed, body) VALUES (?, 1, ?, ?, ?, ?)',
  );
  const event = database.prepare(
    'INSERT INTO events (table_id, sequence, seat, key, at) VALUES (?, ?, ?, ?, ?)',
  );
  const body = {
    game: 'imperium',
    rules: '1',
    options: { players: 4 },
    status: 'finished',
    seats: [],
    settings: {},
  };
  database.transaction(() => {
    for (let game = 0; game < GAMES; game++) {
      const id = `stored-${game}`;
      table.run(id, game, 'finished', game % 2, JSON.stringify({ ...body, id, seed: `${game}` }));
      for (let i = 1; i <= CHOICES; i++) event.run(id, i, i % 4, 'agent:convincing-argument>arrakeen', i);
    }
  })();
  database.close();
}

/** Milliseconds from the start of the process to its first answer, its processor time until then, and the list of tables. */
async function start(data) {
  const began = performance.now();
  const child = spawn(process.execPath, [SIETCH, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve) => {
    child.stdout.on('data', (text) => resolve(/http:\/\/[\w.]+:\d+/.exec(String(text))?.[0]));
  });
  await (await fetch(`${origin}/api/health`)).text();
  const first = performance.now() - began;
  const metrics = await (await fetch(`${origin}/api/metrics`)).text();
  const processor = Number(/^process_cpu_seconds_total ([\d.]+)/m.exec(metrics)?.[1]) * 1000;
  const asking = performance.now();
  await (await fetch(`${origin}/api/tables`)).text();
  const list = performance.now() - asking;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  return { first, processor, list };
}

const full = folder('stored');
const empty = folder('empty');
try {
  await fill(full);
  const megabytes = statSync(join(full, 'sietch.db')).size / 1e6;
  console.log(`${GAMES} games of ${CHOICES} choices: ${megabytes.toFixed(0)} MB`);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, data] of [
      ['stored', full],
      ['empty', empty],
    ]) {
      const { first, processor, list } = await start(data);
      console.log(
        `${name}: first answer after ${first.toFixed(0)} ms (${processor.toFixed(0)} ms of processor time), list of tables in ${list.toFixed(0)} ms`,
      );
    }
  }
} finally {
  for (const data of [full, empty]) rmSync(data, { recursive: true, force: true });
}
