import { SietchError } from '@sietch/kernel';
import { Sheet } from '../live/sheet.js';
import type { TableSurvey } from '../storage/operator-storage.js';
import type { Storage } from '../storage/storage.js';
import { seatOf, withSeat } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';

/** What whoever runs the server does to tables, through the storage alone: servers that run notice it by themselves. */
export class Operator {
  private readonly storage: Storage;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  list(limit: number): Promise<readonly TableSurvey[]> {
    return this.storage.operator.survey(limit);
  }

  /** Nobody plays on; everybody may look, and have the record. */
  async close(id: string): Promise<void> {
    const { status } = await this.read(id);
    if (status === 'open')
      throw new SietchError('bad-option', 'The game at this table has not begun: remove the table instead.');
    await this.change(id, (table) => ({ ...table, status: 'finished' }));
  }

  async remove(id: string): Promise<void> {
    if (!(await this.storage.removeTable(id))) throw noTable();
  }

  /** Takes away the name somebody has at a table, and that of their account, and what they have said there if wanted. */
  async takeName(id: string, seat: number, alsoChat: boolean): Promise<void> {
    const { account } = seatOf(await this.read(id), seat);
    await this.change(id, (table) =>
      withSeat(table, seat, { ...seatOf(table, seat), name: plainName(seat) }),
    );
    const known = account === undefined ? undefined : await this.storage.accounts.readAccount(account);
    if (known !== undefined) await this.storage.accounts.updateAccount({ ...known, name: plainName(seat) });
    if (alsoChat) await this.storage.dropChat(id, seat);
  }

  private async read(id: string): Promise<StoredTable> {
    const table = await this.storage.readTable(id);
    if (table === undefined) throw noTable();
    return table;
  }

  private async change(id: string, next: (table: StoredTable) => StoredTable): Promise<void> {
    const sheet = new Sheet(await this.read(id), this.storage, () => {});
    await sheet.change(next);
  }
}

const plainName = (seat: number) => `Player ${seat + 1}`;

function noTable(): SietchError {
  return new SietchError('bad-option', 'There is no such table.');
}
