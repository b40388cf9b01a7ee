import type { Watcher } from '@sietch/desk';
import { type Seat, seedHash } from '@sietch/kernel';
import type { TableInfo } from '@sietch/protocol';
import { isHeld } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';

/** What everybody may know of a table. Hashes of tokens stay behind, and the seed until the game is over. */
export function tableInfo(
  table: StoredTable,
  watchers: Iterable<Watcher>,
  isAway: (seat: Seat) => boolean,
): TableInfo {
  const { id, game, rules, options, status, createdAt, settings, seats, seed, rematch } = table;
  const present = [...watchers].map(({ seat }) => seat);
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
      votes: [...(seat.votes ?? [])],
    })),
    spectators: present.filter((seat) => seat === undefined).length,
    ...(rematch === undefined ? {} : { rematch }),
  };
}
