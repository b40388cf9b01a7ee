import { describe, expect, it } from 'vitest';
import { plural } from './plural.js';

describe('counted nouns', () => {
  const spice = { one: 'меланж', few: 'меланжі', many: 'меланжів' };
  const troop = { one: 'troop', few: 'troops', many: 'troops' };

  it.each([1, 21, 31, 101, 121])('take the first form after %i in Ukrainian', (n) => {
    expect(plural('uk', n, spice)).toBe('меланж');
  });

  it.each([2, 3, 4, 22, 34, 103])('take the second form after %i in Ukrainian', (n) => {
    expect(plural('uk', n, spice)).toBe('меланжі');
  });

  it.each([0, 5, 6, 9, 10, 11, 12, 13, 14, 15, 20, 25, 111, 112])(
    'take the third form after %i in Ukrainian',
    (n) => {
      expect(plural('uk', n, spice)).toBe('меланжів');
    },
  );

  it('are singular in English only after one', () => {
    expect([0, 1, 2, 5, 11, 21, 101].map((n) => plural('en', n, troop))).toEqual([
      'troops',
      'troop',
      'troops',
      'troops',
      'troops',
      'troops',
      'troops',
    ]);
  });
});
