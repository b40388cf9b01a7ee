import { describe, expect, it } from 'vitest';
import { around } from './time-line';

describe('a replay goes turn by turn', () => {
  it('to the beginning of the turn before, or of the game, and to that of the next, or to the end', () => {
    expect(around([3, 8, 12], 8, 20)).toEqual([3, 12]);
    expect(around([3, 8, 12], 9, 20)).toEqual([8, 12]);
    expect(around([3, 8, 12], 2, 20)).toEqual([0, 3]);
    expect(around([3, 8, 12], 15, 20)).toEqual([12, 20]);
  });
});
