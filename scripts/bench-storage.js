// How fast choices become durable in SQLite and in PostgreSQL, beside what the machine can do at all, in one run:
//   DATABASE_URL=postgres://… node scripts/bench-storage.js     (an empty database; a second for each figure)
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData, openStorage } from '../packages/server/dist/index.js';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const database = process.env.DATABASE_URL;
const outcome = { events: [{ event: 'drew', text: 'x'.repeat(400) }], mark: 'mark' };

/** Does something again and again, so many at a time, and tells how often it was done and how long it took. */
async function measure(name, atOnce, work) {
  const times = [];
  const until = performance.now() + SECONDS * 1000;
  const one = async (lane) => {
    for (let count = 1; performance.now() < until; count++) {
      const began = performance.now();
      await work(lane, count);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => one(lane)));
  times.sort((a, b) => a - b);
  const at = (share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const rate = (times.length / SECONDS).toFixed(0);
  console.log(
    `${name.padEnd(44)} ${rate.padStart(6)}/s  p50 ${at(0.5)}  p95 ${at(0.95)}  p99 ${at(0.99)} ms`,
  );
}

const folder = mkdtempSync(join(tmpdir(), 'sietch-bench-'));
const file = openSync(join(folder, 'floor'), 'w');
await measure('floor: write 500 bytes and fsync', 1, async () => {
  writeSync(file, Buffer.alloc(500));
  fsyncSync(file);
});
closeSync(file);

const append = (storages) => (lane, sequence) =>
  storages[lane % storages.length].append(`${process.pid}-${storages.length}-${lane}`, {
    sequence,
    seat: 0,
    key: 'agent:dagger>arrakeen',
    at: 1,
    outcome,
  });
const sqlite = openData(folder);
await measure('SQLite, 200 tables', 200, append([sqlite]));
await sqlite.close();
rmSync(folder, { recursive: true });

if (database !== undefined) {
  const storages = [];
  for (const count of [1, 2, 3]) {
    storages.push(await openStorage('', database));
    await measure(`PostgreSQL, 200 tables, ${count} storages`, 200, append(storages));
  }
  const [one, other] = storages;
  let heard = () => {};
  other.onHint(() => heard());
  await new Promise((resolve) => setTimeout(resolve, 200));
  await measure('PostgreSQL: from a choice to the hint elsewhere', 1, (_, sequence) => {
    const hint = new Promise((resolve) => {
      heard = resolve;
    });
    return Promise.all([one.append(`${process.pid}-hint`, { sequence, seat: 0, key: 'k', at: 1 }), hint]);
  });
  await Promise.all(storages.map((storage) => storage.close()));
}
