import { Game, keyOf, makeRecord, replay, stateHash } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { arrakis } from '../../src/game.js';
import { begin, Dice, holdsFor, json, keysOf, pickKey, plans, playOn, positions } from './random-play.js';

/** Checking everything after every choice is slow; every so many choices in many games finds the same. */
const AUDIT_EVERY = 5;

describe('random games', () => {
  it('lose no figure, die, card or token, and end with a winner: arr-round-until-victory', () => {
    holdsFor(25, plans, (plan) => {
      const game = begin(plan);
      let made = 0;
      playOn(game, plan, {
        after: () => {
          if (++made % AUDIT_EVERY === 0) arrakis.audit(game.state);
        },
      });
      arrakis.audit(game.state);
      expect(arrakis.outcome(game.state)?.winners).toHaveLength(1);
      expect(game.state.winner).toBeDefined();
    });
  });

  it('never ask with more choices than people can look through, and every key once', () => {
    holdsFor(30, positions, ({ plan, steps }) => {
      const game = begin(plan);
      playOn(
        game,
        plan,
        {
          before: () => {
            const keys = keysOf(game);
            expect(keys.length).toBeLessThanOrEqual(40);
            expect(new Set(keys).size).toBe(keys.length);
          },
        },
        steps,
      );
    });
  });

  it('are the same again from their record', () => {
    holdsFor(10, plans, (plan) => {
      const game = begin(plan);
      const keys = playOn(game, plan, {}, 800);
      const record = makeRecord(arrakis, plan.options, plan.seed, keys, game.state);
      const again = replay(arrakis, record);
      expect(stateHash(again.state)).toBe(stateHash(game.state));
    });
  });

  it('go on equally from a clone and from JSON', () => {
    holdsFor(40, positions, ({ plan, steps }) => {
      const game = begin(plan);
      playOn(game, plan, {}, steps);
      const clone = arrakis.clone(game.state);
      expect(json(clone)).toBe(json(game.state));
      const before = stateHash(game.state);
      const worlds = [new Game(arrakis, clone), new Game(arrakis, JSON.parse(json(game.state)))];
      const dice = new Dice(plan.luck);
      for (let i = 0; i < 30 && !(worlds[0] as Game).over; i++) {
        const offered = worlds.map((world) => world.choices().map(keyOf));
        expect(offered[1]).toEqual(offered[0]);
        const key = pickKey(offered[0] as string[], plan.taste, dice);
        for (const world of worlds) world.apply(key);
      }
      expect(stateHash((worlds[1] as Game).state)).toBe(stateHash((worlds[0] as Game).state));
      // What happens to the copy does not touch the original.
      expect(stateHash(game.state)).toBe(before);
    });
  });

  it('offer nothing that is also refused', () => {
    holdsFor(40, positions, ({ plan, steps }) => {
      const game = begin(plan);
      playOn(game, plan, {}, steps);
      if (game.over) return;
      const refused = new Set(arrakis.refusals(game.state).map((refusal) => refusal.ref));
      for (const choice of game.choices()) {
        if (choice.verb === 'guerrilla' || choice.verb === 'claim') continue;
        for (const ref of arrakis.refs(game.state, choice))
          expect([choice.verb, ref, refused.has(ref)]).toEqual([choice.verb, ref, false]);
      }
    });
  });
});
