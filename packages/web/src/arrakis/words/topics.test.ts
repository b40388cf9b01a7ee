import type { ArrakisEvent } from '@sietch/arrakis';
import { describe, expect, it } from 'vitest';
import { marksOf } from './topics';

describe('what others changed on the map', () => {
  const placed: ArrakisEvent = {
    event: 'vehicle',
    vehicle: 'harvester',
    at: 'wind-pass',
    change: 'placed',
  };

  it('is where the enemy put a harvester, and no news to whoever put it there', () => {
    expect(marksOf(placed, 'atreides')).toHaveProperty('area:wind-pass');
    expect(marksOf(placed, 'harkonnen')).toEqual({});
  });

  it('is what became of vehicles afterwards, to both', () => {
    for (const side of ['atreides', 'harkonnen'] as const)
      expect(marksOf({ ...placed, change: 'removed' }, side)).toHaveProperty('area:wind-pass');
  });
});
