import type { GameEntry } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
import { ProtocolError } from '@sietch/protocol';
import { isHeld, type StoredSeat, startIfFull, withSeat } from './seat.js';
import { hashSecret, newSecret, newTableId } from './secret.js';
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
): { readonly table: StoredTable; readonly hostToken: string } {
  const hostToken = newSecret();
  const table: StoredTable = {
    id: newTableId(),
    revision: 1,
    createdAt: now,
    status: 'open',
    game: old.game,
    rules: entry.rules.version,
    options: entry.rules.parseOptions(old.options),
    seed,
    hostHash: hashSecret(hostToken),
    // Those who play again found each other already.
    settings: { ...old.settings, listed: false },
    seats: old.seats.map(
      ({ kind, bot }): StoredSeat =>
        kind === 'bot' && bot !== undefined ? { kind, bot } : { kind: 'person' },
    ),
  };
  return { table, hostToken };
}

/** Seats somebody where they sat in the game before, unless the seat was given away meanwhile. */
export function takeSeatAgain(
  table: StoredTable,
  seat: Seat,
  name: string,
  now: number,
): { readonly table: StoredTable; readonly token: string } | undefined {
  const old = table.seats[seat];
  if (old === undefined || isHeld(old) || old.kind === 'bot') return undefined;
  if (table.status !== 'open') throw new ProtocolError('already-started', 'The game has begun.');
  const token = newSecret();
  const held: StoredSeat = { kind: old.kind, name, tokenHash: hashSecret(token) };
  return { table: startIfFull(withSeat(table, seat, held), now), token };
}
