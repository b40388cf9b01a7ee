import { describe, expect, it } from 'vitest';
import { inTwoRows } from './two-rows';

describe('cards in two rows', () => {
  it('are parted where both rows want the same width', () => {
    expect(inTwoRows([100, 100, 200])).toEqual([0.5, 0.5, 1]);
    expect(inTwoRows([100, 100, 100, 100])).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it('share their row by the length of their texts', () => {
    expect(inTwoRows([300, 100, 100, 100, 200])).toEqual([0.75, 0.25, 0.25, 0.25, 0.5]);
  });
});
