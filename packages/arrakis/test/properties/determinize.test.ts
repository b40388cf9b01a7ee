import { Game, randomFromSeed } from '@sietch/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsFor, json, sameText } from '../../../kernel/test/random-play.js';
import { arrakis } from '../../src/game.js';
import { type ArrakisState, dashboardOf } from '../../src/state.js';
import type { Side } from '../../src/terms.js';
import type { ArrakisView } from '../../src/views/view.js';
import { type ArrakisGame, gameAt, playOn, positions, sharedParts, WATCHERS } from './random-play.js';

const cases = fc.record({ position: positions, seed: fc.string({ minLength: 1, maxLength: 8 }) });

describe('a state guessed from a view', () => {
  it('has every component once and can be played on', () => {
    holdsFor(25, cases, ({ position: { plan, steps }, seed }) => {
      const { state } = gameAt(plan, steps);
      for (const seat of WATCHERS) {
        const guess = arrakis.determinize(arrakis.view(state, seat), randomFromSeed(seed));
        arrakis.audit(guess);
        const game: ArrakisGame = new Game(arrakis, guess);
        playOn(game, plan, {}, 200);
        arrakis.audit(game.state);
      }
    });
  });

  it('can be played to the end of the game', () => {
    holdsFor(3, cases, ({ position: { plan, steps }, seed }) => {
      const { state } = gameAt(plan, steps);
      const guess = arrakis.determinize(arrakis.view(state, undefined), randomFromSeed(seed));
      const game: ArrakisGame = new Game(arrakis, guess);
      playOn(game, plan);
      expect(arrakis.outcome(game.state)).toBeDefined();
    });
  });

  it('agrees with a view that has been sent as text', () => {
    holdsFor(25, cases, ({ position: { plan, steps }, seed }) => {
      const { state } = gameAt(plan, steps);
      for (const seat of WATCHERS) {
        const sent = JSON.parse(json(arrakis.view(state, seat))) as ArrakisView;
        const guess = arrakis.determinize({ ...sent, seat }, randomFromSeed(seed));
        expect(JSON.parse(json(arrakis.view(guess, seat)))).toEqual(sent);
        playOn(new Game(arrakis, guess), plan, {}, 10);
      }
    });
  });

  it('is independent: playing it changes neither the view, nor the state behind it, nor another guess', () => {
    holdsFor(20, cases, ({ position: { plan, steps }, seed }) => {
      const { state } = gameAt(plan, steps);
      const original = json(state);
      for (const seat of WATCHERS) {
        const view = arrakis.view(state, seat);
        const text = json(view);
        const first = arrakis.determinize(view, randomFromSeed(seed));
        const guess = json(first);
        expect(sharedParts(first, state)).toEqual([]);
        playOn(new Game(arrakis, first), plan, {}, 150);
        sameText(json(view), text);
        sameText(json(arrakis.determinize(view, randomFromSeed(seed))), guess);
        sameText(json(state), original);
      }
    });
  });

  it('leaves a view as it was when the real game goes on', () => {
    holdsFor(25, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const views = WATCHERS.map((seat) => arrakis.view(game.state, seat));
      const texts = views.map(json);
      playOn(game, plan, {}, 60);
      for (const [i, view] of views.entries()) sameText(json(view), texts[i] as string);
    });
  });

  it('differs from guess to guess where something is hidden, and nowhere else', () => {
    const options = arrakis.parseOptions({});
    const { state } = gameAt({ options, seed: 'guess', taste: 'any', luck: 4 }, 1);
    const count = (seat: number | undefined, part: (guess: ArrakisState) => unknown) => {
      const view = arrakis.view(state, seat);
      const guesses = Array.from({ length: 20 }, (_, i) =>
        part(arrakis.determinize(view, randomFromSeed(`guess ${i}`))),
      );
      return new Set(guesses.map(json)).size;
    };
    const sole = (guess: ArrakisState, side: Side) => dashboardOf(guess, side, undefined);
    const ranks = (guess: ArrakisState) => guess.areas.map((zone) => zone.sietch);
    const stations = (guess: ArrakisState) => guess.areas.map((zone) => zone.station);
    const objective = (guess: ArrakisState) => guess.objectives;
    const deck = (guess: ArrakisState) => guess.prescienceDeck;
    for (const seat of WATCHERS) {
      const own = seat === 0;
      expect(count(seat, ranks) > 1).toBe(!own);
      expect(count(seat, objective) > 1).toBe(!own);
      expect(count(seat, stations)).toBeGreaterThan(1);
      expect(count(seat, deck)).toBe(20);
      expect(count(seat, (guess) => sole(guess, 'atreides').hand) > 1).toBe(!own);
      expect(count(seat, (guess) => sole(guess, 'harkonnen').hand) > 1).toBe(seat !== 1);
      expect(count(seat, (guess) => sole(guess, 'atreides').decks)).toBe(20);
      expect(count(seat, (guess) => guess.signSupply)).toBeGreaterThan(1);
    }
  });
});
