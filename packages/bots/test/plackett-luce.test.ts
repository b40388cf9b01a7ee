import { describe, expect, it } from 'vitest';
import { type Ranking, ratingOf, strengthsOf } from '../src/arena/plackett-luce.js';
import { Dice, wilson } from '../src/index.js';

/** Games of four in which the next place goes to each in proportion to strength. */
function played(strengths: readonly number[], games: number): Ranking[] {
  const dice = new Dice('ranking');
  return Array.from({ length: games }, () => {
    const running = strengths.map((_, entrant) => entrant);
    const ranking: number[][] = [];
    while (running.length > 0) {
      const sum = running.reduce((total, entrant) => total + (strengths[entrant] ?? 0), 0);
      let rest = dice.fraction() * sum;
      const at = running.findIndex((entrant) => {
        rest -= strengths[entrant] ?? 0;
        return rest < 0;
      });
      ranking.push(running.splice(Math.max(0, at), 1));
    }
    return ranking;
  });
}

describe('ratings by Plackett and Luce', () => {
  it('find the strengths games were played with', () => {
    const found = strengthsOf(played([4, 2, 1, 0.125], 3000), 4);
    const told = [4, 2, 1, 0.125];
    for (const [i, strength] of told.entries())
      expect(Math.abs(ratingOf(found[i] ?? 0) - ratingOf(strength))).toBeLessThan(25);
  });

  it('find them also where one entrant plays several sides', () => {
    // One against three alike, who wins half of the games.
    const games = played([3, 1, 1, 1], 2000).map((ranking) =>
      ranking.map((place) => place.map((side) => Math.min(1, side))),
    );
    const [strong = 0, weak = 0] = strengthsOf(games, 2);
    expect(Math.abs(ratingOf(strong / weak) - ratingOf(3))).toBeLessThan(25);
  });

  it('call those equal who always share a place', () => {
    const [a = 0, b = 0] = strengthsOf(
      Array.from({ length: 50 }, () => [[0, 1], [2]]),
      3,
    );
    expect(a).toBeCloseTo(b);
  });

  it('stay finite for those who have never lost, and know 400 points as ten to one', () => {
    const [never = 0, always = 0] = strengthsOf(
      Array.from({ length: 20 }, () => [[0], [1]]),
      2,
    );
    expect(never).toBeGreaterThan(3);
    expect(never * always).toBeCloseTo(1);
    expect(ratingOf(10) - ratingOf(1)).toBeCloseTo(400);
  });
});

describe('the interval of a share', () => {
  it('is that of Wilson', () => {
    const [least, most] = wilson(62, 100);
    expect(least).toBeCloseTo(0.522, 3);
    expect(most).toBeCloseTo(0.709, 3);
  });
});
