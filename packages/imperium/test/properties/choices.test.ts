import { Game, keyOf, SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import {
  begin,
  GAMES,
  gameAt,
  holdsFor,
  type ImperiumGame,
  json,
  keysOf,
  plansOf,
  playOn,
  positionsOf,
  rulesOf,
  sameText,
  watchers,
} from './random-play.js';

const MODERATE = 120;

function codeOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    if (error instanceof SietchError) return error.code;
    throw error;
  }
  return 'none';
}

describe.each(GAMES)('choices of %s', (id) => {
  const rules = rulesOf({ game: id });
  const plans = plansOf(id);
  const positions = positionsOf(id);

  it('have keys that are unique in their decision, and are never too many', () => {
    let most = 0;
    holdsFor(50, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, {
        before: () => {
          const keys = keysOf(game);
          expect(new Set(keys).size).toBe(keys.length);
          expect(keys.length).toBeGreaterThan(0);
          most = Math.max(most, keys.length);
        },
      });
    });
    expect(most).toBeLessThanOrEqual(MODERATE);
    expect(most).toBeGreaterThan(20);
  });

  it('can all be made', () => {
    holdsFor(120, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      for (const key of keysOf(game)) {
        const clone: ImperiumGame = new Game(rules, rules.clone(game.state));
        clone.apply(key);
        rules.audit(clone.state);
        expect(clone.state.step).toBe(game.state.step + 1);
        expect(clone.over || clone.choices().length > 0).toBe(true);
      }
    });
  });

  it('do not change when they are looked at, nor does the state', () => {
    holdsFor(100, positions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      const before = json(state);
      const look = () => (state.decision === undefined ? [] : rules.choices(state).map(keyOf));
      const keys = look();
      for (const seat of watchers(state)) rules.view(state, seat);
      rules.refusals(state);
      rules.inspect(state);
      rules.outcome(state);
      expect(look()).toEqual(keys);
      sameText(json(state), before);
    });
  });

  it('are the only keys accepted: any other is refused and changes nothing', () => {
    holdsFor(100, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const offered = keysOf(game);
      const before = json(game.state);
      const elsewhere = keysOf(gameAt({ ...plan, luck: plan.luck + 1 }, steps + 7));
      const wrong = [
        ...elsewhere,
        'end',
        'pass',
        'deploy:99',
        'agent:dagger>nowhere',
        '',
        ...offered.map((key) => `${key} `),
      ];
      for (const key of wrong) {
        if (offered.includes(key)) continue;
        expect(codeOf(() => game.apply(key))).toBe(game.over ? 'no-decision' : 'illegal-choice');
      }
      sameText(json(game.state), before);
      expect(keysOf(game)).toEqual(offered);
    });
  });

  it('belong to the seat that is asked: another seat is refused and changes nothing', () => {
    holdsFor(100, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const { decision } = game.state;
      if (decision === undefined) return;
      const before = json(game.state);
      for (const seat of [...game.state.players.keys(), -1, 4]) {
        if (decision.seats[0] === seat) continue;
        for (const key of keysOf(game)) expect(codeOf(() => game.apply(key, seat))).toBe('not-your-decision');
        expect(rules.view(game.state, seat).decision).not.toHaveProperty('choices');
      }
      sameText(json(game.state), before);
    });
  });

  it('and refusals never name the same thing on the table', () => {
    holdsFor(100, positions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      if (state.decision === undefined) return;
      const refused = new Set(rules.refusals(state).map((refusal) => refusal.ref));
      for (const choice of rules.choices(state)) {
        const pair = rules.refs(state, choice).join('>');
        expect(refused.has(pair)).toBe(false);
      }
    });
  });
});
