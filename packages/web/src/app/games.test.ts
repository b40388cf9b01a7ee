import { GAMES } from '@sietch/games';
import { describe, expect, it } from 'vitest';
import { SET_UPS } from '../home/game-set-ups';
import { PLAYABLE } from './games';

describe('games the client plays', () => {
  it.each(Object.entries(PLAYABLE))('%s is called as its rules call it', (id, name) => {
    expect(GAMES.find((game) => game.id === id)?.name).toEqual(name);
  });

  it.each(Object.keys(PLAYABLE))('%s can be set up: its rules accept every option offered', (id) => {
    const rules = GAMES.find((game) => game.id === id)?.rules;
    const { players, options } = SET_UPS[id] ?? { players: [], options: [] };
    expect(players.length).toBeGreaterThan(0);
    for (const count of players) {
      const plain = Object.fromEntries(options.map((option) => [option.id, option.initial]));
      const parsed = rules?.parseOptions({ players: count, ...plain });
      expect(rules?.seats(parsed)).toBe(count);
      for (const option of options) {
        for (const value of option.values?.map((each) => each.value) ?? [true, false]) {
          expect(() => rules?.parseOptions({ players: count, ...plain, [option.id]: value })).not.toThrow();
        }
      }
    }
  });
});
