import type { StoredTable } from '../tables/table.js';
import type { GroupCommit } from './group-commit.js';
import type { OperatorStorage, Report, TableSurvey } from './operator-storage.js';
import type { SqliteDatabase } from './sqlite-driver.js';

/** When something last happened at a table. */
const LATEST = `coalesce(
  (SELECT at FROM events WHERE table_id = tables.id ORDER BY sequence DESC LIMIT 1), created_at)`;

/** What an operator keeps, in the file of the tables. */
export class SqliteOperator implements OperatorStorage {
  private readonly commits: GroupCommit;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(database: SqliteDatabase, commits: GroupCommit) {
    this.commits = commits;
    this.statements = prepare(database);
  }

  async survey(limit: number): Promise<readonly TableSurvey[]> {
    const rows = this.statements.survey.all(limit) as {
      readonly body: string;
      readonly choices: number;
      readonly latest: number;
    }[];
    return rows.map(({ body, choices, latest }) => ({
      table: JSON.parse(body) as StoredTable,
      choices,
      latest,
    }));
  }

  async idleTables(finished: number, others: number, limit: number): Promise<readonly string[]> {
    const rows = this.statements.idleTables.all(finished, others, limit) as { readonly id: string }[];
    return rows.map(({ id }) => id);
  }

  async note(name: string): Promise<string | undefined> {
    return (this.statements.note.get(name) as { readonly body: string } | undefined)?.body;
  }

  writeNote(name: string, text: string): Promise<void> {
    return this.commits.change(() => {
      this.statements.writeNote.run(name, text);
    });
  }

  keepNote(name: string, text: string): Promise<string> {
    return this.commits.change(() => {
      this.statements.keepNote.run(name, text);
      return (this.statements.note.get(name) as { readonly body: string }).body;
    });
  }

  addReport(report: Report, most: number): Promise<boolean> {
    const { id, at, table, account } = report;
    return this.commits.change(() => {
      const { count } = this.statements.countReports.get(table) as { readonly count: number };
      if (count >= most) return false;
      this.statements.addReport.run(id, at, JSON.stringify(report), table, account ?? null);
      return true;
    });
  }

  async reports(limit: number): Promise<readonly Report[]> {
    return written(this.statements.reports.all(limit));
  }

  dropReport(id: string): Promise<boolean> {
    return this.commits.change(() => Number(this.statements.dropReport.run(id).changes) === 1);
  }

  async reportsBy(account: string): Promise<readonly Report[]> {
    return written(this.statements.reportsBy.all(account));
  }

  dropReportsBy(account: string): Promise<void> {
    return this.commits.change(() => {
      this.statements.dropReportsBy.run(account);
    });
  }
}

function written(rows: unknown[]): Report[] {
  return (rows as { readonly body: string }[]).map(({ body }) => JSON.parse(body) as Report);
}

function prepare(database: SqliteDatabase) {
  return {
    survey: database.prepare(
      `SELECT body, ${LATEST} AS latest, (SELECT count(*) FROM events WHERE table_id = tables.id) AS choices
       FROM tables ORDER BY latest DESC LIMIT ?`,
    ),
    idleTables: database.prepare(
      `SELECT id FROM tables
       WHERE ${LATEST} < CASE status WHEN 'finished' THEN CAST(? AS INTEGER) ELSE CAST(? AS INTEGER) END
         AND NOT (status = 'finished' AND EXISTS (SELECT 1 FROM account_tables WHERE table_id = tables.id))
       LIMIT ?`,
    ),
    note: database.prepare('SELECT body FROM notes WHERE name = ?'),
    writeNote: database.prepare('INSERT OR REPLACE INTO notes (name, body) VALUES (?, ?)'),
    keepNote: database.prepare('INSERT OR IGNORE INTO notes (name, body) VALUES (?, ?)'),
    countReports: database.prepare('SELECT count(*) AS count FROM reports WHERE table_id = ?'),
    addReport: database.prepare(
      'INSERT INTO reports (id, at, body, table_id, account) VALUES (?, ?, ?, ?, ?)',
    ),
    reports: database.prepare('SELECT body FROM reports ORDER BY at DESC LIMIT ?'),
    dropReport: database.prepare('DELETE FROM reports WHERE id = ?'),
    reportsBy: database.prepare('SELECT body FROM reports WHERE account = ? ORDER BY at DESC'),
    dropReportsBy: database.prepare('DELETE FROM reports WHERE account = ?'),
  };
}
