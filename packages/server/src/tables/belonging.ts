import { USUAL_BOT } from '@sietch/bots';
import { holdsSeat, isHeld, isHost, ofAccount, type Pass, type StoredSeat } from './seat.js';
import { hashSecret, newSecret } from './secret.js';
import type { StoredTable } from './table.js';

/** What of a table is an account's. */
export function belongingsOf(
  { hostAccount, seats }: StoredTable,
  account: string,
): { readonly host: boolean; readonly seats: readonly number[] } {
  return {
    host: hostAccount === account,
    seats: seats.flatMap((seat, index) => (seat.account === account ? [index] : [])),
  };
}

/**
 * What a device holds here by its tokens becomes its account's, too; what is another account's stays that one's, however
 * the device came to its token.
 */
export function bringIn(
  table: StoredTable,
  account: string,
  tokenAt: (holding: number | 'host') => string | undefined,
): StoredTable {
  const pass = (holding: number | 'host'): Pass => ({ token: tokenAt(holding) });
  const free = (index: number) =>
    table.seats[index]?.account === undefined && holdsSeat(table, index, pass(index));
  const host = table.hostAccount === undefined && isHost(table, pass('host'));
  if (!host && !table.seats.some((_, index) => free(index))) return table;
  return {
    ...table,
    ...(host ? { hostAccount: account } : {}),
    seats: table.seats.map((seat, index) => (free(index) ? { ...seat, ...ofAccount(account) } : seat)),
  };
}

/** Tokens of what is an account's count no longer, nor links somebody made with them: only the account holds it now. */
export function withoutTokens(table: StoredTable, account: string): StoredTable {
  const { host, seats } = belongingsOf(table, account);
  if (!host && seats.length === 0) return table;
  const nobodys = () => hashSecret(newSecret());
  return {
    ...table,
    ...(host ? { hostHash: nobodys() } : {}),
    seats: table.seats.map((seat, index) => {
      const { link: _, ...kept } = seat;
      return seats.includes(index) ? { ...kept, tokenHash: nobodys() } : seat;
    }),
  };
}

/**
 * An account is gone for good. Its seats are free again before the game; in a game a bot plays on at once, and whoever
 * still has the seat's own token may take it back. Names and addresses go in any case.
 */
export function withoutAccount(table: StoredTable, account: string): StoredTable {
  const { host, seats } = belongingsOf(table, account);
  if (!host && seats.length === 0) return table;
  const { hostAccount, ...kept } = table;
  return {
    ...kept,
    ...(host || hostAccount === undefined ? {} : { hostAccount }),
    seats: table.seats.map((seat, index) => (seats.includes(index) ? nameless(seat, table.status) : seat)),
  };
}

function nameless(seat: StoredSeat, status: StoredTable['status']): StoredSeat {
  if (status === 'open') return { kind: seat.kind };
  const { name: _, account: __, notices: ___, votes: ____, link: _____, ...kept } = seat;
  const played = status === 'finished' || !isHeld(seat) || seat.bot !== undefined;
  return played ? kept : { ...kept, bot: USUAL_BOT };
}
