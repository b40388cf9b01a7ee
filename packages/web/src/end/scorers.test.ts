import { describe, expect, it } from 'vitest';
import { scorersOf } from './scorers';

const gained = (seat: number, n: number, source: string) => ({ seat, n, source, round: 1 });

describe('where points came from', () => {
  it('adds up what each source gave, and leaves out what came to nothing', () => {
    const points = [gained(0, 1, 'a'), gained(0, 2, 'b'), gained(0, 1, 'a'), gained(0, -2, 'b')];
    expect(scorersOf(points, [0], [1])).toEqual([{ seat: 0, start: 1, gains: [['a', 2]], sum: 3 }]);
  });

  it('is told of those who had points, in the order they are asked for', () => {
    const told = scorersOf([gained(2, 1, 'a')], [2, 1, 0], [4, 0, 0]);
    expect(told.map(({ seat }) => seat)).toEqual([2, 0]);
  });
});
