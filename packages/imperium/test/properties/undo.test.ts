import { Session } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import type { ImperiumEvent } from '../../src/events.js';
import {
  begin,
  Dice,
  GAMES,
  holdsFor,
  json,
  keysOf,
  pickKey,
  plansOf,
  playOn,
  rulesOf,
  sameText,
} from './random-play.js';

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
    holdsFor(40, plans, (plan) => {
      const session = new Session(rules, { ...plan.options, confirmTurns: true }, plan.seed);
      const dice = new Dice(plan.luck);
      const past = [json(session.game.state)];
      while (!session.game.over) {
        const seat = session.game.state.decision?.seats[0] as number;
        const key = pickKey(keysOf(session.game), plan.taste, dice);
        session.choose(key, seat);
        past.push(json(session.game.state));
        if (dice.below(3) > 0) continue;
        // Back as far as the game allows, and forward again by the same keys.
        const keys: string[] = [];
        while (session.canUndo(seat)) {
          keys.unshift(session.keys.at(-1) as string);
          session.undo(seat);
          undone++;
          sameText(json(session.game.state), past[past.length - 1 - keys.length] as string);
          expect(session.keys.length).toBe(past.length - 1 - keys.length);
        }
        for (const [i, again] of keys.entries()) {
          session.choose(again, seat);
          sameText(json(session.game.state), past[past.length - keys.length + i] as string);
        }
      }
      expect(session.canUndo(0)).toBe(false);
    });
    expect(undone).toBeGreaterThan(500);
  });

  it('is for the seat that chose, and only while the same seat is asked', () => {
    holdsFor(40, plans, (plan) => {
      const session = new Session(rules, plan.options, plan.seed);
      const dice = new Dice(plan.luck);
      while (!session.game.over) {
        const seat = session.game.state.decision?.seats[0] as number;
        session.choose(pickKey(keysOf(session.game), plan.taste, dice), seat);
        const asked = session.game.state.decision?.seats[0];
        for (const other of session.game.state.players.keys()) {
          if (other !== seat) expect(session.canUndo(other)).toBe(false);
        }
        if (asked !== seat) {
          expect(session.canUndo(seat)).toBe(false);
          expect(() => session.undo(seat)).toThrow(expect.objectContaining({ code: 'nothing-to-undo' }));
        }
      }
    });
  });

  it('never takes back what has shown something to somebody', () => {
    let showed = 0;
    let open = 0;
    holdsFor(60, plans, (plan) => {
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
    holdsFor(60, plans, (plan) => {
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
