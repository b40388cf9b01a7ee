import { describe, expect, it } from 'vitest';
import { numbered } from './chart';

describe('the numbers of rounds below a chart', () => {
  it('are all written where there is room', () => {
    expect(numbered(10, 290)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are fewer in a long war, so that none touches another', () => {
    expect(numbered(34, 290)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]);
  });
});
