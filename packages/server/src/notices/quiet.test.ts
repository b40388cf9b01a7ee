import { describe, expect, it } from 'vitest';
import { afterQuiet } from './quiet.js';

const at = (text: string): number => Date.parse(text);
const night = { from: 22, to: 8, zone: 'Europe/Kyiv' };

describe('quiet hours', () => {
  it.each([
    ['in the day nothing waits', '2026-11-16T12:30:00+02:00', '2026-11-16T12:30:00+02:00'],
    ['in the evening it waits until morning', '2026-11-16T22:10:00+02:00', '2026-11-17T08:00:00+02:00'],
    ['after midnight too', '2026-11-17T03:59:00+02:00', '2026-11-17T08:00:00+02:00'],
    ['the hour they end is not quiet', '2026-11-17T08:00:00+02:00', '2026-11-17T08:00:00+02:00'],
    ['the clock may change in the night', '2027-03-27T23:30:00+02:00', '2027-03-28T08:00:00+03:00'],
  ])('%s', (_, now, then) => {
    expect(new Date(afterQuiet(at(now), night)).toISOString()).toBe(new Date(then).toISOString());
  });

  it('of a working day are within one day', () => {
    const quiet = { from: 9, to: 17, zone: 'America/New_York' };
    expect(afterQuiet(at('2026-11-16T09:00:00-05:00'), quiet)).toBe(at('2026-11-16T17:00:00-05:00'));
    expect(afterQuiet(at('2026-11-16T08:59:00-05:00'), quiet)).toBe(at('2026-11-16T08:59:00-05:00'));
  });

  it('need not be', () => {
    expect(afterQuiet(5, undefined)).toBe(5);
    expect(afterQuiet(5, { from: 3, to: 3, zone: 'UTC' })).toBe(5);
  });
});
