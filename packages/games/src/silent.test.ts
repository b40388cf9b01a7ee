import { Game, keyOf, stateHash } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { GAMES } from './index.js';

describe.each(GAMES.map(({ id, rules }) => [id, rules] as const))('a silent game of %s', (_, rules) => {
  it('goes the same way and keeps no events', () => {
    const options = rules.parseOptions({});
    const told = Game.start(rules, options, 'silence');
    const silent = Game.start(rules, options, 'silence', true);
    let events = 0;
    for (let step = 0; step < 300 && !told.over; step++) {
      const choices = told.choices();
      const key = keyOf(choices[(step * 7) % choices.length] as (typeof choices)[number]);
      told.apply(key);
      silent.apply(key);
      events += told.events.length;
      expect(silent.events).toEqual([]);
      expect(silent.learned).toEqual(told.learned);
    }
    expect(stateHash(silent.state)).toBe(stateHash(told.state));
    expect(events).toBeGreaterThan(100);
  });
});
