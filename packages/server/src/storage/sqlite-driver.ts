import { createRequire } from 'node:module';
import type Libsql from 'libsql';

export type SqliteValue = string | number | null | Uint8Array;

export interface SqliteStatement {
  run(...values: SqliteValue[]): { readonly changes: number | bigint };
  get(...values: SqliteValue[]): unknown;
  all(...values: SqliteValue[]): unknown[];
}

/** What we use of SQLite: libsql and Node's own module have it alike. */
export interface SqliteDatabase {
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  close(): unknown;
}

interface NodeSqlite {
  readonly DatabaseSync: new (file: string) => SqliteDatabase;
}

/** libsql, and Node's own SQLite where libsql has no binary, as on Windows on ARM. Node 20 has none of its own. */
export function openDatabase(file: string): SqliteDatabase {
  let Database: typeof Libsql;
  try {
    Database = createRequire(import.meta.url)('libsql');
  } catch (cause) {
    const own = process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
    if (own !== undefined) return new own.DatabaseSync(file);
    const machine = `${process.platform} on ${process.arch}`;
    throw new Error(`libsql has no SQLite for ${machine}: run Sietch on Node 24, which has its own.`, {
      cause,
    });
  }
  return new Database(file);
}
