import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock, cloneRandom, type RandomState, randomBelow, randomFromSeed, shuffle } from './index.js';

const draws = (random: RandomState, bound: number, n: number) =>
  Array.from({ length: n }, () => randomBelow(random, bound));

/** Pearson's statistic of counts that should all be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** Far beyond the 99.99th percentile for these few degrees of freedom; the seeds are fixed anyway. */
const generous = (classes: number) => classes - 1 + 6 * Math.sqrt(2 * (classes - 1));

describe('the cipher behind the random numbers', () => {
  /** The same block by OpenSSL: its IV is our counter and the empty nonce. */
  function openssl(key: readonly number[], counter: number): number[] {
    const keyBytes = Buffer.alloc(32);
    for (const [i, word] of key.entries()) keyBytes.writeUInt32LE(word, i * 4);
    const iv = Buffer.alloc(16);
    iv.writeUInt32LE(counter % 2 ** 32, 0);
    iv.writeUInt32LE(Math.floor(counter / 2 ** 32), 4);
    const stream = createCipheriv('chacha20', keyBytes, iv).update(Buffer.alloc(64));
    return Array.from({ length: 16 }, (_, i) => stream.readUInt32LE(i * 4));
  }

  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const key = fc.array(word, { minLength: 8, maxLength: 8 });

  it('agrees with OpenSSL at twenty rounds, for any key and counter', () => {
    fc.assert(
      fc.property(key, fc.maxSafeNat(), (words, counter) => {
        expect([...chachaBlock(words, counter, 20, new Uint32Array(16))]).toEqual(openssl(words, counter));
      }),
      {
        seed: 1,
        numRuns: 300,
        examples: [
          [Array(8).fill(2 ** 32 - 1), 2 ** 32 - 1],
          [Array(8).fill(0), 2 ** 32],
        ],
      },
    );
  });

  it('is used at twelve rounds, a fresh block for each random event', () => {
    const random = randomFromSeed('rounds');
    for (let counter = 0; counter < 5; counter++) {
      const [first] = chachaBlock(random.key, counter, 12, new Uint32Array(16));
      expect(randomBelow(random, 2 ** 32)).toBe(first);
      expect(random.counter).toBe(counter + 1);
    }
  });

  it('keeps nothing of one game for another', () => {
    const [a, b, lone] = [randomFromSeed('a'), randomFromSeed('b'), randomFromSeed('a')];
    const mixed = Array.from({ length: 50 }, () => {
      const drawn = randomBelow(a, 1000);
      shuffle(b, [1, 2, 3, 4, 5]);
      return drawn;
    });
    expect(mixed).toEqual(draws(lone, 1000, 50));
  });
});

// A change of these breaks every record ever made; the numbers themselves mean nothing.
const GOLDEN_DICE = [2, 3, 2, 0, 4, 0, 2, 0, 5, 4, 5, 1];
const GOLDEN_SHUFFLE = [5, 1, 2, 6, 9, 7, 3, 8, 0, 4];

describe('a random number', () => {
  it('is the same today as on the day the first record was made', () => {
    const random = randomFromSeed('sietch');
    expect(draws(random, 6, 12)).toEqual(GOLDEN_DICE);
    expect(shuffle(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(GOLDEN_SHUFFLE);
  });

  it('follows from the seed alone', () => {
    expect(draws(randomFromSeed('x'), 100, 50)).toEqual(draws(randomFromSeed('x'), 100, 50));
  });

  it('differs between seeds, however alike', () => {
    const streams = ['a', 'b', 'A', 'a ', 'aa'].map((seed) => draws(randomFromSeed(seed), 2 ** 32, 4).join());
    expect(new Set(streams).size).toBe(streams.length);
  });

  it('goes on the same way after a trip through JSON or a copy', () => {
    const random = randomFromSeed('trip');
    draws(random, 10, 7);
    const copies = [JSON.parse(JSON.stringify(random)) as RandomState, cloneRandom(random)];
    const expected = draws(random, 10, 20);
    for (const copy of copies) expect(draws(copy, 10, 20)).toEqual(expected);
  });

  it('drawn from a copy leaves the original where it was', () => {
    const random = randomFromSeed('copy');
    randomBelow(cloneRandom(random), 6);
    expect(random.counter).toBe(0);
  });

  it('goes on past the 32-bit end of the counter', () => {
    const { key } = randomFromSeed('long');
    const [low, high] = [
      { key, counter: 0 },
      { key, counter: 2 ** 32 },
    ];
    expect(draws(high, 2 ** 32, 3)).not.toEqual(draws(low, 2 ** 32, 3));
    expect(high.counter).toBe(2 ** 32 + 3);
  });

  it('is below its bound', () => {
    const random = randomFromSeed('bounds');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
        const n = randomBelow(random, bound);
        expect(Number.isInteger(n) && n >= 0 && n < bound).toBe(true);
      }),
      { seed: 5, numRuns: 500 },
    );
    expect(draws(random, 1, 5)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])(
    'below %s is refused rather than looked for for ever',
    (bound) => {
      expect(() => randomBelow(randomFromSeed('none'), bound)).toThrow(RangeError);
    },
  );

  it.each([2, 3, 6, 7, 10])('is equally often each number below %i', (bound) => {
    const counts = Array<number>(bound).fill(0);
    for (const n of draws(randomFromSeed(`fair ${bound}`), bound, 20_000)) counts[n] = (counts[n] ?? 0) + 1;
    expect(chiSquare(counts)).toBeLessThan(generous(bound));
  });

  it('favours no part of a bound that does not divide the words evenly', () => {
    // Without drawing again, numbers below 2³⁰ would come up twice as often as the rest.
    const bound = 3 * 2 ** 30;
    const counts = [0, 0, 0];
    for (const n of draws(randomFromSeed('bias'), bound, 9_000)) {
      const third = Math.floor(n / 2 ** 30);
      counts[third] = (counts[third] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(generous(3));
  });
});

describe('a shuffle', () => {
  it('keeps every item, in place', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = [...items];
        expect(shuffle(randomFromSeed(seed), shuffled)).toBe(shuffled);
        const sorted = (list: number[]) => [...list].sort((a, b) => a - b);
        expect(sorted(shuffled)).toEqual(sorted(items));
      }),
      { seed: 9, numRuns: 300 },
    );
  });

  it('makes each order of three equally often', () => {
    const random = randomFromSeed('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    expect(chiSquare([...counts.values()])).toBeLessThan(generous(6));
  });

  it('puts the first of forty cards in each place equally often, across several blocks', () => {
    const random = randomFromSeed('places');
    const counts = Array<number>(40).fill(0);
    for (let i = 0; i < 12_000; i++) {
      const place = shuffle(
        random,
        Array.from({ length: 40 }, (_, card) => card),
      ).indexOf(0);
      counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(generous(40));
  });

  it('of nothing or one thing draws nothing', () => {
    const random = randomFromSeed('empty');
    expect(shuffle(random, [])).toEqual([]);
    expect(shuffle(random, ['only'])).toEqual(['only']);
    expect(random.counter).toBe(0);
  });
});
