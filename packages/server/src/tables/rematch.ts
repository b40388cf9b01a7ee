import type { GameEntry } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
import { ProtocolError } from '@sietch/protocol';
import { distinctName, isHeld, ofAccount, type StoredSeat, startIfFull, withSeat } from './seat.js';
import { derivedSecret, hashSecret, newTableId } from './secret.js';
import type { StoredTable } from './table.js';

/**
 * The same game again: options, settings and bots stay; the seats of persons are kept for those who held them. Whoever
 * asks first arranges the new table.
 */
export function makeRematch(
  old: StoredTable,
  entry: GameEntry,
  seed: string,
  now: number,
  /** A token of a seat the asker had, and the account of that seat. */
  { token, account }: { readonly token: string; readonly account?: string | undefined },
): StoredTable {
  const id = newTableId();
  return {
    id,
    revision: 1,
    createdAt: now,
    status: 'open',
    game: old.game,
    rules: entry.rules.version,
    options: entry.rules.parseOptions(old.options),
    seed,
    hostHash: hashSecret(tokenAgain(token, id, 'host')),
    ...(account === undefined ? {} : { hostAccount: account }),
    // Those who play again found each other already.
    settings: { ...old.settings, listed: false },
    seats: old.seats.map(
      ({ kind, bot }): StoredSeat =>
        kind === 'bot' && bot !== undefined ? { kind, bot } : { kind: 'person' },
    ),
  };
}

/** The token at the new table follows from that at the old one: whoever lost the answer gets the same again. */
export function tokenAgain(old: string, table: string, holding: Seat | 'host'): string {
  return derivedSecret(old, `rematch ${table} ${holding}`);
}

/** Seats somebody where they sat in the game before, unless the seat was given away meanwhile. */
export function takeSeatAgain(
  table: StoredTable,
  seat: Seat,
  { name, account }: Pick<StoredSeat, 'name' | 'account'>,
  token: string,
  now: number,
): StoredTable {
  const old = table.seats[seat];
  if (old === undefined || isHeld(old) || old.kind === 'bot') return table;
  if (table.status !== 'open') throw new ProtocolError('already-started', 'The game has begun.');
  const held: StoredSeat = {
    kind: old.kind,
    ...(name === undefined ? {} : { name: distinctName(table, seat, name) }),
    tokenHash: hashSecret(token),
    ...ofAccount(account),
  };
  return startIfFull(withSeat(table, seat, held), now);
}
