import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { checkChoices, checkLooking, checkRefusals } from '../../../kernel/test/random-checks.js';
import { holdsFor, keysOf } from '../../../kernel/test/random-play.js';
import { arrakis } from '../../src/game.js';
import { begin, gameAt, plans, playOn, positions, SEATS, WATCHERS } from './random-play.js';

/** The longest list anybody is asked to look through. */
const MOST_CHOICES = 40;

describe('choices', () => {
  it('have keys that are unique in their decision, and are never too many', () => {
    let most = 0;
    holdsFor(40, plans, (plan) => {
      const game = begin(plan);
      const before = () => {
        const keys = keysOf(game);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeGreaterThan(0);
        most = Math.max(most, keys.length);
      };
      playOn(game, plan, { before }, 500);
    });
    expect(most).toBeLessThanOrEqual(MOST_CHOICES);
    expect(most).toBeGreaterThan(15);
  });

  it('can all be made', () => {
    holdsFor(50, positions, ({ plan, steps }) => checkChoices(arrakis, gameAt(plan, steps)));
  });

  it('do not change when they are looked at, nor does the state', () => {
    holdsFor(40, positions, ({ plan, steps }) => checkLooking(arrakis, gameAt(plan, steps), WATCHERS));
  });

  it('are the only keys accepted, and only from the seat that is asked: all else is refused and changes nothing', () => {
    holdsFor(40, positions, ({ plan, steps }) => {
      const elsewhere = keysOf(gameAt({ ...plan, luck: plan.luck + 1 }, steps + 7));
      const wrong = [...elsewhere, 'end', 'pass', 'skip', 'legion@nowhere', 'die:luck'];
      checkRefusals(arrakis, gameAt(plan, steps), wrong, [...SEATS, -1, 2]);
    });
  });

  it('and refusals never name the same thing on the table', () => {
    holdsFor(60, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      if (game.over) return;
      const refused = new Set(arrakis.refusals(game.state).map((refusal) => refusal.ref));
      for (const choice of game.choices()) {
        // These name a kind of thing some of which can be picked.
        if (choice.verb === 'guerrilla' || choice.verb === 'claim') continue;
        for (const ref of arrakis.refs(game.state, choice))
          if (refused.has(ref)) throw new Error(`${choice.verb} and a refusal both name ${ref}`);
      }
    });
  });

  it('move and attack in the action phase only', () => {
    covers('arr-move-only-action-phase', 'arr-attack-only-action-phase');
    const acting = /^(move-|attack-|desert-power|play-card|spend-die)/;
    let acted = 0;
    holdsFor(20, plans, (plan) => {
      const game = begin(plan);
      const before = () => {
        const { decision, phase } = game.state;
        if (!acting.test(decision?.kind ?? '')) return;
        acted++;
        expect(phase).toBe('actions');
      };
      playOn(game, plan, { before }, 600);
    });
    expect(acted).toBeGreaterThan(500);
  });
});
