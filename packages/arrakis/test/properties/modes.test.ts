import { Game, randomFromSeed, replay, type Seat, Session } from '@sietch/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { checkChoices, checkLooking, checkUndo } from '../../../kernel/test/random-checks.js';
import {
  checkSecrets,
  Dice,
  type Disguise,
  holdsFor,
  json,
  keysOf,
  looksTheSame,
  pickKey,
  sameText,
  twinsAgree,
} from '../../../kernel/test/random-play.js';
import { arrakis } from '../../src/game.js';
import type { ArrakisState } from '../../src/state.js';
import { permuteHidden } from './hidden.js';
import {
  type ArrakisGame,
  begin,
  gameAt,
  mannerOf,
  type Plan,
  type Position,
  playOn,
  SOLO_WATCHERS,
  sharedParts,
  soloPlans,
  soloPositions,
  TEAM_WATCHERS,
  teamPlans,
  teamPositions,
} from './random-play.js';

/** What the other modes have in common with the war of two, which has files of its own. */
interface Mode {
  readonly plans: fc.Arbitrary<Plan>;
  readonly positions: fc.Arbitrary<Position>;
  readonly watchers: readonly (Seat | undefined)[];
  /** Less happens in a game in which one side asks nobody. */
  readonly choices: number;
  readonly least: { readonly compared: number; readonly secrets: number; readonly undone: number };
  cover(): void;
}

const MODES: Readonly<Record<string, Mode>> = {
  'of three and four': {
    plans: teamPlans,
    positions: teamPositions,
    watchers: TEAM_WATCHERS,
    choices: 600,
    least: { compared: 300, secrets: 200, undone: 200 },
    cover: () => covers('team-no-showing-cards', 'team-silent-common-secrets'),
  },
  'against the automaton': {
    plans: soloPlans,
    positions: soloPositions,
    watchers: SOLO_WATCHERS,
    choices: 300,
    least: { compared: 100, secrets: 20, undone: 50 },
    cover: () => covers('mahdi-reinforcement-hidden', 'mahdi-token-place-pair'),
  },
};

const DISGUISES: Readonly<Record<string, Disguise<ArrakisState>>> = {
  permuteHidden,
  determinize: (state, seat, dice) =>
    arrakis.determinize(arrakis.view(state, seat), randomFromSeed(`${dice.below(2 ** 31)}`)),
};

describe.each(Object.entries(MODES))('games %s', (_, mode) => {
  const { plans, positions, watchers, choices, least, cover } = mode;
  const cases = fc.record({ position: positions, luck: fc.nat() });

  describe.each(Object.entries(DISGUISES))('and what somebody may not know there (%s)', (_name, disguise) => {
    it('changes no byte of a view and its refusals', () => {
      cover();
      holdsFor(40, cases, ({ position, luck }) => {
        const { state } = gameAt(position.plan, position.steps);
        looksTheSame(arrakis, state, watchers, disguise, new Dice(luck));
      });
    });

    it('changes no byte of what follows, until something is shown', () => {
      cover();
      let compared = 0;
      holdsFor(40, cases, ({ position, luck }) => {
        const { state } = gameAt(position.plan, position.steps);
        const dice = new Dice(luck);
        compared += twinsAgree(arrakis, state, watchers, disguise, dice, (keys) =>
          pickKey(keys, mannerOf(position.plan), dice),
        );
      });
      expect(compared).toBeGreaterThan(least.compared);
    });
  });

  it('tell secrets to the seats they are for and to nobody else', () => {
    let secrets = 0;
    holdsFor(20, plans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, { after: () => (secrets += checkSecrets(game.events, watchers)) }, choices);
    });
    expect(secrets).toBeGreaterThan(least.secrets);
  });

  it('offer only what can be chosen, and do not change by being looked at', () => {
    holdsFor(30, positions, ({ plan, steps }) => {
      checkChoices(arrakis, gameAt(plan, steps));
      checkLooking(arrakis, gameAt(plan, steps), watchers);
    });
  });

  it('are undone to exactly the state before', () => {
    let undone = 0;
    holdsFor(8, plans, (plan) => {
      undone += checkUndo(new Session(arrakis, plan.options, plan.seed), mannerOf(plan), choices / 2);
    });
    expect(undone).toBeGreaterThan(least.undone);
  });

  it('are copied and guessed without sharing what changes', () => {
    holdsFor(25, positions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      const clone = arrakis.clone(state);
      sameText(json(clone), json(state));
      expect(sharedParts(clone, state)).toEqual([]);
      for (const seat of watchers) {
        const guess = arrakis.determinize(arrakis.view(state, seat), randomFromSeed(plan.seed));
        arrakis.audit(guess);
        expect(sharedParts(guess, state)).toEqual([]);
        const game: ArrakisGame = new Game(arrakis, guess);
        playOn(game, plan, {}, 80);
        arrakis.audit(game.state);
      }
    });
  });

  it('are replayed from their record, whichever partner has answered', () => {
    let byAlly = 0;
    holdsFor(4, plans, (plan) => {
      const session = new Session(arrakis, plan.options, plan.seed);
      const dice = new Dice(plan.luck);
      for (let i = 0; i < 2 * choices && !session.game.over; i++) {
        const seats = session.game.state.decision?.seats ?? [];
        const seat = seats[dice.below(seats.length)] ?? 0;
        if (seat !== seats[0]) byAlly++;
        session.choose(pickKey(keysOf(session.game), mannerOf(plan), dice), seat);
      }
      sameText(json(replay(arrakis, session.record()).state), json(session.game.state));
    });
    expect(byAlly).toBeGreaterThan(0);
  });
});
