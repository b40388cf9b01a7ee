import { gameById } from '@sietch/games';
import { SietchError } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { blankMind, learningOf, type Mind, readMind, writeMind } from '../src/index.js';
import { SLOTS } from '../src/learning/policy.js';

const learning = learningOf(gameById('imperium').rules);
const made = { command: 'sietch train', date: '2026-11-16', games: 1 };

/** Weights here and there, the first and the last slot among them. */
function someMind(): Mind {
  const mind = blankMind(learning);
  for (const [i, slot] of [0, 1, 127, 128, 300, 20_000, SLOTS - 1].entries())
    mind.policy.weights[slot] = (i % 2 === 0 ? 1 : -1) * (0.5 + i / 2);
  mind.judgement.weights.forEach((_, i, all) => {
    all[i] = i / 7;
  });
  return mind;
}

describe('a mind in a file', () => {
  it('comes back as it was, each weight to within half a step', () => {
    const mind = someMind();
    const file = writeMind('imperium', mind, learning, made);
    const read = readMind(JSON.parse(JSON.stringify(file)), 'imperium', learning);
    expect(file.step).toBeCloseTo(Math.max(...mind.policy.weights.map(Math.abs)) / 127, 6);
    for (const [slot, weight] of mind.policy.weights.entries()) {
      const kept = read.policy.weights[slot] ?? Number.NaN;
      expect(Math.abs(kept - weight)).toBeLessThanOrEqual(file.step / 2 + 1e-6);
    }
    for (const [i, weight] of mind.judgement.weights.entries())
      expect(read.judgement.weights[i]).toBeCloseTo(weight, 3);
  });

  it('keeps what it knows of features that are still there, whatever their order', () => {
    const file = writeMind('imperium', someMind(), learning, made);
    const fewer = { ...learning, features: ['lead', 'new', 'points'] };
    const read = readMind(file, 'imperium', fewer);
    expect([...read.judgement.weights]).toEqual([file.judgement.lead, 0, file.judgement.points]);
  });

  it.each([
    ['nothing at all', null, /no object/],
    ['another format', { format: 2 }, /format is 2/],
    ['another game', { game: 'uprising' }, /made for "uprising"/],
    ['no base64', { policy: '!' }, /not base64/],
    ['half a pair', { policy: btoa('\x05') }, /cut off/],
    ['a slot beyond the last', { policy: btoa('\xff\xff\x7f\x01') }, /too long/],
    ['a weight that is none', { judgement: { points: null } }, /"points" has no weight/],
    ['a weight that was changed', { judgement: { points: 9 } }, /lost or changed/],
    ['weights that are missing', { policy: '' }, /lost or changed/],
    ['a step that is none', { step: 'x' }, /step is no number/],
  ])('is refused with the reason: %s', (_, change, why) => {
    const file = writeMind('imperium', someMind(), learning, made);
    const raw = change === null ? null : { ...file, ...change };
    const read = () => readMind(raw, 'imperium', learning);
    expect(read).toThrow(SietchError);
    expect(read).toThrow(why);
  });
});
