import type { Seat } from '@sietch/kernel';
import { ProtocolError } from '@sietch/protocol';
import { seatOf, withSeat } from './seat.js';
import type { StoredTable } from './table.js';

/** Milliseconds since 1970. */
export interface Vacation {
  readonly from: number;
  readonly until: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** So many days off has everybody in a game. */
export const DAYS_OFF = 30;

/** How much of a time somebody was on vacation. */
export function timeOff(vacations: readonly Vacation[], from: number, to: number): number {
  return vacations.reduce(
    (sum, vacation) => sum + Math.max(0, Math.min(to, vacation.until) - Math.max(from, vacation.from)),
    0,
  );
}

/** Days off from now on, in place of those that were still to come; with none, they are over. */
export function takeVacation(table: StoredTable, seat: Seat, days: number, now: number): StoredTable {
  const old = seatOf(table, seat);
  if (table.settings.clock.kind !== 'days' || table.status !== 'playing')
    throw new ProtocolError('vacation-refused', 'Vacations are for games whose turns have days.');
  const past = (old.vacations ?? []).map(({ from, until }) => ({ from, until: Math.min(until, now) }));
  // A day that was begun is used up, so that nobody has days off by the minute.
  const used = past.reduce((sum, { from, until }) => sum + Math.ceil((until - from) / DAY), 0);
  if (used + days > DAYS_OFF)
    throw new ProtocolError('vacation-refused', `A game has ${DAYS_OFF} days off for everybody.`);
  const vacations = days === 0 ? past : [...past, { from: now, until: now + days * DAY }];
  return withSeat(table, seat, { ...old, vacations });
}
