import type { QuietHours } from '@sietch/protocol';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The first moment from now on that is not in somebody's quiet hours. */
export function afterQuiet(now: number, quiet: QuietHours | undefined): number {
  if (quiet === undefined || quiet.from === quiet.to) return now;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: quiet.zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  let time = now;
  // Hour by hour, so that a change to summer time within the night does not matter.
  for (let i = 0; i < 24; i++) {
    const parts = Object.fromEntries(
      clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const { hour = 0, minute = 0 } = parts;
    if (!isWithin(hour, quiet)) return time;
    time += HOUR - minute * MINUTE;
  }
  return time;
}

function isWithin(hour: number, { from, to }: QuietHours): boolean {
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
