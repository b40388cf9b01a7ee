import { characterAt, isLevel } from '@sietch/bots';
import type { Seat } from '@sietch/kernel';
import type { SeatInfo, TableInfo } from '@sietch/protocol';
import type { SeatLabel } from './table-link';

/** Who sits where, as far as a screen must know. */
export function labelsOf(table: TableInfo): readonly SeatLabel[] {
  return table.seats.map((info, seat) => {
    const { kind, name, connected, held } = info;
    return {
      kind: kind === 'bot' ? 'bot' : held ? 'person' : 'open',
      connected,
      ...(name !== undefined && { name }),
      ...(kind === 'bot' && botAt(table, seat, info)),
    };
  });
}

/** The bot of a seat. Only bots of a level are somebody; both they and their screens know it by the hash of the seed. */
export function botAt(
  { seedHash }: Pick<TableInfo, 'seedHash'>,
  seat: Seat,
  { bot }: Pick<SeatInfo, 'bot'>,
): Pick<SeatLabel, 'bot' | 'character'> {
  if (bot === undefined) return {};
  return isLevel(bot) ? { bot, character: characterAt(seedHash, seat) } : { bot };
}
