import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkSeed, hashText, newSeed, randomFromSeed, seedHash } from './index.js';

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('a seed', () => {
  it('of ours has 256 bits and is never the same twice', () => {
    const seeds = Array.from({ length: 50 }, newSeed);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(seeds).size).toBe(50);
    for (const seed of seeds) expect(checkSeed(seed)).toBe(seed);
  });

  it.each(['x', 'пісок', 'a'.repeat(200)])('may be any short text', (seed) => {
    expect(checkSeed(seed)).toBe(seed);
  });

  it.each(['', 'a'.repeat(201), 7, undefined, null, ['x']])('is refused when it is not: %s', (seed) => {
    expect(() => checkSeed(seed)).toThrowError(expect.objectContaining({ code: 'bad-seed' }));
  });
});

describe('the published hash', () => {
  it('commits to the seed: the same for the same, another for another', () => {
    expect(seedHash('a')).toBe(seedHash('a'));
    expect(new Set(['a', 'b', 'A', 'a '].map(seedHash)).size).toBe(4);
  });

  it('can be checked by anybody with SHA-256', () => {
    expect(seedHash('пісок')).toBe(sha256('sietch seed пісок'));
    expect(hashText('пісок')).toBe(sha256('пісок'));
  });

  it('tells nothing about the random numbers', () => {
    const digest = Buffer.from(seedHash('a'), 'hex');
    const published = Array.from({ length: 8 }, (_, i) => digest.readUInt32LE(i * 4));
    expect(randomFromSeed('a').key).not.toEqual(published);
    const stream = Buffer.from(sha256('sietch stream a'), 'hex');
    expect(randomFromSeed('a')).toEqual({
      key: Array.from({ length: 8 }, (_, i) => stream.readUInt32LE(i * 4)),
      counter: 0,
    });
  });
});
