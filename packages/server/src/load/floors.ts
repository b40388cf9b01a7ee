import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openStorage } from '../data.js';
import { type Percentiles, percentiles } from './load.js';

// What the machine can do at all, whatever the server does: figures of a load test mean little without them.

/** How long it takes to write as much as a choice needs to a file, and to wait for the disk. */
export function commitFloor(folder: string, seconds: number): Percentiles {
  const file = openSync(join(folder, 'floor'), 'w');
  const times: number[] = [];
  try {
    for (const until = performance.now() + seconds * 1000; performance.now() < until; ) {
      const began = performance.now();
      writeSync(file, Buffer.alloc(500));
      fsyncSync(file);
      times.push(performance.now() - began);
    }
  } finally {
    closeSync(file);
  }
  return percentiles(times);
}

const HINT_PATIENCE = 2_000;

/** How long it takes from a choice that is written, one at a time, until another process hears of it. */
export async function hintFloor(database: string, seconds: number): Promise<Percentiles> {
  const [writer, hearer] = [await openStorage('', database), await openStorage('', database)];
  const times: number[] = [];
  try {
    let heard = () => {};
    hearer.onHint(() => heard());
    const table = `floor ${process.pid}`;
    const until = performance.now() + seconds * 1000;
    for (let sequence = 1; performance.now() < until; sequence++) {
      const hint = new Promise<void>((resolve) => {
        heard = resolve;
      });
      const began = performance.now();
      await writer.append(table, { sequence, seat: 0, key: 'floor', at: 1 });
      // The first may come before the other listens.
      await Promise.race([hint.then(() => times.push(performance.now() - began)), pause(HINT_PATIENCE)]);
    }
  } finally {
    await Promise.all([writer.close(), hearer.close()]);
  }
  return percentiles(times);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
