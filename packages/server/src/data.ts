import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
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
