import { type Appended, type Entry, MemoryJournal, type Snapshot } from '@sietch/desk';
import type { ChatLine } from '@sietch/protocol';
import type { Notice } from '../notices/notice.js';
import type { StoredTable } from '../tables/table.js';
import { MemoryAccounts } from './memory-accounts.js';
import { MemoryOperator } from './memory-operator.js';
import { CHAT_KEPT, type News, type Storage } from './storage.js';

/** Keeps everything in this process, as text so that nobody can change what is stored by accident. */
export class MemoryStorage implements Storage {
  readonly accounts = new MemoryAccounts((id) => this.readTable(id));
  readonly operator = new MemoryOperator(() => this.everything());
  private readonly tables = new Map<string, string>();
  private readonly journals = new Map<string, MemoryJournal>();
  private readonly notices: Notice[] = [];
  private readonly chat = new Map<string, ChatLine[]>();

  async createTable(table: StoredTable): Promise<void> {
    if (this.tables.has(table.id)) throw new Error('There is a table with this id already.');
    this.tables.set(table.id, JSON.stringify(table));
    this.accounts.note(table);
  }

  async readTable(id: string): Promise<StoredTable | undefined> {
    const text = this.tables.get(id);
    return text === undefined ? undefined : (JSON.parse(text) as StoredTable);
  }

  async updateTable(table: StoredTable): Promise<boolean> {
    const text = this.tables.get(table.id);
    if (text === undefined || (JSON.parse(text) as StoredTable).revision !== table.revision - 1) return false;
    this.tables.set(table.id, JSON.stringify(table));
    this.accounts.note(table);
    return true;
  }

  async listTables(limit: number): Promise<readonly StoredTable[]> {
    return [...this.tables.values()]
      .map((text) => JSON.parse(text) as StoredTable)
      .filter((table) => table.settings.listed && table.status !== 'finished')
      .sort((a, b) => b.createdAt - a.createdAt)
      .slice(0, limit);
  }

  async countTables(): Promise<number> {
    return this.tables.size;
  }

  async removeTable(id: string): Promise<boolean> {
    this.journals.delete(id);
    for (const [channel] of this.channelsOf(id)) this.chat.delete(channel);
    this.forgetNotices((notice) => notice.table === id);
    return this.tables.delete(id);
  }

  async news(id: string, revision: number, sequence: number): Promise<News> {
    const table = await this.readTable(id);
    if (table === undefined) return { gone: true, entries: [] };
    const entries = await this.readEntries(id, sequence);
    return table.revision === revision ? { entries } : { table, entries };
  }

  onHint(): () => void {
    return () => {};
  }

  private async everything(): Promise<readonly { table: StoredTable; entries: readonly Entry[] }[]> {
    const ids = [...this.tables.keys()];
    const tables = await Promise.all(ids.map((id) => this.readTable(id)));
    return Promise.all(
      tables
        .filter((table) => table !== undefined)
        .map(async (table) => ({ table, entries: await this.readEntries(table.id, 0) })),
    );
  }

  private journal(table: string): MemoryJournal {
    const journal = this.journals.get(table) ?? new MemoryJournal();
    this.journals.set(table, journal);
    return journal;
  }

  append(table: string, entry: Entry): Promise<Appended> {
    return this.journal(table).append(entry);
  }

  readEntries(table: string, after: number): Promise<readonly Entry[]> {
    return this.journal(table).read(after);
  }

  keepSnapshot(table: string, snapshot: Snapshot): Promise<void> {
    return this.journal(table).keep(snapshot);
  }

  latestSnapshot(table: string, upTo: number): Promise<Snapshot | undefined> {
    return this.journal(table).latest(upTo);
  }

  async appendChat(channel: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine> {
    const lines = this.chat.get(channel) ?? [];
    this.chat.set(channel, lines);
    const numbered = { number: (lines.at(-1)?.number ?? 0) + 1, ...line };
    lines.push(numbered);
    if (lines.length > CHAT_KEPT) lines.shift();
    return numbered;
  }

  async readChat(channel: string, limit: number): Promise<readonly ChatLine[]> {
    return (this.chat.get(channel) ?? []).slice(-limit);
  }

  private channelsOf(table: string): [string, ChatLine[]][] {
    return [...this.chat].filter(([channel]) => channel === table || channel.startsWith(`${table} `));
  }

  async chatBy(table: string, seat: number): Promise<readonly ChatLine[]> {
    return this.channelsOf(table)
      .flatMap(([, lines]) => lines.filter((line) => line.seat === seat))
      .sort((a, b) => a.at - b.at);
  }

  async dropChat(table: string, seat: number): Promise<void> {
    for (const [channel, lines] of this.channelsOf(table)) {
      const others = lines.filter((line) => line.seat !== seat);
      this.chat.set(channel, others);
    }
  }

  async putNotice(notice: Notice): Promise<void> {
    await this.dropNotice(notice);
    this.notices.push(notice);
  }

  async dueNotices(now: number, limit: number): Promise<readonly Notice[]> {
    return this.notices
      .filter(({ due }) => due <= now)
      .sort((a, b) => a.due - b.due)
      .slice(0, limit);
  }

  async dropNotice({ table, seat, kind }: Notice): Promise<boolean> {
    return this.forgetNotices((each) => each.table === table && each.seat === seat && each.kind === kind);
  }

  async dropNotices(table: string, seat: number): Promise<void> {
    this.forgetNotices((each) => each.table === table && each.seat === seat);
  }

  private forgetNotices(which: (notice: Notice) => boolean): boolean {
    const rest = this.notices.filter((notice) => !which(notice));
    const some = rest.length < this.notices.length;
    this.notices.splice(0, this.notices.length, ...rest);
    return some;
  }

  readonly lag = 0;

  async probe(): Promise<void> {}

  async bytes(): Promise<number> {
    return process.memoryUsage().heapUsed;
  }

  async close(): Promise<void> {}
}
