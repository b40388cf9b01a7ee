import { Session } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { checkUndo, checkUndoSeats } from '../../../kernel/test/random-checks.js';
import { holdsFor } from '../../../kernel/test/random-play.js';
import type { ArrakisEvent } from '../../src/events.js';
import { arrakis } from '../../src/game.js';
import { begin, mannerOf, plans, playOn, SEATS } from './random-play.js';

/** What shows somebody something that was hidden or unknown before. */
const SHOWING: readonly ArrakisEvent['event'][] = [
  'drew',
  'discarded',
  'objective',
  'prescience-shown',
  'roll',
  'rolled-actions',
  'sietch-shown',
  'station',
  'token-shown',
  'wormsign',
];

describe('undo', () => {
  it('returns to exactly the state before the choice, and the choice can be made again', () => {
    let undone = 0;
    holdsFor(12, plans, (plan) => {
      undone += checkUndo(new Session(arrakis, plan.options, plan.seed), mannerOf(plan), 300);
    });
    expect(undone).toBeGreaterThan(500);
  });

  it('is for the seat that chose, and only while the same seat is asked', () => {
    holdsFor(12, plans, (plan) => {
      checkUndoSeats(new Session(arrakis, plan.options, plan.seed), mannerOf(plan), SEATS, 300);
    });
  });

  it('never takes back what has shown something to somebody', () => {
    let showed = 0;
    let open = 0;
    holdsFor(30, plans, (plan) => {
      const game = begin(plan);
      const after = () => {
        const shown = game.events.find((event) => SHOWING.includes(event.event));
        if (shown === undefined && game.learned === undefined) {
          if (game.canUndo) open++;
          return;
        }
        showed++;
        expect(`${shown?.event} ${game.canUndo}`).toBe(`${shown?.event} false`);
        expect(game.learned).toBeDefined();
        expect(game.state.floor).toBe(game.state.step);
      };
      playOn(game, plan, { after }, 500);
    });
    expect(showed).toBeGreaterThan(1000);
    expect(open).toBeGreaterThan(1000);
  });

  it('knows who has learnt something: the seats a secret is for, or everybody', () => {
    let secrets = 0;
    holdsFor(30, plans, (plan) => {
      const game = begin(plan);
      const after = () => {
        const { learned } = game;
        for (const { event, secret } of game.events) {
          if (secret === undefined) {
            if (SHOWING.includes(event)) expect([event, learned]).toEqual([event, 'all']);
            continue;
          }
          secrets++;
          for (const seat of secret.seats) expect(learned === 'all' || learned?.has(seat)).toBe(true);
        }
      };
      playOn(game, plan, { after }, 500);
    });
    expect(secrets).toBeGreaterThan(300);
  });
});
