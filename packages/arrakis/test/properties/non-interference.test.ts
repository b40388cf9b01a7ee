import { Game, randomFromSeed, redact, type Seat } from '@sietch/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrakis } from '../../src/game.js';
import type { ArrakisState } from '../../src/state.js';
import { permuteHidden } from './hidden.js';
import {
  type ArrakisGame,
  begin,
  Dice,
  gameAt,
  holdsFor,
  json,
  keysOf,
  pickKey,
  plans,
  playOn,
  positions,
  sameText,
  watchers,
} from './random-play.js';

type Disguise = (state: ArrakisState, seat: Seat | undefined, dice: Dice) => ArrakisState;

/** Two independent ways to another state that looks the same from a seat. */
const DISGUISES: Readonly<Record<string, Disguise>> = {
  permuteHidden,
  determinize: (state, seat, dice) =>
    arrakis.determinize(arrakis.view(state, seat), randomFromSeed(`${dice.below(2 ** 31)}`)),
};

const cases = fc.record({ position: positions, luck: fc.nat() });

function learned(game: ArrakisGame, seat: Seat | undefined): boolean {
  if (game.learned === 'all') return true;
  return seat !== undefined && game.learned?.has(seat) === true;
}

/** All a seat gets after a choice: its view and the redacted events. */
function received(game: ArrakisGame, seat: Seat | undefined): string {
  return json([game.events.map((event) => redact(event, seat)), arrakis.view(game.state, seat)]);
}

describe.each(Object.entries(DISGUISES))('what a seat may not know (%s)', (_, disguise) => {
  it('arr-planning-hand-hidden, arr-setup-sietch-only-atreides-look, arr-setup-stations-hidden-from-all, arr-wormsign-hidden-from-both, arr-setup-secret-objective-hidden, arr-deployment-token-owner-may-look, arr-deployment-token-facedown: changes no byte of its view and its refusals', () => {
    holdsFor(200, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      for (const seat of watchers(state)) {
        const other = disguise(state, seat, dice);
        arrakis.audit(other);
        sameText(json(arrakis.view(other, seat)), json(arrakis.view(state, seat)));
        if (seat !== undefined && state.decision?.seats[0] === seat) {
          sameText(json(arrakis.refusals(other)), json(arrakis.refusals(state)));
          const choices = (each: ArrakisState) =>
            arrakis.choices(each).map((choice) => [choice, arrakis.refs(each, choice)]);
          sameText(json(choices(other)), json(choices(state)));
        }
      }
    });
  });

  it('arr-planning-hand-hidden, arr-hazards-2-unseen, arr-setup-secret-objective-hidden: changes no byte of the events and views that follow, until something is shown to it', () => {
    let compared = 0;
    holdsFor(200, cases, ({ position, luck }) => {
      const game = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      for (const seat of watchers(game.state)) {
        const here: ArrakisGame = new Game(arrakis, arrakis.clone(game.state));
        const there: ArrakisGame = new Game(arrakis, disguise(game.state, seat, dice));
        // A few choices in a row, as long as both worlds offer them and nothing has been shown.
        for (let i = 0; i < 8 && !here.over; i++) {
          const offered = keysOf(there);
          const common = keysOf(here).filter((key) => offered.includes(key));
          if (common.length === 0) break;
          const key = pickKey(common, position.plan.taste, dice);
          here.apply(key);
          there.apply(key);
          // Whether something is shown must not depend on what is hidden either.
          expect(`${key}: ${learned(there, seat)}`).toBe(`${key}: ${learned(here, seat)}`);
          if (learned(here, seat)) break;
          sameText(received(there, seat), received(here, seat));
          compared++;
        }
      }
    });
    expect(compared).toBeGreaterThan(1000);
  });
});

describe('events', () => {
  it('arr-planning-hand-hidden, arr-deployment-atreides-random-look: show their secret fields to the seats they are for and to nobody else', () => {
    let secrets = 0;
    holdsFor(40, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, {
        after: () => {
          for (const event of game.events) {
            if (event.secret === undefined) continue;
            secrets++;
            const { seats, ...hidden } = event.secret;
            for (const seat of watchers(game.state)) {
              const shown = redact(event, seat);
              expect(shown).not.toHaveProperty('secret');
              const mine = seat !== undefined && seats.includes(seat);
              for (const field of Object.keys(hidden)) expect(field in shown).toBe(mine);
            }
          }
        },
      });
    });
    expect(secrets).toBeGreaterThan(1000);
  });
});
