import { publicError } from '@sietch/protocol';
import { Sheet } from '../live/sheet.js';
import type { LiveTables } from '../live/tables.js';
import type { Storage } from '../storage/storage.js';
import { belongingsOf, withoutAccount, withoutTokens } from '../tables/belonging.js';
import type { StoredTable } from '../tables/table.js';

const ALL = Number.MAX_SAFE_INTEGER;

/** What concerns all tables of an account at once. */
export class Belongings {
  private readonly storage: Storage;
  private readonly tables: LiveTables;

  constructor(storage: Storage, tables: LiveTables) {
    this.storage = storage;
    this.tables = tables;
  }

  /** No browser holds seats of the account by a token of its own any more. */
  async takeTokens(account: string): Promise<void> {
    for (const { id } of await this.storage.accounts.tablesOf(account, ALL))
      await this.change(id, (table) => withoutTokens(table, account));
  }

  /** The tables forget an account: names, addresses, and what was said. */
  async leaveAll(account: string): Promise<void> {
    for (const table of await this.storage.accounts.tablesOf(account, ALL)) {
      const { seats } = belongingsOf(table, account);
      for (const seat of seats) {
        await this.storage.dropChat(table.id, seat);
        await this.storage.dropNotices(table.id, seat);
      }
      // Last: until then the table is found again if something has failed.
      await this.change(table.id, (now) => withoutAccount(now, account));
    }
  }

  /** A game these rules cannot go on with still forgets people. */
  private async change(id: string, next: (table: StoredTable) => StoredTable): Promise<void> {
    try {
      await (await this.tables.get(id)).change(next);
    } catch (error) {
      const { code } = publicError(error);
      if (code !== 'rules-changed' && code !== 'unknown-game' && code !== 'internal') throw error;
      const stored = await this.storage.readTable(id);
      if (stored !== undefined) await new Sheet(stored, this.storage, () => {}).change(next);
    }
  }
}
