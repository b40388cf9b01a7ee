import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProtocolError } from '@sietch/protocol';
import { LetterLost } from './notices/mail.js';

/** Where in our code an unexpected error arose, without its message, which could quote something hidden. */
export function whereOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 6)
    .map((line) => line.trim());
}

/**
 * What storages say when they are in trouble themselves: SQLite, files, connections, and of PostgreSQL also its resources, its
 * operator, its system. Others use words like these for what they quote, so that only these are known.
 */
const STORAGE_CODES =
  /^(SQLITE_\w+|ERR_SQLITE_\w+|E(NOSPC|DQUOT|IO|ROFS|ACCES|PERM|NOENT|MFILE|NFILE|BUSY|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|CONN(LOST|REFUSED|RESET|ABORTED))|(08|53|57|58|XX)[0-9A-Z]{3})$/;

/** What the storage says went wrong: a full disk, a lock, a damaged file. It quotes nothing that is stored. */
export function storageCause(error: unknown): { readonly code: string; readonly says: string } | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  return STORAGE_CODES.test(code) ? { code, says: error.message } : undefined;
}

/** Did the storage fail, and neither the rules nor whoever asked? Then it is worth another try, however long it takes. */
export function isStorageTrouble(error: unknown): boolean {
  return (
    storageCause(error) !== undefined || (error instanceof ProtocolError && error.code === 'storage-failed')
  );
}

/** What an error may say in the log. */
export function logged(error: unknown): object {
  const cause = storageCause(error);
  return {
    error: error instanceof Error ? error.name : 'unknown',
    ...(error instanceof LetterLost ? { answer: error.answer } : {}),
    ...(cause === undefined ? {} : { cause }),
    at: whereOf(error),
  };
}

/** So many records of broken games are kept: the first ones tell enough. */
const MOST_FILES = 100;

/** Keeps the records of games in which the rules went wrong, readable by their owner only: hidden things are in them. */
export class TroubleFolder {
  private readonly folder: string | undefined;
  private readonly now: () => number;
  private written = 0;

  constructor(folder: string | undefined, now: () => number) {
    this.folder = folder;
    this.now = now;
  }

  /** The file it was written to, if there is a place for it. */
  keep(record: string): string | undefined {
    if (this.folder === undefined || this.written >= MOST_FILES) return undefined;
    this.written++;
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    const file = join(this.folder, `broken-game-${this.now()}-${this.written}.json`);
    writeFileSync(file, record, { mode: 0o600 });
    return file;
  }
}
