import { randomFromSeed } from '@sietch/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import {
  checkSecrets,
  Dice,
  type Disguise,
  holdsFor,
  looksTheSame,
  pickKey,
  twinsAgree,
} from '../../../kernel/test/random-play.js';
import { imperium } from '../../src/game.js';
import type { ImperiumState } from '../../src/state.js';
import { permuteHidden } from './hidden.js';
import {
  begin,
  GAMES,
  gameAt,
  mannerOf,
  plansOf,
  playOn,
  positionsOf,
  rulesOf,
  watchers,
} from './random-play.js';

/** Two independent ways to another state that looks the same from a seat. */
const DISGUISES: Readonly<Record<string, Disguise<ImperiumState>>> = {
  permuteHidden,
  determinize: (state, seat, dice) =>
    imperium.determinize(imperium.view(state, seat), randomFromSeed(`${dice.below(2 ** 31)}`)),
};

const WORLDS = GAMES.flatMap((id) =>
  Object.entries(DISGUISES).map(([name, disguise]) => ({ id, name, disguise })),
);

describe.each(WORLDS)('what a seat may not know in $id ($name)', ({ id, disguise }) => {
  const rules = rulesOf({ game: id });
  const cases = fc.record({ position: positionsOf(id), luck: fc.nat() });

  it('changes no byte of its view and its refusals', () => {
    covers(
      'imp-hand-hidden',
      'imp-intrigue-hidden-until-played',
      'imp-setup-unused-conflicts-unseen',
      'imp-setup-deck-shuffled',
      'imp-baron-hidden-until-used',
      'upr-intrigue-hidden',
      'upr-setup-conflict-unused-unseen',
    );
    holdsFor(100, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      looksTheSame(rules, state, watchers(state), disguise, new Dice(luck));
    });
  });

  it('changes no byte of the events and views that follow, until something is shown to it', () => {
    covers(
      'imp-space-secrets-hidden',
      'imp-intrigue-hidden-until-played',
      'imp-hand-hidden',
      'upr-intrigue-hidden',
      'upr-sym-steal-intrigue',
    );
    let compared = 0;
    holdsFor(100, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      compared += twinsAgree(rules, state, watchers(state), disguise, dice, (keys) =>
        pickKey(keys, mannerOf(position.plan), dice),
      );
    });
    expect(compared).toBeGreaterThan(500);
  });
});

describe.each(GAMES)('events of %s', (id) => {
  const plans = plansOf(id);

  it('show their secret fields to the seats they are for and to nobody else', () => {
    covers('imp-intrigue-hidden-until-played', 'imp-hand-hidden', 'upr-intrigue-hidden');
    let secrets = 0;
    holdsFor(20, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, {
        after: () => {
          secrets += checkSecrets(game.events, watchers(game.state));
        },
      });
    });
    expect(secrets).toBeGreaterThan(500);
  });
});
