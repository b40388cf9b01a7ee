import type { Storage } from '../storage/storage.js';
import { belongingsOf } from '../tables/belonging.js';
import type { StoredTable } from '../tables/table.js';
import type { Account } from './account.js';
import { historyOf } from './history.js';

/** Everything that is kept about somebody, for themselves. What opens something, as hashes of secrets do not, is left out. */
export async function everythingAbout(account: Account, storage: Storage): Promise<object> {
  const { accounts } = storage;
  const tables = await accounts.tablesOf(account.id, Number.MAX_SAFE_INTEGER);
  const sessions = await accounts.sessionsOf(account.id);
  const seats: object[] = [];
  for (const table of tables) seats.push(...(await seatsAt(table, account.id, storage)));
  return {
    account,
    passkeys: await accounts.passkeysOf(account.id),
    sessions: sessions.map(({ createdAt, until }) => ({ createdAt, until })),
    ...historyOf(account.id, tables),
    tablesMade: tables.filter(({ hostAccount }) => hostAccount === account.id).map(({ id }) => id),
    seats,
    reports: (await storage.operator.reportsBy(account.id)).map(({ at, table, text }) => ({
      at,
      table,
      text,
    })),
  };
}

async function seatsAt(table: StoredTable, account: string, storage: Storage): Promise<object[]> {
  const all: object[] = [];
  for (const index of belongingsOf(table, account).seats) {
    const { name, bot, notices, vacations = [] } = table.seats[index] ?? {};
    const chat = (await storage.chatBy(table.id, index)).map(({ text, at }) => ({ text, at }));
    all.push({
      table: table.id,
      seat: index,
      name,
      standIn: bot,
      notices: notices === undefined ? undefined : { ...notices, key: undefined },
      vacations,
      chat,
      record: table.status === 'finished' ? `/api/tables/${table.id}/record` : undefined,
    });
  }
  return all;
}
