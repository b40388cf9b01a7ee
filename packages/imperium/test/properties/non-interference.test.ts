import { Game, randomFromSeed, redact, type Seat } from '@sietch/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imperium } from '../../src/game.js';
import type { ImperiumState } from '../../src/state.js';
import { permuteHidden } from './hidden.js';
import {
  begin,
  Dice,
  GAMES,
  gameAt,
  holdsFor,
  type ImperiumGame,
  json,
  keysOf,
  pickKey,
  plansOf,
  playOn,
  positionsOf,
  rulesOf,
  sameText,
  watchers,
} from './random-play.js';

type Disguise = (state: ImperiumState, seat: Seat | undefined, dice: Dice) => ImperiumState;

/** Two independent ways to another state that looks the same from a seat. */
const DISGUISES: Readonly<Record<string, Disguise>> = {
  permuteHidden,
  determinize: (state, seat, dice) =>
    imperium.determinize(imperium.view(state, seat), randomFromSeed(`${dice.below(2 ** 31)}`)),
};

function learned(game: ImperiumGame, seat: Seat | undefined): boolean {
  if (game.learned === 'all') return true;
  return seat !== undefined && game.learned?.has(seat) === true;
}

/** All a seat gets after a choice: its view and the redacted events. */
function received(game: ImperiumGame, seat: Seat | undefined): string {
  return json([game.events.map((event) => redact(event, seat)), imperium.view(game.state, seat)]);
}

const WORLDS = GAMES.flatMap((id) =>
  Object.entries(DISGUISES).map(([name, disguise]) => ({ id, name, disguise })),
);

describe.each(WORLDS)('what a seat may not know in $id ($name)', ({ id, disguise }) => {
  const rules = rulesOf({ game: id });
  const cases = fc.record({ position: positionsOf(id), luck: fc.nat() });

  it('imp-hand-hidden, imp-intrigue-hidden-until-played, imp-setup-unused-conflicts-unseen, imp-setup-deck-shuffled, imp-baron-hidden-until-used, upr-intrigue-hidden, upr-setup-conflict-unused-unseen: changes no byte of its view and its refusals', () => {
    holdsFor(200, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      for (const seat of watchers(state)) {
        const other = disguise(state, seat, dice);
        rules.audit(other);
        sameText(json(rules.view(other, seat)), json(rules.view(state, seat)));
        if (seat !== undefined && state.decision?.seats[0] === seat) {
          sameText(json(rules.refusals(other)), json(rules.refusals(state)));
          const choices = (each: ImperiumState) =>
            rules.choices(each).map((choice) => [choice, rules.refs(each, choice)]);
          sameText(json(choices(other)), json(choices(state)));
        }
      }
    });
  });

  it('imp-space-secrets-hidden, imp-intrigue-hidden-until-played, imp-hand-hidden, upr-intrigue-hidden, upr-sym-steal-intrigue: changes no byte of the events and views that follow, until something is shown to it', () => {
    let compared = 0;
    holdsFor(200, cases, ({ position, luck }) => {
      const game = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      for (const seat of watchers(game.state)) {
        const here: ImperiumGame = new Game(rules, rules.clone(game.state));
        const there: ImperiumGame = new Game(rules, disguise(game.state, seat, dice));
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

describe.each(GAMES)('events of %s', (id) => {
  const plans = plansOf(id);

  it('imp-intrigue-hidden-until-played, imp-hand-hidden, upr-intrigue-hidden: show their secret fields to the seats they are for and to nobody else', () => {
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
