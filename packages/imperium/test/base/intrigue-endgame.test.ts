import { describe, expect, it } from 'vitest';
import { covers } from '../../../../test/covers.js';
import { ending, plotting } from './intrigue-table.js';

const FLOW = 'the-spice-must-flow';
const flows = (n: number): string[] => Array.from({ length: n }, () => FLOW);

describe('corner-the-market', () => {
  const points = (own: number, theirs: number): number => {
    const table = ending({
      0: { points: 5, discard: flows(own), intrigues: ['corner-the-market'] },
      1: { discard: flows(theirs) },
    });
    return table.choose('intrigue:corner-the-market').player(0).points - 5;
  };

  it('corner-the-market: a point for two or more copies of The Spice Must Flow, another for the most', () => {
    expect(points(2, 1)).toBe(2);
    expect(points(3, 2)).toBe(2);
  });

  it('corner-the-market: each line counts for itself', () => {
    covers('faq-corner-the-market');
    expect(points(2, 2)).toBe(1);
    expect(points(2, 3)).toBe(1);
    expect(points(1, 0)).toBe(1);
  });

  it('corner-the-market: does nothing without a line that holds', () => {
    for (const [own, theirs] of [
      [0, 0],
      [1, 1],
      [1, 2],
    ] as const) {
      const table = ending({
        0: { discard: flows(own), intrigues: ['corner-the-market'] },
        1: { discard: flows(theirs) },
      });
      expect(table.keys).toEqual(['pass']);
      expect(table.refused('intrigue:corner-the-market')).toBe('no-effect');
    }
  });

  it('corner-the-market: counts the copies wherever they are: hand, deck, discard pile', () => {
    const table = ending({
      0: { points: 5, hand: [FLOW], deck: [FLOW], discard: [FLOW], intrigues: ['corner-the-market'] },
      1: { deck: flows(3) },
    });
    expect(table.choose('intrigue:corner-the-market').player(0).points).toBe(6);
  });
});

describe('plans-within-plans', () => {
  const table = (influence: Record<string, number>) =>
    ending({ 0: { points: 5, influence, intrigues: ['plans-within-plans'] } });

  it('plans-within-plans: a point for influence 3 with three factions', () => {
    const three = table({ emperor: 3, guild: 4, fremen: 3, 'bene-gesserit': 2 });
    three.choose('intrigue:plans-within-plans');
    expect(three.player(0).points).toBe(6);
  });

  it('plans-within-plans: 2 points, not 3, for influence 3 with all four', () => {
    const four = table({ emperor: 3, guild: 3, fremen: 3, 'bene-gesserit': 3 });
    four.choose('intrigue:plans-within-plans');
    expect(four.keys).toEqual(['option:0', 'option:1']);
    four.choose('option:1');
    expect(four.player(0).points).toBe(7);
  });

  it('plans-within-plans: step 2 is not enough, and two factions are not either', () => {
    const low = table({ emperor: 6, guild: 6, fremen: 2, 'bene-gesserit': 2 });
    expect(low.keys).toEqual(['pass']);
    expect(low.refused('intrigue:plans-within-plans')).toBe('no-effect');
  });
});

describe('tiebreaker', () => {
  it('tiebreaker: 10 spice at the end decide a tie', () => {
    covers('imp-end-tie-spice', 'imp-end-then-winner');
    const players = { 0: { points: 8, spice: 0, intrigues: ['tiebreaker'] }, 1: { points: 8, spice: 9 } };
    const played = ending(players).choose('intrigue:tiebreaker');
    expect(played.player(0).spice).toBe(10);
    expect(played.game.rules.outcome(played.state)?.winners).toEqual([0]);
    const kept = ending(players).choose('pass');
    expect(kept.game.rules.outcome(kept.state)?.winners).toEqual([1]);
  });
});

describe('the end of the game', () => {
  it('plans-within-plans: once round from the first player, any number of cards each', () => {
    covers('imp-end-endgame-intrigue');
    const influence = { emperor: 3, guild: 3, fremen: 3 };
    const table = ending(
      {
        0: { intrigues: ['tiebreaker'] },
        1: {
          points: 4,
          influence,
          discard: flows(2),
          intrigues: ['plans-within-plans', 'corner-the-market', 'windfall'],
        },
      },
      { first: 1 },
    );
    expect(table.asked).toBe(1);
    table.choose('intrigue:plans-within-plans', 'intrigue:corner-the-market');
    expect(table.player(1).points).toBe(7);
    expect([table.asked, table.keys]).toEqual([1, ['pass']]);
    table.choose('pass');
    // Seat 2 holds nothing and is not asked.
    expect(table.asked).toBe(0);
    table.choose('pass');
    expect(table.asks).toBe('over');
    expect(table.state.phase).toBe('over');
  });
});

describe('the intrigue deck', () => {
  it('an empty deck is made anew from the discard pile, shuffled', () => {
    covers('imp-intrigue-deck-empty');
    // A deck named empty leaves all intrigues in the discard pile.
    const table = plotting(['windfall'], { hand: ['reconnaissance'] }, { intrigueDeck: [] });
    const pile = [...table.state.intrigueDiscard];
    expect([table.state.intrigueDeck.length, pile.length]).toEqual([0, 39]);
    table.choose('agent:reconnaissance>carthag', 'effect:carthag.1');
    const [, drawn] = table.player(0).intrigues as [string, string];
    expect(table.state.intrigueDiscard).toEqual([]);
    expect([...table.state.intrigueDeck, drawn].toSorted()).toEqual(pile.toSorted());
    expect(table.state.intrigueDeck).not.toEqual(pile.slice(0, -1));
  });
});
