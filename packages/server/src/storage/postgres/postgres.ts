import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Appended, Entry, Snapshot } from '@sietch/desk';
import type { ChatLine } from '@sietch/protocol';
import { PostgresCluster } from '../../cluster/postgres-cluster.js';
import type { Notice } from '../../notices/notice.js';
import type { StoredTable } from '../../tables/table.js';
import { accountsAt } from '../account-storage.js';
import { CHAT_KEPT, type Hint, type News, type Storage } from '../storage.js';
import { PostgresAccounts } from './accounts.js';
import { Hints } from './hints.js';
import { Journals } from './journals.js';
import { Link } from './link.js';
import { migrate } from './migrations.js';
import { PostgresOperator } from './operator.js';

interface Body {
  readonly body: string;
}

const MOST_SEQUENCE = 2 ** 31 - 1;

/** Storage in PostgreSQL, for any number of processes. A commit there waits for the disk, as `synchronous_commit` says. */
export class PostgresStorage implements Storage {
  readonly accounts: PostgresAccounts;
  readonly operator: PostgresOperator;
  readonly cluster: PostgresCluster;
  private readonly link: Link;
  private readonly hints: Hints;
  private readonly journals: Journals;

  private constructor(link: Link) {
    this.link = link;
    this.hints = new Hints(link);
    this.journals = new Journals(link);
    this.accounts = new PostgresAccounts(link);
    this.operator = new PostgresOperator(link, this.hints);
    this.cluster = new PostgresCluster(link, this.hints);
  }

  /** `postgres://user:password@host:5432/database`; makes there what is missing. */
  static async open(address: string): Promise<PostgresStorage> {
    const link = new Link(address);
    try {
      await mustBeDurable(link);
      await migrate(link);
    } catch (error) {
      await link.close();
      throw error;
    }
    return new PostgresStorage(link);
  }

  private hint(id: string): void {
    this.hints.give({ about: 'game', id });
  }

  async createTable(table: StoredTable): Promise<void> {
    const { id, revision, createdAt, status, settings } = table;
    const made = await this.link.ask(
      `WITH made AS (
         INSERT INTO tables (id, revision, created_at, status, listed, body) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO UPDATE SET id = excluded.id WHERE tables.body = excluded.body RETURNING id, created_at
       ), noted AS (
         INSERT INTO account_tables (account, table_id, created_at)
         SELECT account, made.id, made.created_at FROM made, unnest($7::text[]) AS account ON CONFLICT DO NOTHING
       ) SELECT id FROM made`,
      [id, revision, createdAt, status, settings.listed, JSON.stringify(table), [...accountsAt(table)]],
    );
    if (made.length === 0) throw new Error('There is a table with this id already.');
  }

  async readTable(id: string): Promise<StoredTable | undefined> {
    const [row] = await this.link.ask<Body>('SELECT body FROM tables WHERE id = $1', [id]);
    return row === undefined ? undefined : (JSON.parse(row.body) as StoredTable);
  }

  /** If the answer was lost and it is asked again, what it finds is its own. */
  async updateTable(table: StoredTable): Promise<boolean> {
    const { id, revision, createdAt, status, settings } = table;
    const updated = await this.link.ask(
      `WITH updated AS (
         UPDATE tables SET revision = $2, status = $3, listed = $4, body = $5
         WHERE id = $1 AND (revision = $2::int - 1 OR (revision = $2 AND body = $5)) RETURNING id
       ), noted AS (
         INSERT INTO account_tables (account, table_id, created_at)
         SELECT account, updated.id, $7 FROM updated, unnest($6::text[]) AS account ON CONFLICT DO NOTHING
       ) SELECT id FROM updated`,
      [id, revision, status, settings.listed, JSON.stringify(table), [...accountsAt(table)], createdAt],
    );
    if (updated.length === 1) this.hint(id);
    return updated.length === 1;
  }

  async listTables(limit: number): Promise<readonly StoredTable[]> {
    const rows = await this.link.ask<Body>(
      "SELECT body FROM tables WHERE listed AND status <> 'finished' ORDER BY created_at DESC LIMIT $1",
      [limit],
    );
    return rows.map(({ body }) => JSON.parse(body) as StoredTable);
  }

  async countTables(): Promise<number> {
    const [row] = await this.link.ask<{ readonly count: number }>('SELECT count(*) AS count FROM tables');
    return row?.count ?? 0;
  }

  async removeTable(id: string): Promise<boolean> {
    const removed = await this.link.transact(async (ask) => {
      for (const name of ['events', 'snapshots', 'notices', 'account_tables', 'leases', 'presence'])
        await ask(`DELETE FROM ${name} WHERE table_id = $1`, [id]);
      for (const name of ['chat', 'chat_heads'])
        await ask(`DELETE FROM ${name} WHERE ${IN_CHANNELS}`, [...channelsOf(id)]);
      return ask('DELETE FROM tables WHERE id = $1 RETURNING id', [id]);
    });
    this.hint(id);
    return removed.length === 1;
  }

  news(table: string, revision: number, sequence: number): Promise<News> {
    return this.journals.news({ table, revision, sequence });
  }

  onHint(tell: (hint: Hint) => void): () => void {
    return this.hints.listen(tell);
  }

  async append(table: string, entry: Entry): Promise<Appended> {
    const appended = await this.journals.append({ table, entry });
    this.hint(table);
    return appended;
  }

  readEntries(table: string, after: number): Promise<readonly Entry[]> {
    return this.journals.read(table, after);
  }

  async keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    const { sequence, rules } = snapshot;
    await this.link.ask(
      `INSERT INTO snapshots (table_id, sequence, rules, number, body)
       VALUES ($1, $2, $3, nextval('snapshot_numbers'), $4)
       ON CONFLICT (table_id, sequence, rules) DO UPDATE SET number = excluded.number, body = excluded.body`,
      [table, sequence, rules, deflateRawSync(JSON.stringify(snapshot))],
    );
  }

  async latestSnapshot(table: string, upTo: number): Promise<Snapshot | undefined> {
    const [row] = await this.link.ask<{ readonly body: Uint8Array }>(
      `SELECT body FROM snapshots WHERE table_id = $1 AND sequence <= $2
       ORDER BY sequence DESC, number DESC LIMIT 1`,
      [table, Math.min(upTo, MOST_SEQUENCE)],
    );
    return row === undefined ? undefined : (JSON.parse(inflateRawSync(row.body).toString()) as Snapshot);
  }

  /** Numbers come from a counter of the channel: they go on whatever is forgotten, and two writers wait for each other. */
  async appendChat(channel: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const [row] = await this.link.askOnce<{ readonly number: number }>(
      `WITH head AS (
         INSERT INTO chat_heads (channel, number) VALUES ($1, 1)
         ON CONFLICT (channel) DO UPDATE SET number = chat_heads.number + 1 RETURNING number
       ), old AS (
         DELETE FROM chat USING head WHERE chat.channel = $1 AND chat.number <= head.number - $5
       )
       INSERT INTO chat (channel, number, seat, at, body) SELECT $1, head.number, $2, $3, $4 FROM head
       RETURNING number`,
      [channel, line.seat, line.at, JSON.stringify(line), CHAT_KEPT],
    );
    if (row === undefined) throw new Error('The line was not stored.');
    this.hints.give({ about: 'talk', id: channel.split(' ')[0] ?? channel });
    return { number: row.number, ...line };
  }

  async chatBy(table: string, seat: number): Promise<readonly ChatLine[]> {
    return lines(
      await this.link.ask(
        `SELECT number, body FROM chat WHERE ${IN_CHANNELS} AND seat = $4 ORDER BY at, number`,
        [...channelsOf(table), seat],
      ),
    );
  }

  async dropChat(table: string, seat: number): Promise<void> {
    await this.link.ask(`DELETE FROM chat WHERE ${IN_CHANNELS} AND seat = $4`, [...channelsOf(table), seat]);
  }

  async readChat(channel: string, limit: number): Promise<readonly ChatLine[]> {
    return lines(
      await this.link.ask('SELECT number, body FROM chat WHERE channel = $1 ORDER BY number DESC LIMIT $2', [
        channel,
        limit,
      ]),
    ).reverse();
  }

  async putNotice({ table, seat, kind, due }: Notice): Promise<void> {
    await this.link.ask(
      `INSERT INTO notices (table_id, seat, kind, due) VALUES ($1, $2, $3, $4)
       ON CONFLICT (table_id, seat, kind) DO UPDATE SET due = excluded.due`,
      [table, seat, kind, due],
    );
  }

  async dueNotices(now: number, limit: number): Promise<readonly Notice[]> {
    return this.link.ask<Notice>(
      'SELECT table_id AS "table", seat, kind, due FROM notices WHERE due <= $1 ORDER BY due LIMIT $2',
      [now, limit],
    );
  }

  async dropNotice({ table, seat, kind }: Notice): Promise<boolean> {
    const dropped = await this.link.askOnce(
      'DELETE FROM notices WHERE table_id = $1 AND seat = $2 AND kind = $3 RETURNING seat',
      [table, seat, kind],
    );
    return dropped.length === 1;
  }

  async dropNotices(table: string, seat: number): Promise<void> {
    await this.link.ask('DELETE FROM notices WHERE table_id = $1 AND seat = $2', [table, seat]);
  }

  get lag(): number {
    return this.link.lag;
  }

  async probe(): Promise<void> {
    await this.link.ask(
      'INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
      [Date.now()],
    );
  }

  async bytes(): Promise<number> {
    const [row] = await this.link.ask<{ readonly bytes: number }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    );
    return row?.bytes ?? 0;
  }

  async close(): Promise<void> {
    await this.cluster.leave();
    await this.hints.close();
    await this.link.close();
  }
}

/** The channels of a table's teams begin with its id and a blank, which no id has; `!` comes after the blank. */
const IN_CHANNELS = '(channel = $1 OR (channel >= $2 AND channel < $3))';

function channelsOf(table: string): readonly [string, string, string] {
  return [table, `${table} `, `${table}!`];
}

function lines(rows: readonly Readonly<Record<string, unknown>>[]): ChatLine[] {
  return rows.map(({ number, body }) => ({
    number: Number(number),
    ...(JSON.parse(String(body)) as Omit<ChatLine, 'number'>),
  }));
}

/** A promise that is silently not kept is worse than none. */
async function mustBeDurable(link: Link): Promise<void> {
  const rows = await link.ask<{ readonly name: string; readonly setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit')",
  );
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name);
  if (off.length > 0)
    throw new Error(`The database cannot keep choices durably: it runs with ${off.join(' and ')} = off.`);
}
