import { Game, replay, Session, stateHash } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { holdsFor, json, keysOf, sameText } from '../../../kernel/test/random-play.js';
import type { ImperiumState } from '../../src/state.js';
import {
  begin,
  GAMES,
  gameAt,
  type ImperiumGame,
  plansOf,
  playOn,
  positionsOf,
  rulesOf,
  sharedParts,
} from './random-play.js';

describe.each(GAMES)('a game of %s is its record', (id) => {
  const rules = rulesOf({ game: id });
  const plans = plansOf(id);
  const positions = positionsOf(id);

  it('the same options, seed and keys lead through the same states', () => {
    holdsFor(4, plans, (plan) => {
      const first = begin(plan);
      const hashes = [stateHash(first.state)];
      const keys = playOn(first, plan, { after: () => hashes.push(stateHash(first.state)) });
      const second = begin(plan);
      const again = [stateHash(second.state)];
      for (const key of keys) {
        second.apply(key);
        again.push(stateHash(second.state));
      }
      expect(again).toEqual(hashes);
    });
  });

  it('another seed makes another game', () => {
    holdsFor(25, plans, (plan) => {
      expect(stateHash(begin({ ...plan, seed: `${plan.seed}!` }).state)).not.toBe(
        stateHash(begin(plan).state),
      );
    });
  });

  it('the record of a session replays to its final state', () => {
    holdsFor(8, plans, (plan) => {
      const session = new Session(rules, plan.options, plan.seed);
      const keys = playOn(begin(plan), plan);
      for (const key of keys) session.choose(key, session.game.state.decision?.seats[0] as number);
      const record = session.record();
      expect(record.keys).toEqual(keys);
      const game = replay(rules, record);
      sameText(json(game.state), json(session.game.state));
      expect(() => replay(rules, { ...record, keys: keys.slice(0, -1) })).toThrow();
    });
  });

  it('a state saved as text and loaded goes on exactly like the one it was saved from', () => {
    holdsFor(25, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const loaded: ImperiumGame = new Game(rules, JSON.parse(json(game.state)) as ImperiumState);
      expect(stateHash(loaded.state)).toBe(stateHash(game.state));
      playOn(
        game,
        plan,
        {
          before: (key) => {
            expect(keysOf(loaded)).toEqual(keysOf(game));
            loaded.apply(key);
          },
          after: () => {
            expect(loaded.events).toEqual(game.events);
            expect(stateHash(loaded.state)).toBe(stateHash(game.state));
          },
        },
        40,
      );
      expect(loaded.state).toEqual(JSON.parse(json(game.state)));
    });
  });
});

describe.each(GAMES)('a clone in %s', (id) => {
  const rules = rulesOf({ game: id });
  const positions = positionsOf(id);

  it('equals its original in every byte', () => {
    holdsFor(50, positions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      sameText(json(rules.clone(state)), json(state));
      expect(rules.clone(state)).toEqual(state);
    });
  });

  it('shares nothing with its original that is ever changed in place', () => {
    holdsFor(50, positions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      expect(sharedParts(rules.clone(state), state)).toEqual([]);
    });
  });

  it('can be played to the end without touching its original, and the other way round', () => {
    holdsFor(40, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const before = json(game.state);
      const clone: ImperiumGame = new Game(rules, rules.clone(game.state));
      const keys = playOn(clone, { ...plan, luck: plan.luck + 1 });
      sameText(json(game.state), before);
      const kept = rules.clone(game.state);
      playOn(game, plan);
      sameText(json(kept), before);
      const third: ImperiumGame = new Game(rules, kept);
      for (const key of keys) third.apply(key);
      sameText(json(third.state), json(clone.state));
    });
  });
});
