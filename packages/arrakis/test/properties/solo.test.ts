import { Game, randomFromSeed, replay, Session } from '@sietch/kernel';
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
  playOn,
  sharedParts,
  soloPlans,
  soloPositions,
} from './random-play.js';

/** One or both of the people, and a spectator; alone the second seat is nobody's. */
const WATCHERS = [0, 1, undefined] as const;

const DISGUISES: Readonly<Record<string, Disguise<ArrakisState>>> = {
  permuteHidden,
  determinize: (state, seat, dice) =>
    arrakis.determinize(arrakis.view(state, seat), randomFromSeed(`${dice.below(2 ** 31)}`)),
};

const cases = fc.record({ position: soloPositions, luck: fc.nat() });

describe.each(Object.entries(DISGUISES))('what lies facedown for the automaton (%s)', (_, disguise) => {
  it('changes no byte of a view and its refusals', () => {
    covers('mahdi-reinforcement-hidden', 'mahdi-token-place-pair');
    holdsFor(40, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      looksTheSame(arrakis, state, WATCHERS, disguise, new Dice(luck));
    });
  });

  it('changes no byte of what follows, until something is shown', () => {
    covers('mahdi-reinforcement-hidden');
    let compared = 0;
    holdsFor(40, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      compared += twinsAgree(arrakis, state, WATCHERS, disguise, dice, (keys) =>
        pickKey(keys, mannerOf(position.plan), dice),
      );
    });
    expect(compared).toBeGreaterThan(100);
  });
});

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

  it('tell secrets to the seats they are for and to nobody else', () => {
    let secrets = 0;
    holdsFor(15, soloPlans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, { after: () => (secrets += checkSecrets(game.events, WATCHERS)) }, 300);
    });
    expect(secrets).toBeGreaterThan(20);
  });

  it('offer only what can be chosen, and do not change by being looked at', () => {
    holdsFor(30, soloPositions, ({ plan, steps }) => {
      checkChoices(arrakis, gameAt(plan, steps));
      checkLooking(arrakis, gameAt(plan, steps), WATCHERS);
    });
  });

  it('are undone to exactly the state before', () => {
    let undone = 0;
    holdsFor(8, soloPlans, (plan) => {
      undone += checkUndo(new Session(arrakis, plan.options, plan.seed), mannerOf(plan), 200);
    });
    expect(undone).toBeGreaterThan(50);
  });

  it('are copied and guessed without sharing what changes', () => {
    holdsFor(25, soloPositions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      const clone = arrakis.clone(state);
      sameText(json(clone), json(state));
      expect(sharedParts(clone, state)).toEqual([]);
      for (const seat of WATCHERS) {
        const guess = arrakis.determinize(arrakis.view(state, seat), randomFromSeed(plan.seed));
        arrakis.audit(guess);
        expect(sharedParts(guess, state)).toEqual([]);
        const game: ArrakisGame = new Game(arrakis, guess);
        playOn(game, plan, {}, 60);
        arrakis.audit(game.state);
      }
    });
  });

  it('are replayed from their record, whichever partner has answered', () => {
    holdsFor(4, soloPlans, (plan) => {
      const session = new Session(arrakis, plan.options, plan.seed);
      const dice = new Dice(plan.luck);
      for (let i = 0; i < 600 && !session.game.over; i++) {
        const seats = session.game.state.decision?.seats ?? [];
        session.choose(
          pickKey(keysOf(session.game), mannerOf(plan), dice),
          seats[dice.below(seats.length)] ?? 0,
        );
      }
      sameText(json(replay(arrakis, session.record()).state), json(session.game.state));
    });
  });
});
