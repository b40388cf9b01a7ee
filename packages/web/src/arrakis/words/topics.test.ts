import type { ArrakisEvent } from '@sietch/arrakis';
import { describe, expect, it } from 'vitest';
import { marksOf, thingsOf } from './topics';

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

describe('what can be looked up in a line of the log', () => {
  it('is the card that was played, and the leader who acted', () => {
    expect(thingsOf({ event: 'card', side: 'harkonnen', card: 'explosive-artillery' })).toEqual([
      'card:explosive-artillery',
    ]);
    expect(thingsOf({ event: 'special', side: 'atreides', leader: 'stilgar' })).toEqual(['leader:stilgar']);
  });

  it('are cards drawn as far as they are known', () => {
    const drew = { event: 'drew', side: 'atreides', deck: 'fremen', n: 1 } as const;
    expect(thingsOf({ ...drew, cards: ['crysknife'] })).toEqual(['card:crysknife']);
    expect(thingsOf(drew)).toEqual([]);
  });
});
