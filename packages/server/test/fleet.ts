import pg from 'pg';
import type { RunningServer, ServerSettings } from '../src/index.js';
import { PostgresStorage } from '../src/storage/postgres/postgres.js';
import { Postgres } from './postgres.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';

/** Servers over one database, as processes of their own would be: nothing else is common to them. */
export class Fleet {
  readonly postgres: Postgres;
  address = '';

  private constructor(postgres: Postgres) {
    this.postgres = postgres;
  }

  static async start(): Promise<Fleet> {
    return new Fleet(await Postgres.start());
  }

  /** So many servers over a new database. */
  async open(count: number, settings: Partial<ServerSettings> = {}): Promise<RunningServer[]> {
    this.address = await this.postgres.create();
    return Promise.all(Array.from({ length: count }, () => this.another(settings)));
  }

  /** One more over the same database. */
  async another(settings: Partial<ServerSettings> = {}): Promise<RunningServer> {
    return run({ storage: await PostgresStorage.open(this.address), ...settings });
  }

  tell(sql: string): Promise<readonly Record<string, unknown>[]> {
    return this.postgres.tell(sql, this.address);
  }

  /** Says something over a connection that stays open. */
  async hold(sql: string): Promise<pg.Client> {
    const client = new pg.Client(this.address);
    await client.connect();
    await client.query(sql);
    return client;
  }

  /** Resolves when a question has an answer. */
  async until(sql: string): Promise<void> {
    while ((await this.tell(sql)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  async end(): Promise<void> {
    await stopAll();
    await this.postgres.destroy();
  }
}

/** The same browser, sent to another server by whatever stands in front of them. */
export function elsewhere(device: Device, port: number): Device {
  const there = new Device(port, device.host);
  there.jar.copy(device.jar);
  return there;
}
