import type { Entry } from '@sietch/desk';
import type { StoredTable } from '../tables/table.js';
import { accountsAt } from './account-storage.js';
import type { OperatorStorage, Report, TableSurvey } from './operator-storage.js';

type Everything = () => Promise<
  readonly { readonly table: StoredTable; readonly entries: readonly Entry[] }[]
>;

/** What an operator keeps, in this process, for tests. */
export class MemoryOperator implements OperatorStorage {
  private readonly everything: Everything;
  private readonly notes = new Map<string, string>();
  private readonly reported: Report[] = [];

  constructor(everything: Everything) {
    this.everything = everything;
  }

  async survey(limit: number): Promise<readonly TableSurvey[]> {
    const all = (await this.everything()).map(({ table, entries }) => ({
      table,
      choices: entries.length,
      latest: entries.at(-1)?.at ?? table.createdAt,
    }));
    return all.sort((a, b) => b.latest - a.latest).slice(0, limit);
  }

  async idleTables(finished: number, others: number, limit: number): Promise<readonly string[]> {
    return (await this.survey(Number.POSITIVE_INFINITY))
      .filter(({ table, latest }) => latest < (table.status === 'finished' ? finished : others))
      .filter(({ table }) => table.status !== 'finished' || accountsAt(table).length === 0)
      .slice(0, limit)
      .map(({ table }) => table.id);
  }

  async note(name: string): Promise<string | undefined> {
    return this.notes.get(name);
  }

  async writeNote(name: string, text: string): Promise<void> {
    this.notes.set(name, text);
  }

  async keepNote(name: string, text: string): Promise<string> {
    if (!this.notes.has(name)) this.notes.set(name, text);
    return this.notes.get(name) ?? text;
  }

  async addReport(report: Report, most: number): Promise<boolean> {
    if (this.reported.filter(({ table }) => table === report.table).length >= most) return false;
    this.reported.unshift(report);
    return true;
  }

  async reports(limit: number): Promise<readonly Report[]> {
    return this.reported.toSorted((a, b) => b.at - a.at).slice(0, limit);
  }

  async dropReport(id: string): Promise<boolean> {
    const at = this.reported.findIndex((report) => report.id === id);
    if (at >= 0) this.reported.splice(at, 1);
    return at >= 0;
  }

  async reportsBy(account: string): Promise<readonly Report[]> {
    return (await this.reports(Number.POSITIVE_INFINITY)).filter((report) => report.account === account);
  }

  async dropReportsBy(account: string): Promise<void> {
    for (const { id } of await this.reportsBy(account)) await this.dropReport(id);
  }
}
