import type { Seat } from '@sietch/kernel';
import type { SeatInfo, TableInfo } from '@sietch/protocol';

/** Somebody sits here, and no bot stands in for them. */
export const isPerson = ({ held, bot }: SeatInfo): boolean => held && bot === undefined;

/** They left the table, a moment ago or longer, and do not think about their move. */
export const hasLeft = (info: SeatInfo): boolean =>
  isPerson(info) && (info.away === true || info.grace !== undefined);

export type Cause = 'absent' | 'time-up';

/** Why the others may let a bot play a seat; nobody who is there and has time can be thrown out. */
export function causeAgainst(table: TableInfo, seat: Seat, left: number | undefined): Cause | undefined {
  const info = table.seats[seat];
  if (table.status !== 'playing' || info === undefined || !isPerson(info)) return undefined;
  if (left !== undefined && left < 0) return 'time-up';
  return info.away === true ? 'absent' : undefined;
}

/** How many must agree: all other persons at the table, but nobody who is away as well. */
export function votersAbout(table: TableInfo, seat: Seat): number {
  return table.seats.filter((info, other) => other !== seat && isPerson(info) && info.away !== true).length;
}

export function freeSeats(table: TableInfo): readonly Seat[] {
  return table.seats.flatMap(({ held, bot }, seat) => (held || bot !== undefined ? [] : [seat]));
}
