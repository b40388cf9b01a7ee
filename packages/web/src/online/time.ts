import type { ClockSetting, SeatTime } from '@sietch/protocol';
import type { Words } from '../words/words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LOW = { none: 0, 'real-time': 2 * MINUTE, days: 6 * HOUR } as const;

/** What is left of a seat's time now, if it was so much at another moment. */
export function leftNow({ left, running }: SeatTime, at: number, now: number): number {
  return running ? left - Math.max(0, now - at) : left;
}

/** So little that the person should know. */
export function isLow(left: number, { kind }: ClockSetting): boolean {
  return left < LOW[kind];
}

/** Days and hours, hours and minutes, or minutes and seconds: two units are enough. */
export function wordTime(left: number, { net }: Words): string {
  if (left < 0) return net.timeUp;
  if (left >= DAY) return net.days(Math.floor(left / DAY), Math.floor((left % DAY) / HOUR));
  if (left >= HOUR) return net.hours(Math.floor(left / HOUR), Math.floor((left % HOUR) / MINUTE));
  const seconds = Math.floor(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function wordClock(clock: ClockSetting, { net }: Words): string {
  switch (clock.kind) {
    case 'none':
      return net.clockNone;
    case 'real-time':
      return net.clockBank(clock.minutes, clock.increment);
    case 'days':
      return net.clockDays(clock.days);
  }
}
