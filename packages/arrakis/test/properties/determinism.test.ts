import { Game, replay, Session, stateHash } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { holdsFor, json, keysOf, sameText } from '../../../kernel/test/random-play.js';
import { arrakis } from '../../src/game.js';
import type { ArrakisState } from '../../src/state.js';
import { type ArrakisGame, begin, gameAt, plans, playOn, positions, sharedParts } from './random-play.js';

describe('a game is its record', () => {
  it('the same options, seed and keys lead through the same states', () => {
    holdsFor(4, plans, (plan) => {
      const first = begin(plan);
      const hashes = [stateHash(first.state)];
      const keys = playOn(first, plan, { after: () => hashes.push(stateHash(first.state)) }, 120);
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
    holdsFor(30, plans, (plan) => {
      const other = begin({ ...plan, seed: `${plan.seed}!` });
      expect(stateHash(other.state)).not.toBe(stateHash(begin(plan).state));
    });
  });

  it('the record of a whole session replays to its final state', () => {
    holdsFor(2, plans, (plan) => {
      const session = new Session(arrakis, plan.options, plan.seed);
      const keys = playOn(begin(plan), plan);
      for (const key of keys) session.choose(key, session.game.state.decision?.seats[0] as number);
      expect(session.game.over).toBe(true);
      const record = session.record();
      expect(record.keys).toEqual(keys);
      sameText(json(replay(arrakis, record).state), json(session.game.state));
      expect(() => replay(arrakis, { ...record, keys: keys.slice(0, -1) })).toThrow();
    });
  });

  it('a state saved as text and loaded goes on exactly like the one it was saved from', () => {
    holdsFor(15, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const loaded: ArrakisGame = new Game(arrakis, JSON.parse(json(game.state)) as ArrakisState);
      expect(stateHash(loaded.state)).toBe(stateHash(game.state));
      const before = (key: string) => {
        expect(keysOf(loaded)).toEqual(keysOf(game));
        loaded.apply(key);
      };
      const after = () => {
        expect(loaded.events).toEqual(game.events);
        expect(stateHash(loaded.state)).toBe(stateHash(game.state));
      };
      playOn(game, plan, { before, after }, 30);
      expect(JSON.parse(json(loaded.state))).toEqual(JSON.parse(json(game.state)));
    });
  });
});

describe('a clone', () => {
  it('equals its original in every byte and shares nothing with it that is ever changed in place', () => {
    holdsFor(50, positions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      const clone = arrakis.clone(state);
      sameText(json(clone), json(state));
      expect(sharedParts(clone, state)).toEqual([]);
    });
  });

  it('can be played on without touching its original, and the other way round', () => {
    holdsFor(20, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const before = json(game.state);
      const clone: ArrakisGame = new Game(arrakis, arrakis.clone(game.state));
      const other = { ...plan, luck: plan.luck + 1 };
      const keys = playOn(clone, other, {}, 300);
      sameText(json(game.state), before);
      const kept = arrakis.clone(game.state);
      playOn(game, plan, {}, 300);
      sameText(json(kept), before);
      const third: ArrakisGame = new Game(arrakis, kept);
      for (const key of keys) third.apply(key);
      sameText(json(third.state), json(clone.state));
    });
  });
});
