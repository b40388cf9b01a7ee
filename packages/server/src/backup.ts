import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import { join } from 'node:path';
import { SietchError } from '@sietch/kernel';
import { MIGRATIONS } from './storage/migrations.js';
import { openDatabase } from './storage/sqlite-driver.js';

const DATABASE = 'sietch.db';
/** What else must not be lost: browsers know the server by these keys. */
const BESIDES = ['push-keys.json'];

export interface BackupReport {
  readonly folder: string;
  readonly tables: number;
  readonly choices: number;
}

/**
 * Copies a data folder as it stands at one moment, also while a server plays on in it: the copy is read in one
 * transaction, which does not keep anybody from writing.
 */
export function backUp(data: string, folder: string): BackupReport {
  const source = join(data, DATABASE);
  if (!existsSync(source)) throw new SietchError('bad-option', `There are no games in ${data}.`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SietchError('bad-option', `${folder} is not empty: every backup has a folder of its own.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const report = settle(folder, (copy) => {
    const database = openDatabase(source);
    try {
      database.exec('PRAGMA busy_timeout = 5000');
      database.prepare('VACUUM INTO ?').run(copy);
    } finally {
      database.close();
    }
  });
  copyBesides(data, folder);
  return report;
}

/** Makes a data folder of a backup. One in which there are games already is left alone. */
export function restore(folder: string, data: string): BackupReport {
  const source = join(folder, DATABASE);
  if (!existsSync(source)) throw new SietchError('bad-option', `There is no backup in ${folder}.`);
  if (existsSync(join(data, DATABASE)))
    throw new SietchError('bad-option', `There are games in ${data} already: move them away first.`);
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const report = settle(data, (copy) => copyFileSync(source, copy));
  copyBesides(folder, data);
  return report;
}

/** The file gets its name only when it is whole, checked and on the disk. */
function settle(folder: string, copy: (file: string) => void): BackupReport {
  const part = join(folder, `${DATABASE}.part`);
  // Before anything is in it: seeds are not for others to read.
  closeSync(openSync(part, 'w', 0o600));
  chmodSync(part, 0o600);
  copy(part);
  const counts = inspect(part);
  flush(part);
  renameSync(part, join(folder, DATABASE));
  flush(folder);
  return { folder, ...counts };
}

function inspect(file: string): Pick<BackupReport, 'tables' | 'choices'> {
  const database = openDatabase(file);
  try {
    const read = (sql: string) => Object.values(database.prepare(sql).get() as object)[0] as unknown;
    if (read('PRAGMA integrity_check') !== 'ok')
      throw new SietchError('bad-option', 'The copy is damaged: SQLite finds mistakes in it.');
    if (Number(read('PRAGMA user_version')) > MIGRATIONS.length)
      throw new SietchError('bad-option', 'It was written by a newer version of Sietch: use that one.');
    return {
      tables: Number(read('SELECT count(*) FROM tables')),
      choices: Number(read('SELECT count(*) FROM events')),
    };
  } finally {
    database.close();
  }
}

function copyBesides(from: string, to: string): void {
  for (const name of BESIDES) {
    if (!existsSync(join(from, name))) continue;
    copyFileSync(join(from, name), join(to, name));
    chmodSync(join(to, name), 0o600);
    flush(join(to, name));
  }
}

/** Waits for the disk. Windows has no such thing for folders, and needs none. */
function flush(path: string): void {
  if (process.platform === 'win32') return;
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
}
