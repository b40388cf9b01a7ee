import { describe, expect, it } from 'vitest';
import { type ToyDecision, toy } from '../test/toy.js';
import { type ErrorCode, Game, keyOf, SietchError, stateHash } from './index.js';

const start = (seed = 'decisions') => Game.start(toy, { rounds: 2 }, seed);
const keys = (game: ReturnType<typeof start>) => game.choices().map(keyOf);

function refused(act: () => void): ErrorCode | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof SietchError) return error.code;
    throw error;
  }
  return undefined;
}

/** Team 0 is asked to press its luck with this much in the pot. */
function pressing(pot: number) {
  const game = start();
  game.apply('wager:1', 0);
  game.state.pot = pot;
  return Game.resume(toy, game.state);
}

describe('a decision', () => {
  it('stands as soon as the game has begun', () => {
    const game = start();
    expect(game.state.decision).toEqual({ kind: 'wager', seats: [0, 1] });
    expect(keys(game)).toEqual(['wager:1', 'wager:2', 'wager:3']);
    expect(game.over).toBe(false);
    expect(game.state.step).toBe(0);
  });

  it.each([0, 1])('may be answered by either partner: seat %i', (seat) => {
    const game = start();
    game.apply('wager:2', seat);
    expect(game.state.lastSeat).toBe(seat);
    expect(game.events).toEqual([{ event: 'wagered', seat, n: 2 }]);
    expect(game.state.decision?.kind).toBe('press');
  });

  it('is answered by the first of its seats when none is named', () => {
    const game = start();
    game.apply('wager:2');
    expect(game.state.lastSeat).toBe(0);
  });

  it('passes to the next seats when the rules say so', () => {
    const game = pressing(4);
    game.apply('bank', 1);
    expect(game.state.decision).toEqual({ kind: 'token', seats: [0] });
    game.apply('keep', 0);
    expect(game.state.decision).toEqual({ kind: 'token', seats: [1] });
    game.apply('keep', 1);
    expect(game.state.decision).toEqual({ kind: 'wager', seats: [2, 3] });
  });

  it('offers choices computed afresh after each answer', () => {
    const game = pressing(4);
    expect(keys(game)).toEqual(['roll', 'draw', 'bank']);
    expect(game.choices()).toBe(game.choices());
    game.apply('draw', 0);
    game.state.deck.length = 0;
    expect(keys(Game.resume(toy, game.state))).toEqual(['roll', 'bank']);
  });

  it('reports only what happened since the latest choice', () => {
    const game = pressing(4);
    game.apply('bank', 0);
    expect(game.events).toEqual([]);
    game.apply('keep', 0);
    game.apply('keep', 1);
    expect(game.events).toEqual([{ event: 'banked', team: 0, n: 4 }]);
  });
});

describe('a lone answer', () => {
  it('is taken without asking and is not counted as a choice', () => {
    const game = pressing(10);
    expect(game.state.decision).toEqual({ kind: 'token', seats: [0] });
    expect(game.state.step).toBe(1);
  });

  it('is taken in the name of the first of the asked seats', () => {
    const game = start();
    // With nothing to draw or to bank there is only the die.
    game.state.deck.length = 0;
    game.state.decision = { kind: 'press', seats: [2, 3] };
    const rolled = Game.resume(toy, game.state);
    expect(rolled.events[0]).toMatchObject({ seat: 2 });
  });

  it('is asked for where taking it would betray something hidden', () => {
    const game = pressing(4);
    game.state.hands[0] = [1];
    game.state.hands[1] = [6];
    game.apply('bank', 0);
    expect(keys(game)).toEqual(['keep']);
    expect(game.state.decision?.seats).toEqual([0]);
    game.apply('keep', 0);
    expect(keys(game)).toEqual(['keep', 'use:6']);
  });
});

describe('an answer that was not offered', () => {
  const attempts: [string, ErrorCode, string, number | undefined][] = [
    ['an unknown key', 'illegal-choice', 'dance', 0],
    ['a key legal only at another time', 'illegal-choice', 'bank', 0],
    ['a key with a stray space', 'illegal-choice', 'wager:1 ', 0],
    ['an empty key', 'illegal-choice', '', undefined],
    ['a seat that is not asked', 'not-your-decision', 'wager:1', 2],
    ['the seat without a person', 'not-your-decision', 'wager:1', 4],
    ['a seat that does not exist', 'not-your-decision', 'wager:1', -1],
    ['a seat that is no number', 'not-your-decision', 'wager:1', Number.NaN],
  ];

  it.each(attempts)('is refused and changes nothing: %s', (_, code, key, seat) => {
    const game = start();
    const before = stateHash(game.state);
    expect(refused(() => game.apply(key, seat))).toBe(code);
    expect(stateHash(game.state)).toBe(before);
    game.apply('wager:1', 0);
    expect(game.state.step).toBe(1);
  });

  it('keeps the events of the choice before it', () => {
    const game = start();
    game.apply('wager:3', 1);
    expect(refused(() => game.apply('wager:3', 1))).toBe('illegal-choice');
    expect(game.events).toEqual([{ event: 'wagered', seat: 1, n: 3 }]);
  });

  it('is refused once the game is over, which offers nothing', () => {
    const game = start();
    game.state.agenda.length = 0;
    game.state.decision = undefined;
    const before = stateHash(game.state);
    expect(game.over).toBe(true);
    expect(game.choices()).toEqual([]);
    expect(game.canUndo).toBe(false);
    expect(refused(() => game.apply('wager:1', 0))).toBe('no-decision');
    expect(stateHash(game.state)).toBe(before);
  });
});

describe('a question nobody can answer', () => {
  const mute = { ...toy, choices: () => [] };

  it.each([true, false])('is reported instead of waiting for ever (answers itself: %s)', (itself) => {
    const rules = { ...mute, answersItself: () => itself };
    expect(refused(() => Game.start(rules, { rounds: 1 }, 'mute'))).toBe('stuck');
  });

  it('is reported when the decision names no seat', () => {
    const game = start();
    game.state.decision = { kind: 'wager', seats: [] } satisfies ToyDecision;
    expect(refused(() => game.apply('wager:1'))).toBe('not-your-decision');
  });
});

describe('a state', () => {
  it('goes on the same way after a trip through JSON', () => {
    const game = pressing(4);
    const copy = Game.resume(toy, JSON.parse(JSON.stringify(game.state)) as typeof game.state);
    for (const each of [game, copy]) each.apply('roll', 1);
    expect(stateHash(copy.state)).toBe(stateHash(game.state));
    expect(copy.events).toEqual(game.events);
  });

  it('agrees with the view it was imagined from', () => {
    const game = pressing(4);
    game.apply('draw', 1);
    const seen = toy.view(game.state, 1);
    const imagined = toy.determinize(seen, { key: game.state.random.key, counter: 99 });
    expect(toy.view(imagined, 1)).toEqual(seen);
    toy.audit(imagined);
  });
});
