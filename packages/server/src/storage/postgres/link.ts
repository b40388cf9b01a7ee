import { Socket } from 'node:net';
import pg from 'pg';

export type PostgresValue = string | number | boolean | null | Buffer | readonly (string | number | null)[];
type Row = Readonly<Record<string, unknown>>;
export type Ask = <R = Row>(sql: string, values?: readonly PostgresValue[]) => Promise<readonly R[]>;

/** A database that restarts is waited for so long; whoever asked is refused then. */
const PATIENCE = 10_000;
const PAUSE = 50;
/** A connection over which nothing comes any more, as when a cable was cut, is given up. */
const ANSWER_WITHIN = 8_000;
const CONNECT_WITHIN = 3_000;
const CONNECTIONS = 8;

/** Classes of PostgreSQL's codes: the connection failed, the server is going down or coming up. */
const UNREACHABLE =
  /^(08...|57P0[1-5]|53300|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Whole numbers that fit into a JavaScript number come as such: times, counts, sizes. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig;

export interface OwnLine {
  readonly client: pg.Client;
  cut(): void;
}

/** Connections to a database, and the patience to get over its restarts. */
export class Link {
  private readonly pool: pg.Pool;
  private readonly address: string;
  private downSince: number | undefined;
  private closed = false;

  constructor(address: string) {
    this.address = address;
    this.pool = new pg.Pool({ ...this.settings, max: CONNECTIONS, idleTimeoutMillis: 60_000 });
    // An idle connection that breaks is replaced when one is wanted.
    this.pool.on('error', () => {});
  }

  private get settings(): pg.ClientConfig {
    return {
      connectionString: this.address,
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: ANSWER_WITHIN,
      keepAlive: true,
      application_name: 'sietch',
      types,
    };
  }

  /** How many milliseconds the database has been out of reach for somebody who waits. */
  get lag(): number {
    return this.downSince === undefined ? 0 : performance.now() - this.downSince;
  }

  /** For what may be done twice: it is asked again when the answer was lost. */
  readonly ask: Ask = (sql, values = []) => this.patiently(true, (client) => query(client, sql, values));

  /** For what must not be done twice: it is asked again only if it was never heard. */
  readonly askOnce: Ask = (sql, values = []) => this.patiently(false, (client) => query(client, sql, values));

  /** All or nothing, and nothing that others do comes between. It may be done twice if its answer was lost. */
  transact<T>(work: (ask: Ask) => Promise<T>): Promise<T> {
    return this.patiently(true, async (client) => {
      await client.query('BEGIN');
      try {
        const result = await work((sql, values = []) => query(client, sql, values));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      }
    });
  }

  private async patiently<T>(repeatable: boolean, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const began = performance.now();
    for (;;) {
      let heard = false;
      try {
        const result = await this.with((client) => {
          heard = true;
          return work(client);
        });
        this.downSince = undefined;
        return result;
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        this.downSince ??= performance.now();
        const over = performance.now() - began > PATIENCE || this.closed;
        if (over || (heard && !repeatable)) throw asStorageError(error);
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  private async with<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    const onError = (error: Error) => {
      broken = error;
    };
    client.on('error', onError);
    try {
      return await work(client);
    } catch (error) {
      // What has failed for another reason than its words may be half-way through something.
      if (isUnreachable(error)) broken = error as Error;
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  /** A connection of one's own, for listening, and a way to cut it when nothing comes over it any more. */
  async own(): Promise<OwnLine> {
    const { query_timeout: _, ...settings } = this.settings;
    const socket = new Socket();
    const client = new pg.Client({ ...settings, stream: () => socket });
    client.on('error', () => {});
    await client.connect();
    return { client, cut: () => socket.destroy() };
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.end();
  }
}

/** Zeros are the one thing texts here cannot hold; nothing that is stored has any, so nothing is found by them. */
const clean = (value: PostgresValue) =>
  typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;

async function query<R>(
  client: pg.ClientBase,
  sql: string,
  values: readonly PostgresValue[],
): Promise<readonly R[]> {
  const { rows } = await client.query({ text: sql, values: values.map(clean), name: nameOf(sql) });
  return rows as R[];
}

const names = new Map<string, string>();

/** A statement that has a name is parsed once for each connection. */
function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return name;
}

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string') return UNREACHABLE.test(code);
  // The driver has no codes for what it notices by itself.
  return /terminated|timeout|Connection ended|not queryable|connection error/i.test(error.message);
}

/** With a code, so that the log can say what happened. */
function asStorageError(error: unknown): unknown {
  if (error instanceof Error && !('code' in error)) return Object.assign(error, { code: 'ECONNLOST' });
  return error;
}
