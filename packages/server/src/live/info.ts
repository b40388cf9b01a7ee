import { type Seat, seedHash } from '@sietch/kernel';
import type { TableInfo } from '@sietch/protocol';
import { isHeld, type StoredSeat } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';

/** Who is not there, and how long they are still waited for. */
export interface Missing {
  isAway(seat: Seat): boolean;
  graceOf(seat: Seat): number | undefined;
}

export const NOBODY_MISSING: Missing = { isAway: () => false, graceOf: () => undefined };

const graceAt = (grace: number | undefined): { readonly grace?: number } =>
  grace === undefined ? {} : { grace };

/** What everybody may know of a table. Hashes of tokens stay behind, and the seed until the game is over. */
export function tableInfo(
  table: StoredTable,
  present: readonly (Seat | undefined)[],
  { isAway, graceOf }: Missing,
  now: number,
): TableInfo {
  const { id, game, rules, options, status, createdAt, settings, seats, seed, rematch, continued } = table;
  return {
    id,
    game,
    rules,
    options: options as TableInfo['options'],
    status,
    createdAt,
    settings,
    seedHash: seedHash(seed),
    ...(status === 'finished' ? { seed } : {}),
    seats: seats.map((seat, index) => ({
      kind: seat.kind,
      ...(seat.name === undefined ? {} : { name: seat.name }),
      ...(seat.bot === undefined ? {} : { bot: seat.bot }),
      held: isHeld(seat),
      connected: present.includes(index),
      ...(isHeld(seat) && isAway(index) ? { away: true } : {}),
      ...graceAt(isHeld(seat) && seat.bot === undefined ? graceOf(index) : undefined),
      ...vacationOf(seat, now),
      votes: [...(seat.votes ?? [])],
    })),
    spectators: present.filter((seat) => seat === undefined).length,
    ...(continued === undefined ? {} : { continued }),
    ...(rematch === undefined ? {} : { rematch }),
  };
}

function vacationOf({ vacations = [] }: StoredSeat, now: number): { readonly vacation?: number } {
  const last = vacations.at(-1);
  return last === undefined || last.until <= now ? {} : { vacation: last.until };
}
