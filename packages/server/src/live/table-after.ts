import { ProtocolError } from '@sietch/protocol';
import type { Storage } from '../storage/storage.js';
import type { StoredTable } from '../tables/table.js';

/** The table of the game after this one: that which somebody has made already, unless it was removed since, or a new one. */
export async function tableAfter(
  old: StoredTable,
  storage: Pick<Storage, 'readTable' | 'createTable'>,
  make: (table: StoredTable) => Promise<StoredTable>,
): Promise<string> {
  const { rematch, status } = old;
  if (status !== 'finished') throw new ProtocolError('not-finished', 'Play this game to its end first.');
  if (rematch !== undefined && (await storage.readTable(rematch)) !== undefined) return rematch;
  const next = await make(old);
  await storage.createTable(next);
  return next.id;
}
