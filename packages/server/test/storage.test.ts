import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { GroupCommit } from '../src/storage/group-commit.js';
import { MemoryStorage } from '../src/storage/memory.js';
import { MIGRATIONS } from '../src/storage/migrations.js';
import { SqliteStorage } from '../src/storage/sqlite.js';
import { describeStorage } from './storage-contract.js';
import { storedTable } from './stored-table.js';

describeStorage('memory', async () => ({ storage: new MemoryStorage(), destroy: async () => {} }));

describeStorage('sqlite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sietch-'));
  const file = join(folder, 'sietch.db');
  let storage = new SqliteStorage(file);
  return {
    storage,
    reopen: async () => {
      await storage.close();
      storage = new SqliteStorage(file);
      return storage;
    },
    destroy: async () => {
      await storage.close();
      await rm(folder, { recursive: true });
    },
  };
});

describe('the file of the sqlite storage', () => {
  it('is in write-ahead mode, knows its schema version, and is not opened by older programs', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sietch-'));
    const file = join(folder, 'sietch.db');
    await new SqliteStorage(file).close();
    const database = new Database(file);
    expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(database.pragma('user_version')).toEqual([{ user_version: MIGRATIONS.length }]);
    database.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    database.close();
    expect(() => new SqliteStorage(file)).toThrow(/newer version/);
    await rm(folder, { recursive: true });
  });
});

describe('a file of an older version', () => {
  it('gets what it lacks and keeps what it has', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sietch-'));
    const file = join(folder, 'sietch.db');
    const database = new Database(file);
    const beforeAccounts = 5;
    for (const step of MIGRATIONS.slice(0, beforeAccounts)) database.exec(step);
    database.exec(`PRAGMA user_version = ${beforeAccounts}`);
    const old = storedTable('old');
    database.prepare("INSERT INTO tables VALUES ('old', 1, 1, 'open', 1, ?)").run(JSON.stringify(old));
    database.close();
    const storage = new SqliteStorage(file);
    expect(await storage.readTable('old')).toEqual(old);
    expect(await storage.accounts.readAccount('nobody')).toBeUndefined();
    await storage.updateTable({ ...old, revision: 2, hostAccount: 'ada' });
    expect((await storage.accounts.tablesOf('ada', 9)).map(({ id }) => id)).toEqual(['old']);
    await storage.close();
    await rm(folder, { recursive: true });
  });
});

describe('changes committed together', () => {
  const counting = () => {
    let commits = 0;
    const group = new GroupCommit({
      transact: (work) => {
        work();
        commits++;
      },
    });
    return { group, commits: () => commits };
  };

  it('share one commit and are answered after it', async () => {
    const { group, commits } = counting();
    const seen = await Promise.all([1, 2, 3].map((n) => group.change(() => [n, commits()])));
    expect(seen).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
    ]);
    expect(commits()).toBe(1);
  });

  it('fail alone when one of them throws', async () => {
    const { group } = counting();
    const fails = group.change(() => {
      throw new Error('no');
    });
    const works = group.change(() => 'yes');
    await expect(fails).rejects.toThrow('no');
    expect(await works).toBe('yes');
  });

  it('all fail when the commit does', async () => {
    const group = new GroupCommit({
      transact: () => {
        throw new Error('disk full');
      },
    });
    const both = await Promise.allSettled([group.change(() => 1), group.change(() => 2)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('say what went wrong first, also if SQLite has rolled back by itself', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sietch-rollback-'));
    const storage = new SqliteStorage(join(folder, 'sietch.db'));
    const group: GroupCommit = Reflect.get(storage, 'commits');
    const fails = group.change(() => {
      Reflect.get(storage, 'database').exec('ROLLBACK');
      throw new Error('disk full');
    });
    const other = group.change(() => 'lost');
    await expect(fails).rejects.toThrow('disk full');
    await expect(other).rejects.toThrow('cannot commit');
    expect(await group.change(() => 'kept')).toBe('kept');
    await storage.close();
    await rm(folder, { recursive: true });
  });
});
