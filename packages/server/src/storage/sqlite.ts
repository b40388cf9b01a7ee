import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Appended, type Entry, type Snapshot, textOfEvents } from '@sietch/desk';
import type { ChatLine } from '@sietch/protocol';
import type { Notice } from '../notices/notice.js';
import type { StoredTable } from '../tables/table.js';
import { type EntryRow, entryOf } from './entry-row.js';
import { GroupCommit } from './group-commit.js';
import { MIGRATIONS } from './migrations.js';
import { SqliteAccounts } from './sqlite-accounts.js';
import { openDatabase, type SqliteDatabase } from './sqlite-driver.js';
import { SqliteOperator } from './sqlite-operator.js';
import { CHAT_KEPT, type Hint, type News, type Storage } from './storage.js';

/**
 * Pages the log may have before they are copied into the file. Tables in play write to the same few pages again and again, and
 * what gathers in the log is copied once.
 */
const LOG_PAGES = 8000;

/** Kilobytes of pages kept in memory, so that those which tables in play write to need not be read again. */
const CACHE = 8000;

/** How often it is looked whether somebody else has written to the file. */
const LOOK_EVERY = 1000;

/** Storage in one file. WAL lets reads go on beside writes; `synchronous = FULL` waits for the disk at every commit. */
export class SqliteStorage implements Storage {
  readonly accounts: SqliteAccounts;
  readonly operator: SqliteOperator;
  private readonly database: SqliteDatabase;
  private readonly commits: GroupCommit;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(file: string) {
    this.database = openDatabase(file);
    this.database.exec('PRAGMA journal_mode = WAL');
    this.database.exec('PRAGMA synchronous = FULL');
    this.database.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    this.database.exec(`PRAGMA cache_size = -${CACHE}`);
    this.database.exec('PRAGMA busy_timeout = 5000');
    mustBeDurable(this.database);
    migrate(this.database);
    // Waiting inside SQLite would stop everything else in this process.
    this.database.exec('PRAGMA busy_timeout = 0');
    this.statements = prepare(this.database);
    this.commits = new GroupCommit({ transact: (work) => this.transact(work), isBusy });
    this.accounts = new SqliteAccounts(this.database, this.commits);
    this.operator = new SqliteOperator(this.database, this.commits);
  }

  /** All of the work or none of it; the lock is taken at once, so that no other process can come between. */
  private transact(work: () => void): void {
    this.statements.begin.run();
    try {
      work();
      this.statements.commit.run();
    } catch (error) {
      rollBack(this.database);
      throw error;
    }
  }

  createTable(table: StoredTable): Promise<void> {
    const { id, revision, createdAt, status, settings } = table;
    return this.commits.change(() => {
      this.statements.createTable.run(
        id,
        revision,
        createdAt,
        status,
        settings.listed ? 1 : 0,
        JSON.stringify(table),
      );
      this.accounts.note(table);
    });
  }

  async readTable(id: string): Promise<StoredTable | undefined> {
    const row = this.statements.readTable.get(id) as { readonly body: string } | undefined;
    return row === undefined ? undefined : (JSON.parse(row.body) as StoredTable);
  }

  updateTable(table: StoredTable): Promise<boolean> {
    const { id, revision, status, settings } = table;
    return this.commits.change(() => {
      const { changes } = this.statements.updateTable.run(
        revision,
        status,
        settings.listed ? 1 : 0,
        JSON.stringify(table),
        id,
        revision - 1,
      );
      if (changes === 1) this.accounts.note(table);
      return changes === 1;
    });
  }

  async listTables(limit: number): Promise<readonly StoredTable[]> {
    const rows = this.statements.listTables.all(limit) as { readonly body: string }[];
    return rows.map(({ body }) => JSON.parse(body) as StoredTable);
  }

  async countTables(): Promise<number> {
    return (this.statements.countTables.get() as { readonly count: number }).count;
  }

  removeTable(id: string): Promise<boolean> {
    return this.commits.change(() => {
      for (const drop of this.statements.dropAllOf) drop.run(id);
      this.statements.dropAllChat.run(...channelsOf(id));
      return Number(this.statements.removeTable.run(id).changes) === 1;
    });
  }

  async news(id: string, revision: number, sequence: number): Promise<News> {
    const known = this.statements.revision.get(id) as { readonly revision: number } | undefined;
    if (known === undefined) return { gone: true, entries: [] };
    const table = known.revision === revision ? undefined : await this.readTable(id);
    const entries = await this.readEntries(id, sequence);
    return table === undefined ? { entries } : { table, entries };
  }

  /** SQLite counts the commits of others: a command of the operator, say. */
  onHint(tell: (hint: Hint) => void): () => void {
    const version = () =>
      (this.database.prepare('PRAGMA data_version').get() as { readonly data_version: number }).data_version;
    let seen = version();
    const look = setInterval(() => {
      const now = version();
      if (now !== seen) tell({ about: 'anything' });
      seen = now;
    }, LOOK_EVERY).unref();
    return () => clearInterval(look);
  }

  append(table: string, { sequence, seat, key, at, outcome }: Entry): Promise<Appended> {
    const told = outcome === undefined ? null : textOfEvents(outcome.events);
    const mark = outcome?.mark ?? null;
    return this.commits.change(() => {
      const { changes } = this.statements.append.run(table, sequence, seat, key ?? null, at, told, mark);
      return changes === 1 ? 'appended' : 'conflict';
    });
  }

  async readEntries(table: string, after: number): Promise<readonly Entry[]> {
    const rows = this.statements.readEntries.all(table, after) as EntryRow[];
    return rows.map(entryOf);
  }

  keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    const { sequence, rules } = snapshot;
    const body = deflateRawSync(JSON.stringify(snapshot));
    return this.commits.change(() => {
      this.statements.keepSnapshot.run(table, sequence, rules, body, table);
    });
  }

  async latestSnapshot(table: string, upTo: number): Promise<Snapshot | undefined> {
    const most = Math.min(upTo, Number.MAX_SAFE_INTEGER);
    const row = this.statements.latestSnapshot.get(table, most) as { readonly body: Uint8Array } | undefined;
    return row === undefined ? undefined : (JSON.parse(inflateRawSync(row.body).toString()) as Snapshot);
  }

  appendChat(channel: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    return this.commits.change(() => {
      const { number } = this.statements.nextChat.get(channel) as { readonly number: number };
      this.statements.appendChat.run(channel, number, line.seat, line.name, line.text, line.at);
      this.statements.forgetChat.run(channel, number - CHAT_KEPT);
      return { number, ...line };
    });
  }

  async chatBy(table: string, seat: number): Promise<readonly ChatLine[]> {
    return this.statements.chatBy.all(...channelsOf(table), seat) as ChatLine[];
  }

  dropChat(table: string, seat: number): Promise<void> {
    return this.commits.change(() => {
      this.statements.dropChat.run(...channelsOf(table), seat);
    });
  }

  async readChat(channel: string, limit: number): Promise<readonly ChatLine[]> {
    const rows = this.statements.readChat.all(channel, limit) as ChatLine[];
    return rows.map(({ number, seat, name, text, at }) => ({ number, seat, name, text, at })).reverse();
  }

  putNotice({ table, seat, kind, due }: Notice): Promise<void> {
    return this.commits.change(() => {
      this.statements.putNotice.run(table, seat, kind, due);
    });
  }

  async dueNotices(now: number, limit: number): Promise<readonly Notice[]> {
    const rows = this.statements.dueNotices.all(now, limit) as Notice[];
    return rows.map(({ table, seat, kind, due }) => ({ table, seat, kind, due }));
  }

  dropNotice({ table, seat, kind }: Notice): Promise<boolean> {
    return this.commits.change(() => Number(this.statements.dropNotice.run(table, seat, kind).changes) === 1);
  }

  dropNotices(table: string, seat: number): Promise<void> {
    return this.commits.change(() => {
      this.statements.dropNotices.run(table, seat);
    });
  }

  get lag(): number {
    return this.commits.lag;
  }

  probe(): Promise<void> {
    return this.commits.change(() => {
      this.statements.probe.run(Date.now());
    });
  }

  async bytes(): Promise<number> {
    const { bytes } = this.statements.bytes.get() as { readonly bytes: number };
    return bytes;
  }

  async close(): Promise<void> {
    await this.commits.settled();
    this.database.close();
  }
}

/** The channels of a table's teams begin with its id and a blank, which no id has; `!` comes after the blank. */
function channelsOf(table: string): readonly [string, string, string] {
  return [table, `${table} `, `${table}!`];
}

/** libsql names the error, Node's own module numbers it. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return (
    String(code).startsWith('SQLITE_BUSY') || errcode === 5 || error.message.includes('database is locked')
  );
}

/** A full disk has rolled back by itself, and what was wrong first is what whoever runs the server must hear. */
function rollBack(database: SqliteDatabase): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // There is nothing left to roll back.
  }
}

/** A promise that is silently not kept is worse than none: some builds and file systems ignore these settings. */
function mustBeDurable(database: SqliteDatabase): void {
  const { journal_mode } = database.prepare('PRAGMA journal_mode').get() as { journal_mode: string };
  const { synchronous } = database.prepare('PRAGMA synchronous').get() as { synchronous: number };
  if (journal_mode !== 'wal' || synchronous !== 2)
    throw new Error(
      'The data folder cannot keep choices durably: SQLite refuses WAL with synchronous = FULL.',
    );
}

function migrate(database: SqliteDatabase): void {
  const { user_version: done } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  if (done > MIGRATIONS.length) {
    throw new Error('The data folder was written by a newer version of Sietch; this one would damage it.');
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < done) continue;
    database.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${index + 1}; COMMIT;`);
  }
}

function prepare(database: SqliteDatabase) {
  return {
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    putNotice: database.prepare(
      'INSERT OR REPLACE INTO notices (table_id, seat, kind, due) VALUES (?, ?, ?, ?)',
    ),
    dueNotices: database.prepare(
      'SELECT table_id AS "table", seat, kind, due FROM notices WHERE due <= ? ORDER BY due LIMIT ?',
    ),
    dropNotice: database.prepare('DELETE FROM notices WHERE table_id = ? AND seat = ? AND kind = ?'),
    dropNotices: database.prepare('DELETE FROM notices WHERE table_id = ? AND seat = ?'),
    probe: database.prepare('INSERT OR REPLACE INTO health (id, at) VALUES (1, ?)'),
    bytes: database.prepare(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
    ),
    createTable: database.prepare(
      'INSERT INTO tables (id, revision, created_at, status, listed, body) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    readTable: database.prepare('SELECT body FROM tables WHERE id = ?'),
    updateTable: database.prepare(
      'UPDATE tables SET revision = ?, status = ?, listed = ?, body = ? WHERE id = ? AND revision = ?',
    ),
    listTables: database.prepare(
      "SELECT body FROM tables WHERE listed = 1 AND status <> 'finished' ORDER BY created_at DESC LIMIT ?",
    ),
    countTables: database.prepare('SELECT count(*) AS count FROM tables'),
    revision: database.prepare('SELECT revision FROM tables WHERE id = ?'),
    removeTable: database.prepare('DELETE FROM tables WHERE id = ?'),
    dropAllOf: ['events', 'snapshots', 'notices', 'account_tables'].map((name) =>
      database.prepare(`DELETE FROM ${name} WHERE table_id = ?`),
    ),
    dropAllChat: database.prepare('DELETE FROM chat WHERE table_id = ? OR (table_id >= ? AND table_id < ?)'),
    append: database.prepare(
      'INSERT OR IGNORE INTO events (table_id, sequence, seat, key, at, told, mark) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
    readEntries: database.prepare(
      'SELECT sequence, seat, key, at, told, mark FROM events WHERE table_id = ? AND sequence > ? ORDER BY sequence',
    ),
    keepSnapshot: database.prepare(
      `INSERT OR REPLACE INTO snapshots (table_id, sequence, rules, number, body)
       SELECT ?, ?, ?, coalesce(max(number), 0) + 1, ? FROM snapshots WHERE table_id = ?`,
    ),
    latestSnapshot: database.prepare(
      'SELECT body FROM snapshots WHERE table_id = ? AND sequence <= ? ORDER BY sequence DESC, number DESC LIMIT 1',
    ),
    nextChat: database.prepare('SELECT coalesce(max(number), 0) + 1 AS number FROM chat WHERE table_id = ?'),
    appendChat: database.prepare(
      'INSERT INTO chat (table_id, number, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)',
    ),
    forgetChat: database.prepare('DELETE FROM chat WHERE table_id = ? AND number <= ?'),
    chatBy: database.prepare(
      `SELECT number, seat, name, text, at FROM chat
       WHERE (table_id = ? OR (table_id >= ? AND table_id < ?)) AND seat = ? ORDER BY at, number`,
    ),
    dropChat: database.prepare(
      'DELETE FROM chat WHERE (table_id = ? OR (table_id >= ? AND table_id < ?)) AND seat = ?',
    ),
    readChat: database.prepare(
      'SELECT number, seat, name, text, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?',
    ),
  };
}
