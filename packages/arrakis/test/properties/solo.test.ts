import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { holdsFor } from '../../../kernel/test/random-play.js';
import { arrakis } from '../../src/game.js';
import { begin, playOn, soloPlans } from './random-play.js';

describe('games against the automaton', () => {
  it('lose no component, ask nobody but people, and end', () => {
    covers('mahdi-player-is-atreides', 'mahdi-victory-as-two-players', 'mahdi-target-redraw-repeat');
    holdsFor(30, soloPlans, (plan) => {
      const game = begin(plan);
      const seats = arrakis.seats(plan.options);
      const after = () => {
        arrakis.audit(game.state);
        const { decision, automaton, phase } = game.state;
        if (decision === undefined) return;
        for (const seat of decision.seats) expect(seat).toBeLessThan(seats);
        // A target while the round lasts.
        if (phase === 'vehicles' || phase === 'actions') expect(automaton?.target).toBeDefined();
      };
      playOn(game, plan, { after });
      expect(game.state.winner).toBeDefined();
      expect(arrakis.outcome(game.state)?.standings).toHaveLength(seats + 1);
    });
  });
});
