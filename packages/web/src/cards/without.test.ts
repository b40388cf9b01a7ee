import { describe, expect, it } from 'vitest';
import { without } from './without';

describe('a deck as its owner knows it', () => {
  it('is hand and deck together without the hand, copy for copy', () => {
    expect(without(['dagger', 'dagger', 'dune', 'signet-ring'], ['dagger', 'signet-ring'])).toEqual([
      'dagger',
      'dune',
    ]);
  });
});
