import { describe, expect, it } from 'vitest';
import { pageWhileTold } from './pages';

describe('the pages of a phone', () => {
  it('turn to the map while something is told of an area, unless a battle goes on', () => {
    expect(pageWhileTold('battle', ['area:arrakeen'], false)).toBe('map');
    expect(pageWhileTold('battle', ['area:arrakeen'], true)).toBe('battle');
    expect(pageWhileTold('battle', ['leader:stilgar'], false)).toBe('battle');
    expect(pageWhileTold('tracks', ['area:arrakeen'], false)).toBe('tracks');
  });
});
