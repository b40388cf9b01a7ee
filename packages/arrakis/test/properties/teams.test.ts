import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holdsFor, keysOf } from '../../../kernel/test/random-play.js';
import { arrakis } from '../../src/game.js';
import { partnersOf, sideOf } from '../../src/participants.js';
import { begin, playOn, teamPlans } from './random-play.js';

describe('games of three and four', () => {
  it('lose no component, and ask nobody for a card of another', () => {
    covers('team-what-is-split', 'team-play-own-deck-only');
    holdsFor(30, teamPlans, (plan) => {
      const game = begin(plan);
      const after = () => {
        arrakis.audit(game.state);
        const { decision } = game.state;
        if (decision === undefined) return;
        for (const seat of decision.seats) expect(sideOf(game.state, seat)).toBe(decision.side);
        const cards = keysOf(game).flatMap((key) => /^(?:card|discard):(.*)$/.exec(key)?.[1] ?? []);
        if (cards.length === 0) return;
        expect(decision.seats).toHaveLength(1);
        const [seat] = decision.seats;
        const hands = arrakis.view(game.state, seat).factions[decision.side].dashboards;
        expect(hands.flatMap(({ hand }) => hand ?? [])).toEqual(expect.arrayContaining(cards));
      };
      playOn(game, plan, { after }, 500);
    });
  });

  it('end with both partners winning or losing', () => {
    covers('team-partners-cooperate', 'team-two-sides');
    holdsFor(12, teamPlans, (plan) => {
      const game = begin(plan);
      playOn(game, plan);
      const { winner } = game.state;
      if (winner === undefined) throw new Error('A game ends with a winner.');
      const outcome = arrakis.outcome(game.state);
      expect(outcome?.winners).toEqual(partnersOf(game.state, winner));
      expect(outcome?.standings.map(({ place }) => place).toSorted()).toEqual(
        outcome?.standings.map(({ seat }) => (sideOf(game.state, seat) === winner ? 1 : 2)).toSorted(),
      );
    });
  });
});
