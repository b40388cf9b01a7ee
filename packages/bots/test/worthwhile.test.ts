import { gameById } from '@sietch/games';
import { Game, keyOf } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { blankMind, Dice, learningOf, thinker } from '../src/index.js';
import { worthwhile } from '../src/learning/worthwhile.js';

const { rules } = gameById('imperium');

/** A game of which only choices of one key are worth a thought. */
function shunningAllBut(key: string) {
  const learning = {
    ...learningOf(rules),
    shuns: () => (choice: Parameters<typeof keyOf>[0]) => keyOf(choice) !== key,
  };
  return { ...rules, learning };
}

describe('choices that are not worth a thought', () => {
  const { state } = Game.start(rules, rules.parseOptions({ players: 3 }), 'shun', true);
  const seat = state.decision?.seats[0] ?? 0;
  const choices = rules.choices(state);
  const wanted = keyOf(choices[1] ?? { verb: '' });
  const shunning = shunningAllBut(wanted);

  it('are left out, unless all of them are such', () => {
    const kept = (of: typeof rules) => worthwhile(learningOf(of), state, seat, choices).map(keyOf);
    expect(kept(rules)).toHaveLength(choices.length);
    expect(kept(shunning)).toEqual([wanted]);
    expect(kept(shunningAllBut('none'))).toHaveLength(choices.length);
  });

  it.each([undefined, { playouts: 4 }])('are never taken, with the budget %o', (budget) => {
    const mind = blankMind(learningOf(shunning));
    const bot = thinker('shy', () => mind, { temperature: 1, ...(budget && { budget }) });
    for (let i = 0; i < 10; i++) {
      const question = { choices, rules: shunning, view: () => rules.view(state, seat) };
      expect(keyOf(bot.choose(question, new Dice(`${i}`)))).toBe(wanted);
    }
  });
});
