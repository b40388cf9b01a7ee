import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.js';
import { Game, redact, reveal } from './index.js';

describe('an event', () => {
  const event = { event: 'drew', seat: 1, secret: { seats: [1, 3], token: 6 } };

  it.each([1, 3])('shows its secret to seat %i, who may know it', (seat) => {
    expect(redact(event, seat)).toEqual({ event: 'drew', seat: 1, token: 6 });
  });

  it.each([0, 2, undefined])('shows nothing of its secret to %s', (seat) => {
    expect(redact(event, seat)).toEqual({ event: 'drew', seat: 1 });
    expect(JSON.stringify(redact(event, seat))).not.toContain('6');
  });

  it('without a secret is the same for everybody', () => {
    const open = { event: 'rolled', n: 3 };
    for (const seat of [0, 1, undefined]) expect(redact(open, seat)).toEqual(open);
  });

  it('is not changed by being shown', () => {
    redact(event, 0);
    expect(event).toEqual({ event: 'drew', seat: 1, secret: { seats: [1, 3], token: 6 } });
  });

  it('of a drawn token reaches partner, opponents and spectators without the token', () => {
    const game = Game.start(toy, { rounds: 1 }, 'draw');
    game.apply('wager:1', 0);
    const token = game.state.deck.at(-1);
    game.apply('draw', 1);
    const [drew] = game.events;
    if (drew === undefined) throw new Error('nothing was drawn');
    expect(redact(drew, 1)).toEqual({ event: 'drew', seat: 1, token });
    for (const seat of [0, 2, 3, 4, undefined])
      expect(redact(drew, seat)).toEqual({ event: 'drew', seat: 1 });
  });
});

describe('what was learnt since the latest choice', () => {
  const begun = () => {
    const game = Game.start(toy, { rounds: 1 }, 'learn');
    game.apply('wager:1', 0);
    return game;
  };

  it('is nothing after a choice that shows nothing', () => {
    expect(begun().learned).toBeUndefined();
  });

  it('is known to the seat that drew, then forgotten with the next choice', () => {
    const game = begun();
    game.apply('draw', 1);
    expect(game.learned).toEqual(new Set([1]));
    game.state.pot = 3;
    Game.resume(toy, game.state);
    game.apply('draw', 0);
    expect(game.learned).toEqual(new Set([0]));
  });

  it('is known to everybody after a die', () => {
    const game = begun();
    game.apply('roll', 1);
    expect(game.learned).toBe('all');
  });

  it('adds up: seats join seats, and everybody outweighs them', () => {
    const game = begun();
    reveal(game, 0);
    reveal(game, 2, 3);
    expect(game.learned).toEqual(new Set([0, 2, 3]));
    reveal(game);
    reveal(game, 1);
    expect(game.learned).toBe('all');
    expect(game.state.floor).toBe(game.state.step);
  });
});
