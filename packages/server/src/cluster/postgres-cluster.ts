import { randomBytes } from 'node:crypto';
import type { Rate } from '../limits.js';
import { Batches } from '../storage/postgres/batches.js';
import type { Hints } from '../storage/postgres/hints.js';
import type { Link } from '../storage/postgres/link.js';
import type { Cluster, Elsewhere, Present } from './cluster.js';
import { DatabaseClock } from './database-clock.js';

/** A process says so often that it lives … */
const BEAT = 1_000;
/** … and counts as dead when it has not for so long. */
const LIVES = 5;
/** So many tables of a dead process are taken over by one other at a time: the others take the rest. */
const ADOPTED_AT_ONCE = 20;
/** What dead processes knew of seats is kept for this long. */
const REMEMBERED = '1 day';
/** Spectators, where seats are numbers. */
const NO_SEAT = -1;

/** By then every bucket is full again, and who took from it is nobody's business. */
const BUCKETS_KEPT = '1 day';
const FORGET_EVERY = 60 * 60 * 1000;

const DEAD = 'NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = holder AND until > now())';

/** Processes over one database. Every one has a row that says until when it lives; leases and presence hang on these. */
export class PostgresCluster implements Cluster {
  private readonly link: Link;
  private readonly hints: Hints;
  private readonly me = randomBytes(9).toString('base64url');
  private readonly clock: DatabaseClock;
  private readonly held = new Set<string>();
  private readonly attendance = new Map<string, Present>();
  /** Tables whose attendance is not written yet. */
  private readonly unwritten = new Set<string>();
  private readonly asking = new Batches<string, Elsewhere>((tables) => this.elsewhereAll(tables));
  private writing: Promise<void> | undefined;
  private heart: NodeJS.Timeout | undefined;
  private beating: Promise<void> | undefined;
  /** When this process last said that it lives, by its own steady clock. */
  private said = Number.NEGATIVE_INFINITY;
  /** When buckets were last looked through, by the steady clock. */
  private forgot = Number.NEGATIVE_INFINITY;
  private onAdopted: (table: string) => void = () => {};
  private onTrouble: (what: string, error: unknown) => void = () => {};

  constructor(link: Link, hints: Hints) {
    this.link = link;
    this.hints = hints;
    this.clock = new DatabaseClock();
  }

  now(): number {
    return this.clock.now();
  }

  async join(
    onAdopted: (table: string) => void,
    onTrouble: (what: string, error: unknown) => void,
  ): Promise<void> {
    this.onAdopted = onAdopted;
    this.onTrouble = onTrouble;
    await this.live();
    this.heart = setInterval(() => this.beat(), BEAT).unref();
  }

  private beat(): void {
    this.beating ??= this.live()
      .then(() => this.adopt())
      .then(() => this.write())
      .then(() => this.forgetBuckets())
      .catch((error: unknown) => this.onTrouble('cluster', error))
      .finally(() => {
        this.beating = undefined;
      });
  }

  private async live(): Promise<void> {
    const asked = performance.now();
    const [row] = await this.link.ask<{ readonly now: number }>(
      `INSERT INTO processes (id, until) VALUES ($1, now() + make_interval(secs => $2))
       ON CONFLICT (id) DO UPDATE SET until = excluded.until
       RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now`,
      [this.me, LIVES],
    );
    this.said = asked;
    if (row !== undefined) this.clock.set(row.now, asked);
  }

  /** Others may have taken what this process held if it was silent for too long: then it asks again. */
  private get lives(): boolean {
    return performance.now() - this.said < (LIVES * 1000) / 2;
  }

  /** Tables of processes that are gone, and for which something must be done, go on here. */
  private async adopt(): Promise<void> {
    if (this.heart === undefined) return;
    const rows = await this.link.ask<{ readonly table_id: string }>(
      `UPDATE leases SET holder = $1 WHERE table_id IN (
         SELECT table_id FROM leases WHERE ${DEAD} LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING table_id`,
      [this.me, ADOPTED_AT_ONCE],
    );
    for (const { table_id } of rows) {
      this.held.add(table_id);
      this.onAdopted(table_id);
    }
    await this.link.ask(
      `WITH dead AS (DELETE FROM processes WHERE until < now() - interval '${REMEMBERED}' RETURNING id)
       DELETE FROM presence USING dead WHERE presence.process = dead.id`,
    );
  }

  private async forgetBuckets(): Promise<void> {
    if (performance.now() - this.forgot < FORGET_EVERY) return;
    this.forgot = performance.now();
    await this.link.ask(`DELETE FROM buckets WHERE at < now() - interval '${BUCKETS_KEPT}'`);
  }

  async lease(table: string): Promise<boolean> {
    if (this.heart === undefined) return false;
    if (this.held.has(table) && this.lives) return true;
    const [row] = await this.link.ask(
      `INSERT INTO leases (table_id, holder) VALUES ($1, $2)
       ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder
         WHERE leases.holder = excluded.holder OR
           NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = leases.holder AND until > now())
       RETURNING table_id`,
      [table, this.me],
    );
    if (row === undefined) this.held.delete(table);
    else this.held.add(table);
    return row !== undefined;
  }

  async release(table: string): Promise<void> {
    if (!this.held.delete(table)) return;
    await this.link.ask('DELETE FROM leases WHERE table_id = $1 AND holder = $2', [table, this.me]);
    this.hints.give({ about: 'people', id: table });
  }

  attend(table: string, present: Present): void {
    this.attendance.set(table, present);
    this.unwritten.add(table);
    setImmediate(() => void this.write().catch((error: unknown) => this.onTrouble('presence', error)));
  }

  /** One after the other: what is written last is what holds. */
  private write(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    for (const table of [...this.unwritten]) {
      this.unwritten.delete(table);
      const present = this.attendance.get(table) ?? new Map();
      try {
        await this.writeOne(table, present);
      } catch (error) {
        this.unwritten.add(table);
        throw error;
      }
      if (present.size === 0 && this.attendance.get(table) === present) this.attendance.delete(table);
      this.hints.give({ about: 'people', id: table });
    }
  }

  /** Seats nobody is at any more keep the time since when. */
  private async writeOne(table: string, present: Present): Promise<void> {
    await this.link.ask(
      `WITH here AS (
         INSERT INTO presence (table_id, process, seat, count, since)
         SELECT $1, $2, seat, count, $5 FROM unnest($3::int[], $4::int[]) AS here (seat, count)
         ON CONFLICT (table_id, process, seat) DO UPDATE SET count = excluded.count, since = excluded.since
       )
       UPDATE presence SET count = 0, since = $5
       WHERE table_id = $1 AND process = $2 AND count > 0 AND NOT seat = ANY ($3::int[])`,
      [
        table,
        this.me,
        [...present.keys()].map((seat) => seat ?? NO_SEAT),
        [...present.values()],
        Math.round(this.now()),
      ],
    );
  }

  elsewhere(table: string): Promise<Elsewhere> {
    return this.asking.add(table);
  }

  private async elsewhereAll(tables: readonly string[]): Promise<readonly Elsewhere[]> {
    const rows = await this.link.ask<PresenceRow>(
      `SELECT table_id, seat, CASE WHEN until > now() THEN count ELSE 0 END AS count,
         CASE WHEN until > now() OR count = 0 THEN since
           ELSE (extract(epoch FROM until) * 1000)::bigint END AS since
       FROM presence JOIN processes ON processes.id = process
       WHERE table_id = ANY ($1::text[]) AND process <> $2`,
      [[...tables], this.me],
    );
    return tables.map((table) => elsewhereOf(rows.filter(({ table_id }) => table_id === table)));
  }

  async inUse(table: string): Promise<boolean> {
    const [row] = await this.link.ask<{ readonly used: boolean }>(
      `SELECT EXISTS (
         SELECT 1 FROM processes WHERE id <> $2 AND until > now() AND (
           id IN (SELECT holder FROM leases WHERE table_id = $1) OR
           id IN (SELECT process FROM presence WHERE table_id = $1 AND count > 0))
       ) AS used`,
      [table, this.me],
    );
    return row?.used === true;
  }

  /** A bucket that drips, as those of one process, by the clock of the database. */
  async take(kind: string, who: string, { burst, perSecond }: Rate): Promise<boolean> {
    const full = 'least($3::float8, buckets.tokens + extract(epoch FROM now() - buckets.at) * $4::float8)';
    const taken = await this.link.askOnce(
      `INSERT INTO buckets (kind, who, tokens, at) VALUES ($1, $2, $3::float8 - 1, now())
       ON CONFLICT (kind, who) DO UPDATE SET tokens = ${full} - 1, at = now() WHERE ${full} >= 1
       RETURNING kind`,
      [kind, who, burst, perSecond],
    );
    return taken.length === 1;
  }

  endSession(hash: string): void {
    this.hints.give({ about: 'session', hash });
  }

  async leave(): Promise<void> {
    if (this.heart === undefined) return;
    clearInterval(this.heart);
    this.heart = undefined;
    await this.beating;
    const gone = [...this.attendance.keys(), ...this.held];
    this.held.clear();
    // Leases stay, and whoever sees first that their holder is gone goes on with the tables.
    await this.link
      .ask(
        `WITH gone AS (UPDATE processes SET until = now() WHERE id = $1)
         UPDATE presence SET count = 0, since = $2 WHERE process = $1 AND count > 0`,
        [this.me, Math.round(this.now())],
      )
      .catch((error: unknown) => this.onTrouble('leaving the cluster', error));
    for (const id of new Set(gone)) this.hints.give({ about: 'people', id });
  }
}

interface PresenceRow {
  readonly table_id: string;
  readonly seat: number;
  readonly count: number;
  readonly since: number;
}

function elsewhereOf(rows: readonly PresenceRow[]): Elsewhere {
  const present = new Map<number | undefined, number>();
  const left = new Map<number, number>();
  for (const { seat: number, count, since } of rows) {
    const seat = number === NO_SEAT ? undefined : number;
    if (count > 0) present.set(seat, (present.get(seat) ?? 0) + count);
    else if (seat !== undefined) left.set(seat, Math.max(left.get(seat) ?? 0, since));
  }
  return { present, left };
}
