import { ProtocolError } from '@sietch/protocol';
import type { Storage } from '../storage/storage.js';
import type { StoredTable } from '../tables/table.js';

const RETRIES = 5;

/** What is stored of a table besides its game. A change that another process anticipated is tried on what that one wrote. */
export class Sheet {
  private table: StoredTable;
  private readonly storage: Storage;
  private readonly onTrouble: (what: string, error: unknown) => void;

  constructor(table: StoredTable, storage: Storage, onTrouble: (what: string, error: unknown) => void) {
    this.table = table;
    this.storage = storage;
    this.onTrouble = onTrouble;
  }

  get now(): StoredTable {
    return this.table;
  }

  /** What another process has written. */
  adopt(table: StoredTable): void {
    this.table = table;
  }

  async reread(): Promise<void> {
    const table = await this.storage.readTable(this.table.id);
    if (table === undefined) throw new ProtocolError('unknown-table', 'There is no such table.');
    this.table = table;
  }

  /** Resolves with true once the change is stored, or with false if there was nothing to change. */
  async change(next: (table: StoredTable) => StoredTable): Promise<boolean> {
    for (let attempt = 0; attempt < RETRIES; attempt++) {
      const changed = next(this.table);
      if (changed === this.table) return false;
      const revised = { ...changed, revision: this.table.revision + 1 };
      if (await this.write(revised)) {
        this.table = revised;
        return true;
      }
      this.table = (await this.storage.readTable(this.table.id)) ?? this.table;
    }
    throw new ProtocolError('storage-failed', 'The table is being changed by too many at once. Try again.');
  }

  private async write(table: StoredTable): Promise<boolean> {
    try {
      return await this.storage.updateTable(table);
    } catch (error) {
      this.onTrouble('update', error);
      throw new ProtocolError(
        'storage-failed',
        'The change could not be stored. Look at the table and try again.',
      );
    }
  }
}
