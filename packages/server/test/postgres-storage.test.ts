import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_MIGRATIONS } from '../src/storage/postgres/migrations.js';
import { PostgresStorage } from '../src/storage/postgres/postgres.js';
import { Postgres } from './postgres.js';
import { describeStorage } from './storage-contract.js';
import { storedTable } from './stored-table.js';

let postgres: Postgres;
let address: string;

beforeAll(async () => {
  postgres = await Postgres.start();
  address = await postgres.create();
});
afterAll(() => postgres?.destroy());

async function empty(): Promise<void> {
  const tables = await postgres.tell(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_steps'",
    address,
  );
  await postgres.tell(`TRUNCATE ${tables.map(({ tablename }) => tablename).join(', ')}`, address);
}

describeStorage('postgres', async () => {
  let storage = await PostgresStorage.open(address);
  await empty();
  return {
    storage,
    reopen: async () => {
      await storage.close();
      storage = await PostgresStorage.open(address);
      return storage;
    },
    destroy: () => storage.close(),
  };
});

describe('a database of PostgreSQL', () => {
  it('is made ready once, however many processes come at the same time, and refused when it is newer', async () => {
    const fresh = await postgres.create();
    const opened = await Promise.all([1, 2, 3].map(() => PostgresStorage.open(fresh)));
    await Promise.all(opened.map((storage) => storage.close()));
    const steps = await postgres.tell('SELECT done FROM schema_steps', fresh);
    expect(steps).toEqual([{ done: POSTGRES_MIGRATIONS.length }]);
    await postgres.tell('UPDATE schema_steps SET done = done + 1', fresh);
    await expect(PostgresStorage.open(fresh)).rejects.toThrow(/newer version/);
  });

  it('is refused when it would not keep what it says is kept', async () => {
    const fresh = await postgres.create();
    const name = fresh.split('/').at(-1);
    await postgres.tell(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await expect(PostgresStorage.open(fresh)).rejects.toThrow(/synchronous_commit/);
  });
});

describe('two processes over one database', () => {
  it('cannot both write an entry, and each hears that the other has written', async () => {
    const [one, other] = await Promise.all([PostgresStorage.open(address), PostgresStorage.open(address)]);
    await empty();
    await one.createTable(storedTable('shared'));
    const heard = new Promise<void>((resolve) => {
      other.onHint((hint) => hint.about === 'game' && hint.id === 'shared' && resolve());
    });
    await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const entry = { sequence: index + 1, key: 'k', at: 1 };
        const both = await Promise.all([
          one.append('shared', { ...entry, seat: 0 }),
          other.append('shared', { ...entry, seat: 1 }),
        ]);
        expect([...both].sort()).toEqual(['appended', 'conflict']);
        const [stored] = await one.readEntries('shared', index);
        expect(stored?.seat).toBe(both.indexOf('appended'));
      }),
    );
    await heard;
    await Promise.all([one.close(), other.close()]);
  });
});
