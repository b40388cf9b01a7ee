import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { SietchError } from '@sietch/kernel';
import { SqliteStorage } from './storage/sqlite.js';
import type { Storage } from './storage/storage.js';

/** The embedded storage in a data folder, made if it is missing. Only its owner may read it: seeds are in it. */
export function openData(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'sietch.db');
  // Also in a folder that was there before and others may enter; SQLite gives its other files the same mode.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  return new SqliteStorage(file);
}

/**
 * The storage whoever runs the server has chosen: PostgreSQL if they name a database, otherwise the data folder. The driver
 * is loaded when it is wanted.
 */
export async function openStorage(folder: string, database: string | undefined): Promise<Storage> {
  if (database === undefined) return openData(folder);
  if (!/^postgres(ql)?:\/\//.test(database))
    throw new SietchError('bad-option', 'A database is named as postgres://user:password@host:5432/name.');
  const { PostgresStorage } = await import('./storage/postgres/postgres.js');
  try {
    return await PostgresStorage.open(database);
  } catch (error) {
    // The address has a password in it, so it is not repeated.
    const says = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
    throw new SietchError('bad-option', `The database cannot be used: ${says}`);
  }
}
