import type { Appended, Entry } from '@sietch/desk';
import type { StoredTable } from '../../tables/table.js';
import { type EntryRow, entryOf } from '../entry-row.js';
import type { News } from '../storage.js';
import { Batches } from './batches.js';
import type { Link } from './link.js';

interface Appending {
  readonly table: string;
  readonly entry: Entry;
}

interface Asking {
  readonly table: string;
  readonly revision: number;
  readonly sequence: number;
}

interface TableEntryRow extends EntryRow {
  readonly table_id: string;
}

/** As much of an entry as tells whose it is. */
type Trace = Omit<TableEntryRow, 'told'>;

const COLUMNS = 'table_id, sequence, seat, key, at, told, mark';

/** The entries of all games. Those of many tables are written, and looked for, together. */
export class Journals {
  private readonly link: Link;
  private readonly appending = new Batches<Appending, Appended>((all) => this.appendAll(all));
  private readonly asking = new Batches<Asking, News>((all) => this.newsOfAll(all));

  constructor(link: Link) {
    this.link = link;
  }

  append(appending: Appending): Promise<Appended> {
    return this.appending.add(appending);
  }

  news(asking: Asking): Promise<News> {
    return this.asking.add(asking);
  }

  async read(table: string, after: number): Promise<readonly Entry[]> {
    const rows = await this.link.ask<TableEntryRow>(
      `SELECT ${COLUMNS} FROM events WHERE table_id = $1 AND sequence > $2 ORDER BY sequence`,
      [table, after],
    );
    return rows.map(entryOf);
  }

  /**
   * One statement is one transaction. When its answer is lost it is asked again, and whoever finds the very entry it
   * wanted to write has written it.
   */
  private async appendAll(all: readonly Appending[]): Promise<readonly Appended[]> {
    const column = <T>(value: (appending: Appending) => T) => all.map(value);
    const rows = await this.link.ask<Trace>(
      `WITH wanted AS (
         SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bigint[], $6::text[], $7::text[])
           AS wanted (${COLUMNS})
       ), written AS (
         INSERT INTO events (${COLUMNS}) SELECT * FROM wanted ON CONFLICT DO NOTHING
         RETURNING table_id, sequence, seat, key, at, mark
       )
       SELECT * FROM written
       UNION ALL
       SELECT events.table_id, events.sequence, events.seat, events.key, events.at, events.mark
       FROM wanted JOIN events USING (table_id, sequence)`,
      [
        column(({ table }) => table),
        column(({ entry }) => entry.sequence),
        column(({ entry }) => entry.seat),
        column(({ entry }) => entry.key ?? null),
        column(({ entry }) => entry.at),
        column(({ entry }) => (entry.outcome === undefined ? null : JSON.stringify(entry.outcome.events))),
        column(({ entry }) => entry.outcome?.mark ?? null),
      ],
    );
    const stored = new Map(rows.map((row) => [`${row.table_id} ${row.sequence}`, row]));
    return all.map(({ table, entry }) => {
      const place = `${table} ${entry.sequence}`;
      const row = stored.get(place);
      if (row === undefined || !isSame(row, entry)) return 'conflict';
      // Of two alike in one batch one is the first.
      stored.delete(place);
      return 'appended';
    });
  }

  /** The table first: whatever it says of the end of its game, the entries that led there are read after it. */
  private async newsOfAll(all: readonly Asking[]): Promise<readonly News[]> {
    const ids = all.map(({ table }) => table);
    const tables = await this.link.ask<{ readonly place: number; readonly body: string | null }>(
      `SELECT (place - 1)::int AS place, CASE WHEN tables.revision <> asked.revision THEN body END AS body
       FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked (id, revision, place)
       JOIN tables ON tables.id = asked.id`,
      [ids, all.map(({ revision }) => revision)],
    );
    const rows = await this.link.ask<TableEntryRow & { readonly place: number }>(
      `SELECT (place - 1)::int AS place, events.*
       FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS asked (id, after, place)
       JOIN events ON events.table_id = asked.id AND events.sequence > asked.after
       ORDER BY place, events.sequence`,
      [ids, all.map(({ sequence }) => sequence)],
    );
    const known = new Map(tables.map(({ place, body }) => [place, body]));
    const found = all.map((): Entry[] => []);
    for (const row of rows) found[row.place]?.push(entryOf(row));
    return found.map((entries, place) => {
      const body = known.get(place);
      if (body === undefined) return { gone: true, entries: [] };
      return body === null ? { entries } : { table: JSON.parse(body) as StoredTable, entries };
    });
  }
}

function isSame({ seat, key, at, mark }: Trace, entry: Entry): boolean {
  return (
    seat === entry.seat &&
    key === (entry.key ?? null) &&
    at === entry.at &&
    mark === (entry.outcome?.mark ?? null)
  );
}
