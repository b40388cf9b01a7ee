import { describe, expect, it } from 'vitest';
import { en } from '../words/en';
import { uk } from '../words/uk';
import { isLow, leftNow, wordTime } from './time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('clocks of a table', () => {
  it('time runs only for those who are asked', () => {
    expect(leftNow({ left: 5000, running: true }, 1000, 3000)).toBe(3000);
    expect(leftNow({ left: 5000, running: false }, 1000, 3000)).toBe(5000);
    expect(leftNow({ left: 1000, running: true }, 1000, 3000)).toBe(-1000);
  });

  it('is worded with the two units that matter', () => {
    expect(wordTime(49 * HOUR, en)).toBe('2 d 1 h');
    expect(wordTime(49 * HOUR, uk)).toBe('2 д 1 год');
    expect(wordTime(3 * HOUR + 5 * MINUTE, uk)).toBe('3 год 5 хв');
    expect(wordTime(12 * MINUTE + 4_200, en)).toBe('12:04');
    expect(wordTime(-1, uk)).toBe('час вийшов');
  });

  it('is low when minutes, or hours of days, are left', () => {
    expect(isLow(MINUTE, { kind: 'real-time', minutes: 30, increment: 0 })).toBe(true);
    expect(isLow(3 * MINUTE, { kind: 'real-time', minutes: 30, increment: 0 })).toBe(false);
    expect(isLow(3 * HOUR, { kind: 'days', days: 2 })).toBe(true);
    expect(isLow(0, { kind: 'none' })).toBe(false);
  });
});
