import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteStorage } from './storage/sqlite.js';
import type { Storage } from './storage/storage.js';

/** The embedded storage in a data folder, made if it is missing. Only its owner may read it: seeds are in it. */
export function openData(folder: string): Storage {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return new SqliteStorage(join(folder, 'sietch.db'));
}
