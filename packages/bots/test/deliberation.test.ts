import { gameById } from '@sietch/games';
import { type AnyRules, Game, keyOf } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { deliberate } from '../src/deliberation.js';
import { Dice, fateOf } from '../src/index.js';

const { rules } = gameById('arrakis');

/** A position of War for Arrakis by names, as scenario files describe them. */
function arranged(position: object): Game {
  const { state } = Game.start(rules, rules.parseOptions({}), 'deliberation');
  rules.arrange(state, { clear: true, turn: 'harkonnen', ...position });
  return Game.resume(rules, state);
}

const SEVERAL = {
  harkonnen: { dice: { strategy: 1, deployment: 1, leadership: 1, mentat: 1 } },
  areas: { 'central-sw-3': { harkonnen: { regular: 2 } } },
};

/** What came of it, and which choices were looked at with each of the guesses. */
function deliberated({ state }: Game, { guesses, lead }: { guesses: number; lead: number }) {
  const seat = state.decision?.seats[0] ?? 0;
  const rounds: string[][] = [];
  const watched: AnyRules = {
    ...rules,
    decisiveLead: lead,
    determinize: (view, fate) => {
      rounds.push([]);
      return rules.determinize(view, fate);
    },
    outlook: (guess, one, choices) => {
      const last = rounds.at(-1);
      if (last?.length === 0) last.push(...choices.map(keyOf));
      return rules.outlook?.(guess, one, choices);
    },
  };
  const question = { choices: rules.choices(state), rules: watched, view: () => rules.view(state, seat) };
  const care = { positions: 40, guesses };
  return { rounds, weighed: deliberate(question, new Dice('same'), care) };
}

const NEVER_CLEAR = 1e9;

describe('deliberation', () => {
  it('goes on with the better half of the choices, down to two, and tells them first', () => {
    const game = arranged(SEVERAL);
    const { rounds, weighed } = deliberated(game, { guesses: 4, lead: NEVER_CLEAR });
    const [all = [], half = []] = rounds;
    expect(all.length).toBeGreaterThan(3);
    expect(rounds.map(({ length }) => length)).toEqual([
      all.length,
      Math.max(2, Math.ceil(weighed.length / 2)),
      2,
      2,
    ]);
    const told = weighed.map(({ choice }) => keyOf(choice));
    expect(new Set(told).size).toBe(told.length);
    expect(half).toEqual(expect.arrayContaining(told.slice(0, half.length)));
    expect(rounds.at(-1)).toEqual(expect.arrayContaining(told.slice(0, 2)));
  });

  it('stops where the lead is clear', () => {
    const { rounds } = deliberated(arranged(SEVERAL), { guesses: 4, lead: 0 });
    expect(rounds).toHaveLength(1);
  });

  it('goes by the mean of the guesses', () => {
    const { state } = arranged(SEVERAL);
    let guess = 0;
    const rising: AnyRules = {
      ...rules,
      determinize: (view, fate) => {
        guess++;
        return rules.determinize(view, fate);
      },
      value: () => guess,
    };
    const question = { choices: rules.choices(state), rules: rising, view: () => rules.view(state, 1) };
    const weighed = deliberate(question, new Dice('same'), { positions: 40, guesses: 4 });
    expect(weighed.slice(0, 2).map(({ worth }) => worth)).toEqual([2.5, 2.5]);
    expect(weighed.at(-1)?.worth).toBe(1);
  });

  it('comes to the same whatever the view hides', () => {
    const game = arranged(SEVERAL);
    const seat = game.state.decision?.seats[0] ?? 0;
    const other = rules.determinize(rules.view(game.state, seat), fateOf(new Dice('other')));
    const [here, there] = [game.state, other].map((state) =>
      deliberate(
        { choices: rules.choices(state), rules, view: () => rules.view(state, seat) },
        new Dice('same'),
        { positions: 40, guesses: 3 },
      ).map(({ choice, worth }) => [keyOf(choice), worth]),
    );
    expect(there).toEqual(here);
  });
});
