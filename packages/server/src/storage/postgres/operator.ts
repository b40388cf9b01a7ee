import type { StoredTable } from '../../tables/table.js';
import type { OperatorStorage, Report, TableSurvey } from '../operator-storage.js';
import type { Hints } from './hints.js';
import type { Link } from './link.js';

interface Body {
  readonly body: string;
}

/** When something last happened at a table. */
const LATEST = `coalesce(
  (SELECT at FROM events WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1), created_at)`;

/** What an operator keeps, in the database of the tables: every process reads the same. */
export class PostgresOperator implements OperatorStorage {
  private readonly link: Link;
  private readonly hints: Hints;

  constructor(link: Link, hints: Hints) {
    this.link = link;
    this.hints = hints;
  }

  async survey(limit: number): Promise<readonly TableSurvey[]> {
    const rows = await this.link.ask<Body & { readonly choices: number; readonly latest: number }>(
      `SELECT body, ${LATEST} AS latest, (SELECT count(*) FROM events WHERE table_id = tables.id) AS choices
       FROM tables ORDER BY latest DESC LIMIT $1`,
      [limit],
    );
    return rows.map(({ body, choices, latest }) => ({
      table: JSON.parse(body) as StoredTable,
      choices,
      latest,
    }));
  }

  async idleTables(finished: number, others: number, limit: number): Promise<readonly string[]> {
    const rows = await this.link.ask<{ readonly id: string }>(
      `SELECT id FROM tables
       WHERE ${LATEST} < CASE status WHEN 'finished' THEN $1::bigint ELSE $2::bigint END
         AND NOT (status = 'finished' AND EXISTS (SELECT 1 FROM account_tables WHERE table_id = tables.id))
       LIMIT $3`,
      [finished, others, limit],
    );
    return rows.map(({ id }) => id);
  }

  async note(name: string): Promise<string | undefined> {
    const [row] = await this.link.ask<Body>('SELECT body FROM notes WHERE name = $1', [name]);
    return row?.body;
  }

  async writeNote(name: string, text: string): Promise<void> {
    await this.link.ask(
      'INSERT INTO notes (name, body) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET body = excluded.body',
      [name, text],
    );
    this.hints.give({ about: 'anything' });
  }

  async keepNote(name: string, text: string): Promise<string> {
    await this.link.ask('INSERT INTO notes (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      text,
    ]);
    return (await this.note(name)) ?? text;
  }

  /** If the answer was lost and it is asked again, the one it finds is its own. */
  async addReport(report: Report, most: number): Promise<boolean> {
    const { id, at, table, account } = report;
    const added = await this.link.ask(
      `INSERT INTO reports (id, at, body, table_id, account)
       SELECT $1, $2, $3, $4, $5
       WHERE (SELECT count(*) FROM reports WHERE table_id = $4 AND id <> $1) < $6
       ON CONFLICT (id) DO UPDATE SET at = excluded.at RETURNING id`,
      [id, at, JSON.stringify(report), table, account ?? null, most],
    );
    return added.length === 1;
  }

  async reports(limit: number): Promise<readonly Report[]> {
    return written(await this.link.ask<Body>('SELECT body FROM reports ORDER BY at DESC LIMIT $1', [limit]));
  }

  async dropReport(id: string): Promise<boolean> {
    const gone = await this.link.askOnce('DELETE FROM reports WHERE id = $1 RETURNING id', [id]);
    return gone.length === 1;
  }

  async reportsBy(account: string): Promise<readonly Report[]> {
    return written(
      await this.link.ask<Body>('SELECT body FROM reports WHERE account = $1 ORDER BY at DESC', [account]),
    );
  }

  async dropReportsBy(account: string): Promise<void> {
    await this.link.ask('DELETE FROM reports WHERE account = $1', [account]);
  }
}

function written(rows: readonly Body[]): Report[] {
  return rows.map(({ body }) => JSON.parse(body) as Report);
}
