import { expect, it } from 'vitest';
import type { Storage } from '../src/storage/storage.js';
import { storedTable } from './stored-table.js';

/** What every storage promises to whoever runs the server. */
export function describeOperator(storage: () => Storage, reopen: () => Promise<void>): void {
  const operator = () => storage().operator;
  const play = (id: string, at: number) => storage().append(id, { sequence: 1, seat: 0, key: 'k', at });

  it('surveys tables by when something last happened, and finds those that are idle', async () => {
    await storage().createTable(storedTable('made', { createdAt: 30 }));
    await storage().createTable(storedTable('played', { createdAt: 10, status: 'playing' }));
    await storage().createTable(storedTable('over', { createdAt: 20, status: 'finished' }));
    await play('played', 40);
    await play('over', 25);
    expect(await operator().survey(2)).toEqual([
      { table: storedTable('played', { createdAt: 10, status: 'playing' }), choices: 1, latest: 40 },
      { table: storedTable('made', { createdAt: 30 }), choices: 0, latest: 30 },
    ]);
    expect(await operator().idleTables(26, 30, 9)).toEqual(['over']);
    expect(await operator().idleTables(25, 31, 9)).toEqual(['made']);
    expect([...(await operator().idleTables(99, 99, 9))].sort()).toEqual(['made', 'over', 'played']);
    expect(await operator().idleTables(99, 99, 1)).toHaveLength(1);
    await storage().createTable(storedTable('history', { status: 'finished', hostAccount: 'ada' }));
    expect(await operator().idleTables(99, 0, 9)).toEqual(['over']);
  });

  it('keeps notes by name: the last that is written, or the first that is kept', async () => {
    expect(await operator().note('names')).toBeUndefined();
    await operator().writeNote('names', 'один');
    await operator().writeNote('names', 'два');
    const kept = await Promise.all(['a', 'b', 'c'].map((text) => operator().keepNote('keys', text)));
    expect(new Set(kept).size).toBe(1);
    await reopen();
    expect(await operator().note('names')).toBe('два');
    expect(await operator().keepNote('keys', 'd')).toBe(kept[0]);
  });

  it('keeps reports, the latest first, until they are dropped', async () => {
    const report = { table: 't', seat: 1, name: 'Ада', text: 'ґвалт', record: '{}' };
    await operator().addReport({ ...report, id: 'r1', at: 1 }, 9);
    await operator().addReport({ ...report, id: 'r2', at: 2 }, 9);
    await reopen();
    expect(await operator().reports(9)).toEqual([
      { ...report, id: 'r2', at: 2 },
      { ...report, id: 'r1', at: 1 },
    ]);
    expect(await operator().reports(1)).toHaveLength(1);
    expect(await operator().dropReport('r2')).toBe(true);
    expect(await operator().dropReport('r2')).toBe(false);
    expect((await operator().reports(9)).map(({ id }) => id)).toEqual(['r1']);
  });

  it('keeps so many reports of a table, and finds and forgets those of an account', async () => {
    const add = (id: string, table: string, account?: string) =>
      operator().addReport({ id, at: 1, table, text: id, ...(account === undefined ? {} : { account }) }, 2);
    expect(await add('a', 'one', 'ada')).toBe(true);
    expect(await add('b', 'one')).toBe(true);
    expect(await add('c', 'one', 'ada')).toBe(false);
    expect(await add('d', 'two', 'ada')).toBe(true);
    expect((await operator().reportsBy('ada')).map(({ id }) => id).sort()).toEqual(['a', 'd']);
    await operator().dropReportsBy('ada');
    expect(await operator().reportsBy('ada')).toEqual([]);
    expect((await operator().reports(9)).map(({ id }) => id)).toEqual(['b']);
    expect(await add('c', 'one', 'ada')).toBe(true);
  });
}
