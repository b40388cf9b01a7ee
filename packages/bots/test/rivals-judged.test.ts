import { gameById } from '@sietch/games';
import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { learningOf, loadMind, sidesOf } from '../src/index.js';

/** What the learnt judgement thinks of the sides when a game begins, with another weight for people if one is given. */
async function judged(id: string, raw: object, person?: number): Promise<readonly number[]> {
  const { rules } = gameById(id);
  const learning = learningOf(rules);
  const options = rules.parseOptions(raw);
  const mind = await loadMind(rules);
  const weights = mind?.judgement.weights ?? new Float64Array();
  const place = learning.features.indexOf('person');
  const kept = weights[place] ?? 0;
  if (person !== undefined) weights[place] = person;
  const { state } = Game.start(rules, options, 'rivals');
  const chances = mind?.judgement.chances(learning, state, sidesOf(rules, options)) ?? [];
  weights[place] = kept;
  return [...chances];
}

const LEVELS = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const;

describe.each(['imperium', 'uprising'])('people beside Rivals in %s', (id) => {
  it('are neither sure to win alone nor lost, and better Rivals leave them less hope', async () => {
    const chances: number[] = [];
    for (const difficulty of LEVELS) {
      const [person = 0] = await judged(id, { players: 1, difficulty });
      chances.push(person);
    }
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    // Normal wins about half of its games against the easiest Rivals, and one of eight against the best.
    expect(chances[0]).toBeGreaterThan(0.3);
    expect(chances[0]).toBeLessThan(0.75);
    expect(chances.at(-1)).toBeGreaterThan(0.05);
    expect(chances.at(-1)).toBeLessThan(0.35);
  });

  it('have little to fear from the Rival in a game of two', async () => {
    const [one = 0, other = 0] = await judged(id, { players: 2 });
    expect(one + other).toBeGreaterThan(0.9);
  });

  it.each([3, 4])('are judged by nothing else where %i of them play', async (players) => {
    const chances = await judged(id, { players });
    const otherwise = await judged(id, { players }, 3);
    for (const [side, chance] of chances.entries()) expect(otherwise[side]).toBeCloseTo(chance, 10);
  });
});
