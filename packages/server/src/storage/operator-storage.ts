import type { StoredTable } from '../tables/table.js';

/** A table as whoever runs the server sees it in a list. */
export interface TableSurvey {
  readonly table: StoredTable;
  readonly choices: number;
  /** When something was last chosen there, or when it was made. */
  readonly latest: number;
}

/** What somebody at a table wants whoever runs the server to look at. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly seat?: number;
  readonly name?: string;
  /** The account of whoever wrote it, if they have one. */
  readonly account?: string;
  readonly text: string;
  /** The game so far, with everything hidden in it; none if it had not begun. */
  readonly record?: string;
}

/** What whoever runs the server keeps beside the tables, and asks about them. */
export interface OperatorStorage {
  /** Tables, those with the latest choices first. */
  survey(limit: number): Promise<readonly TableSurvey[]>;
  /**
   * Ids of tables at which nothing has happened since: finished ones since one moment, all others since another. Finished
   * games of accounts are their history, and are none of these.
   */
  idleTables(finished: number, others: number, limit: number): Promise<readonly string[]>;

  /** The text under a name. */
  note(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
  /** Writes it unless there is one already; resolves with the one there is. */
  keepNote(name: string, text: string): Promise<string>;

  /** Unless there are so many of its table already: then it resolves with false. */
  addReport(report: Report, most: number): Promise<boolean>;
  /** The latest first. */
  reports(limit: number): Promise<readonly Report[]>;
  dropReport(id: string): Promise<boolean>;
  /** All an account has written, the latest first. */
  reportsBy(account: string): Promise<readonly Report[]>;
  dropReportsBy(account: string): Promise<void>;
}
