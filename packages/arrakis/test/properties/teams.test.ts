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
import { partnersOf, sideOf } from '../../src/participants.js';
import type { ArrakisState } from '../../src/state.js';
import { permuteHidden } from './hidden.js';
import {
  type ArrakisGame,
  begin,
  gameAt,
  mannerOf,
  playOn,
  sharedParts,
  TEAM_WATCHERS,
  teamPlans,
  teamPositions,
} from './random-play.js';

const DISGUISES: Readonly<Record<string, Disguise<ArrakisState>>> = {
  permuteHidden,
  determinize: (state, seat, dice) =>
    arrakis.determinize(arrakis.view(state, seat), randomFromSeed(`${dice.below(2 ** 31)}`)),
};

const cases = fc.record({ position: teamPositions, luck: fc.nat() });

describe.each(Object.entries(DISGUISES))('what partners and enemies may not know (%s)', (_, disguise) => {
  it('changes no byte of a view and its refusals', () => {
    covers('team-no-showing-cards', 'team-silent-common-secrets');
    holdsFor(40, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      looksTheSame(arrakis, state, TEAM_WATCHERS, disguise, new Dice(luck));
    });
  });

  it('changes no byte of what follows, until something is shown', () => {
    covers('team-no-showing-cards');
    let compared = 0;
    holdsFor(40, cases, ({ position, luck }) => {
      const { state } = gameAt(position.plan, position.steps);
      const dice = new Dice(luck);
      compared += twinsAgree(arrakis, state, TEAM_WATCHERS, disguise, dice, (keys) =>
        pickKey(keys, mannerOf(position.plan), dice),
      );
    });
    expect(compared).toBeGreaterThan(300);
  });
});

describe('games of three and four', () => {
  it('tell secrets to the seats they are for and to nobody else', () => {
    let secrets = 0;
    holdsFor(20, teamPlans, (plan) => {
      const game = begin(plan);
      playOn(game, plan, { after: () => (secrets += checkSecrets(game.events, TEAM_WATCHERS)) }, 600);
    });
    expect(secrets).toBeGreaterThan(200);
  });

  it('lose no component, and ask nobody for a card of another', () => {
    covers('team-what-is-split', 'team-play-own-deck-only');
    holdsFor(30, teamPlans, (plan) => {
      const game = begin(plan);
      const after = () => {
        arrakis.audit(game.state);
        const { decision } = game.state;
        if (decision === undefined) return;
        for (const seat of decision.seats) expect(sideOf(game.state, seat)).toBe(decision.side);
        const cards = keysOf(game).flatMap((key) => /^(?:card|discard):(.*)$/.exec(key)?.[1] ?? []);
        if (cards.length === 0) return;
        expect(decision.seats).toHaveLength(1);
        const [seat] = decision.seats;
        const hands = arrakis.view(game.state, seat).factions[decision.side].dashboards;
        expect(hands.flatMap(({ hand }) => hand ?? [])).toEqual(expect.arrayContaining(cards));
      };
      playOn(game, plan, { after }, 500);
    });
  });

  it('end with both partners winning or losing', () => {
    covers('team-partners-cooperate', 'team-two-sides');
    holdsFor(12, teamPlans, (plan) => {
      const game = begin(plan);
      playOn(game, plan);
      const { winner } = game.state;
      if (winner === undefined) throw new Error('A game ends with a winner.');
      const outcome = arrakis.outcome(game.state);
      expect(outcome?.winners).toEqual(partnersOf(game.state, winner));
      expect(outcome?.standings.map(({ place }) => place).toSorted()).toEqual(
        outcome?.standings.map(({ seat }) => (sideOf(game.state, seat) === winner ? 1 : 2)).toSorted(),
      );
    });
  });

  it('offer only what can be chosen, and do not change by being looked at', () => {
    holdsFor(30, teamPositions, ({ plan, steps }) => {
      checkChoices(arrakis, gameAt(plan, steps));
      checkLooking(arrakis, gameAt(plan, steps), TEAM_WATCHERS);
    });
  });

  it('are undone to exactly the state before', () => {
    let undone = 0;
    holdsFor(8, teamPlans, (plan) => {
      undone += checkUndo(new Session(arrakis, plan.options, plan.seed), mannerOf(plan), 300);
    });
    expect(undone).toBeGreaterThan(200);
  });

  it('are copied and guessed without sharing what changes', () => {
    holdsFor(25, teamPositions, ({ plan, steps }) => {
      const { state } = gameAt(plan, steps);
      const clone = arrakis.clone(state);
      sameText(json(clone), json(state));
      expect(sharedParts(clone, state)).toEqual([]);
      for (const seat of TEAM_WATCHERS) {
        const guess = arrakis.determinize(arrakis.view(state, seat), randomFromSeed(plan.seed));
        arrakis.audit(guess);
        expect(sharedParts(guess, state)).toEqual([]);
        const game: ArrakisGame = new Game(arrakis, guess);
        playOn(game, plan, {}, 100);
        arrakis.audit(game.state);
      }
    });
  });

  it('are replayed from their record, whichever partner has answered', () => {
    holdsFor(3, teamPlans, (plan) => {
      const session = new Session(arrakis, plan.options, plan.seed);
      const dice = new Dice(plan.luck);
      let byAlly = 0;
      for (let i = 0; i < 1500 && !session.game.over; i++) {
        const seats = session.game.state.decision?.seats ?? [];
        const seat = seats[dice.below(seats.length)] ?? 0;
        if (seat !== seats[0]) byAlly++;
        session.choose(pickKey(keysOf(session.game), mannerOf(plan), dice), seat);
      }
      expect(byAlly).toBeGreaterThan(0);
      sameText(json(replay(arrakis, session.record()).state), json(session.game.state));
    });
  });
});
