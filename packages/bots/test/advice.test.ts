import { gameById } from '@sietch/games';
import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { advise, Dice, fateOf } from '../src/index.js';

describe('advice', () => {
  it.each([
    ['imperium', { players: 3 }],
    ['arrakis', {}],
  ])(
    'on %s names choices that are offered, the best first, and knows no more than the view',
    async (id, raw) => {
      const { rules } = gameById(id);
      const { state } = Game.start(rules, rules.parseOptions(raw), 'advice', true);
      const seat = state.decision?.seats[0] ?? 0;
      const other = rules.determinize(rules.view(state, seat), fateOf(new Dice('other')));
      const [here, there] = await Promise.all(
        [state, other].map((one) => advise(rules, rules.view(one, seat), new Dice('same'), { playouts: 40 })),
      );
      expect(there).toEqual(here);
      const offered = rules.view(state, seat).decision?.choices?.map(({ key }) => key);
      expect(here).not.toHaveLength(0);
      for (const { key, chance = 0.5 } of here ?? []) {
        expect(offered).toContain(key);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      const others = (here ?? []).slice(1).map(({ chance = 0 }) => chance);
      expect(others).toEqual([...others].sort((a, b) => b - a));
    },
  );

  it('is silent where nothing is asked', async () => {
    const { rules } = gameById('arrakis');
    const { state } = Game.start(rules, rules.parseOptions({}), 'advice', true);
    const seat = state.decision?.seats[0] ?? 0;
    const { decision: _, ...view } = rules.view(state, seat);
    expect(await advise(rules, view, new Dice('same'), { playouts: 4 })).toEqual([]);
  });
});
