import { Game, randomFromSeed } from '@sietch/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsFor, json, sameText } from '../../../kernel/test/random-play.js';
import {
  GAMES,
  gameAt,
  type ImperiumGame,
  playOn,
  positionsOf,
  rulesOf,
  sharedParts,
  watchers,
} from './random-play.js';

describe.each(GAMES)('a state guessed from a view of %s', (id) => {
  const rules = rulesOf({ game: id });
  const positions = positionsOf(id);
  const cases = fc.record({ position: positions, seed: fc.string({ minLength: 1, maxLength: 8 }) });

  it('has every component once and can be played to the end', () => {
    holdsFor(30, cases, ({ position: { plan, steps }, seed }) => {
      const { state } = gameAt(plan, steps);
      for (const seat of watchers(state)) {
        const guess = rules.determinize(rules.view(state, seat), randomFromSeed(seed));
        rules.audit(guess);
        const game: ImperiumGame = new Game(rules, guess);
        playOn(game, plan);
        rules.audit(game.state);
        expect(rules.outcome(game.state)).toBeDefined();
      }
    });
  });

  it('agrees with a view that has been sent as text', () => {
    holdsFor(30, cases, ({ position: { plan, steps }, seed }) => {
      const { state } = gameAt(plan, steps);
      for (const seat of watchers(state)) {
        const sent = JSON.parse(json(rules.view(state, seat))) as ReturnType<typeof rules.view>;
        const guess = rules.determinize({ ...sent, seat }, randomFromSeed(seed));
        expect(JSON.parse(json(rules.view(guess, seat)))).toEqual(sent);
        playOn(new Game(rules, guess), plan, {}, 20);
      }
    });
  });

  it('is independent: playing it changes neither the view, nor the state behind it, nor another guess', () => {
    holdsFor(35, cases, ({ position: { plan, steps }, seed }) => {
      const { state } = gameAt(plan, steps);
      const original = json(state);
      for (const seat of watchers(state)) {
        const view = rules.view(state, seat);
        const text = json(view);
        const first = rules.determinize(view, randomFromSeed(seed));
        const guess = json(first);
        expect(sharedParts(first, state)).toEqual([]);
        expect(sharedParts(first, view)).toEqual([]);
        playOn(new Game(rules, first), plan);
        sameText(json(view), text);
        sameText(json(rules.determinize(view, randomFromSeed(seed))), guess);
        sameText(json(state), original);
      }
    });
  });

  it('leaves a view as it was when the real game goes on', () => {
    holdsFor(30, positions, ({ plan, steps }) => {
      const game = gameAt(plan, steps);
      const views = watchers(game.state).map((seat) => rules.view(game.state, seat));
      const texts = views.map(json);
      playOn(game, plan, {}, 60);
      for (const [i, view] of views.entries()) sameText(json(view), texts[i] as string);
    });
  });

  it('differs from guess to guess where something is hidden', () => {
    const choam = id === 'uprising' ? { choam: true } : {};
    const options = { players: 4, leaders: 'random', confirmTurns: false, ...choam } as const;
    const { state } = gameAt({ game: id, options, seed: 'guess', taste: 'any', luck: 4 }, 1);
    const view = rules.view(state, 0);
    const guesses = Array.from({ length: 20 }, (_, i) =>
      rules.determinize(view, randomFromSeed(`guess ${i}`)),
    );
    const count = (part: (guess: typeof state) => unknown) =>
      new Set(guesses.map((guess) => json(part(guess)))).size;
    expect(count((guess) => guess.players[1]?.hand)).toBeGreaterThan(3);
    expect(count((guess) => guess.players[0]?.deck)).toBeGreaterThan(3);
    expect(count((guess) => guess.imperiumDeck)).toBe(20);
    expect(count((guess) => guess.intrigueDeck)).toBe(20);
    expect(count((guess) => guess.conflictDeck)).toBeGreaterThan(3);
    expect(count((guess) => guess.players[0]?.hand)).toBe(1);
    expect(count((guess) => guess.contractDeck)).toBe(id === 'uprising' ? 20 : 1);
  });
});
