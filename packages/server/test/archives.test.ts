import { afterEach, expect, it } from 'vitest';
import { MemoryStorage } from '../src/index.js';
import { run, stopAll } from './running.js';
import { Device, type TableClient } from './table-client.js';

afterEach(stopAll);

/** Remembers of which tables all entries were read. */
class ReadingStorage extends MemoryStorage {
  readonly readWhole: string[] = [];

  override readEntries(table: string, after: number) {
    if (after === 0) this.readWhole.push(table);
    return super.readEntries(table, after);
  }
}

it('of the games somebody looks back at, the twenty that were read last are remembered whole, and no more', async () => {
  const storage = new ReadingStorage();
  const { port } = await run({ storage });
  const device = new Device(port);
  const clients = new Map<string, TableClient>();
  for (let i = 0; i < 21; i++) {
    const { table } = await device.create({
      game: 'imperium',
      options: { players: 2 },
      me: { seat: 0, name: 'Ada' },
    });
    await device.claim(table.id, 1, 'Borys');
    const both = await Promise.all([0, 1].map((seat) => device.sit(table.id, seat)));
    const asked = both.find(({ offered }) => offered.length > 0);
    const [key] = asked?.offered ?? [];
    if (asked === undefined || key === undefined) throw new Error('Nobody is asked.');
    await asked.choose(key);
    clients.set(table.id, asked);
  }
  const [first = '', second = ''] = clients.keys();
  const lookBackAt = async (table: string) => {
    storage.readWhole.length = 0;
    await clients.get(table)?.ask({ type: 'log', from: 0 });
    return storage.readWhole;
  };
  for (const table of [...clients.keys()].slice(0, 20)) expect(await lookBackAt(table)).toEqual([table]);
  // Whoever reads on keeps a game remembered: of the others the one read first is forgotten for the last.
  expect(await lookBackAt(first)).toEqual([]);
  await lookBackAt([...clients.keys()].at(-1) ?? '');
  expect(await lookBackAt(first)).toEqual([]);
  expect(await lookBackAt(second)).toEqual([second]);
});
