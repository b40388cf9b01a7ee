import { Session } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { checkUndo, checkUndoSeats } from '../../../kernel/test/random-checks.js';
import { holdsFor } from '../../../kernel/test/random-play.js';
import type { ImperiumEvent } from '../../src/events.js';
import { begin, GAMES, mannerOf, plansOf, playOn, rulesOf } from './random-play.js';

/** What shows somebody a card, or an order, that was hidden before. */
const SHOWING: readonly ImperiumEvent['event'][] = [
  'conflict',
  'drew',
  'drew-intrigue',
  'stole-intrigue',
  'peeked',
  'shuffled',
  'row',
  'discarded',
  'tokens-shown',
];

function shows(event: ImperiumEvent): boolean {
  return SHOWING.includes(event.event) || (event.event === 'reveal' && event.cards.length > 0);
}

describe.each(GAMES)('undo in %s', (id) => {
  const rules = rulesOf({ game: id });
  const plans = plansOf(id);

  it('returns to exactly the state before the choice, and the choice can be made again', () => {
    let undone = 0;
    holdsFor(20, plans, (plan) => {
      const session = new Session(rules, { ...plan.options, confirmTurns: true }, plan.seed);
      undone += checkUndo(session, mannerOf(plan));
    });
    expect(undone).toBeGreaterThan(500);
  });

  it('is for the seat that chose, and only while the same seat is asked', () => {
    holdsFor(20, plans, (plan) => {
      const session = new Session(rules, plan.options, plan.seed);
      checkUndoSeats(session, mannerOf(plan), [...session.game.state.players.keys()]);
    });
  });

  it('never takes back what has shown something to somebody', () => {
    let showed = 0;
    let open = 0;
    holdsFor(30, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, {
        after: () => {
          const shown = game.events.filter(shows);
          if (shown.length > 0 || game.learned !== undefined) {
            showed++;
            expect(`${shown[0]?.event} ${game.canUndo}`).toBe(`${shown[0]?.event} false`);
            expect(game.learned).toBeDefined();
            expect(game.state.floor).toBe(game.state.step);
          } else if (game.canUndo) open++;
        },
      });
    });
    expect(showed).toBeGreaterThan(1000);
    expect(open).toBeGreaterThan(1000);
  });

  it('knows who has learnt something: the seats a secret is for, or everybody', () => {
    holdsFor(30, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, {
        after: () => {
          const { learned } = game;
          for (const event of game.events) {
            const seats = event.secret?.seats ?? [];
            // What a player chooses is known to that player already.
            if (event.event === 'tokens-chosen') continue;
            for (const seat of seats) expect(learned === 'all' || learned?.has(seat)).toBe(true);
            if (event.secret === undefined && shows(event)) expect(learned).toBe('all');
          }
        },
      });
    });
  });
});
