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
import { arrakis } from '../../src/game.js';
import type { ArrakisState } from '../../src/state.js';
import { permuteHidden } from './hidden.js';
import { begin, gameAt, mannerOf, plans, playOn, positions, WATCHERS } from './random-play.js';

/** Two independent ways to another state that looks the same from a seat. */
const DISGUISES: Readonly<Record<string, Disguise<ArrakisState>>> = {
  permuteHidden,
  determinize: (state, seat, dice) =>
    arrakis.determinize(arrakis.view(state, seat), randomFromSeed(`${dice.below(2 ** 31)}`)),
};

const cases = fc.record({ position: positions, luck: fc.nat() });

describe.each(Object.entries(DISGUISES))('what a seat may not know (%s)', (_, disguise) => {
  it('changes no byte of its view and its refusals', () => {
    covers(
      'arr-planning-hand-hidden',
      'arr-setup-sietch-only-atreides-look',
      'arr-setup-stations-hidden-from-all',
      'arr-wormsign-hidden-from-both',
      'arr-setup-secret-objective-hidden',
      'arr-deployment-token-owner-may-look',
      'arr-deployment-token-facedown',
    );
    holdsFor(45, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      looksTheSame(arrakis, state, WATCHERS, disguise, new Dice(luck));
    });
  });

  it('changes no byte of the events and views that follow, until something is shown to it', () => {
    covers('arr-planning-hand-hidden', 'arr-hazards-2-unseen', 'arr-setup-secret-objective-hidden');
    let compared = 0;
    holdsFor(45, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      compared += twinsAgree(arrakis, state, WATCHERS, disguise, dice, (keys) =>
        pickKey(keys, mannerOf(position.plan), dice),
      );
    });
    expect(compared).toBeGreaterThan(300);
  });
});

describe('events', () => {
  it('show their secret fields to the seats they are for and to nobody else', () => {
    covers('arr-planning-hand-hidden', 'arr-deployment-atreides-random-look');
    let secrets = 0;
    holdsFor(30, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, { after: () => (secrets += checkSecrets(game.events, WATCHERS)) }, 600);
    });
    expect(secrets).toBeGreaterThan(300);
  });
});
