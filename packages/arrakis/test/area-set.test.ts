import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_AREAS,
  type AreaSet,
  after,
  both,
  either,
  filter,
  includes,
  isNone,
  isSame,
  meets,
  minus,
  NO_AREA,
  positionsIn,
  put,
  setOf,
  sizeOf,
  union,
} from '../src/content/area-set.js';
import { AREAS } from '../src/content/areas.js';

const positions = fc.uniqueArray(fc.nat(AREAS.length - 1)).map((some) => some.toSorted((a, b) => a - b));
const position = fc.nat(AREAS.length - 1);

/** What a set of areas must do is what a set of numbers does. */
describe('a set of areas', () => {
  const check = (test: (a: number[], b: number[], at: number) => void) =>
    fc.assert(fc.property(positions, positions, position, test), { numRuns: 300, seed: 1965 });

  it('tells its areas in the order of the board', () => {
    check((a) => {
      expect(positionsIn(setOf(a))).toEqual(a);
      expect(sizeOf(setOf(a))).toBe(a.length);
      expect(isNone(setOf(a))).toBe(a.length === 0);
    });
    expect(positionsIn(ALL_AREAS)).toEqual([...AREAS.keys()]);
    expect(positionsIn(NO_AREA)).toEqual([]);
  });

  it('joins, shares and leaves out', () => {
    check((a, b) => {
      const [x, y] = [setOf(a), setOf(b)];
      expect(positionsIn(either(x, y))).toEqual([...new Set([...a, ...b])].toSorted((p, q) => p - q));
      expect(positionsIn(both(x, y))).toEqual(a.filter((at) => b.includes(at)));
      expect(positionsIn(minus(x, y))).toEqual(a.filter((at) => !b.includes(at)));
      expect(meets(x, y)).toBe(a.some((at) => b.includes(at)));
      expect(isSame(x, y)).toBe(String(a) === String(b));
    });
  });

  it('holds an area or not, and can be told to', () => {
    check((a, _, at) => {
      const set = setOf(a);
      expect(includes(set, at)).toBe(a.includes(at));
      expect(includes(put(set, at, true), at)).toBe(true);
      expect(positionsIn(put(set, at, false))).toEqual(a.filter((each) => each !== at));
      // The set itself stays as it was: states share it.
      expect(positionsIn(set)).toEqual(a);
    });
  });

  it('is walked through area by area, and sifted', () => {
    check((a, b, at) => {
      expect(after(setOf(a), at)).toBe(a.find((each) => each > at) ?? -1);
      expect(positionsIn(filter(setOf(a), (each) => b.includes(each)))).toEqual(
        a.filter((each) => b.includes(each)),
      );
    });
  });

  it('leads to all that its areas lead to', () => {
    const next: AreaSet[] = [...AREAS.keys()].map((at) => setOf([at, (at + 1) % AREAS.length]));
    check((a) => {
      const led = new Set(a.flatMap((at) => [at, (at + 1) % AREAS.length]));
      expect(positionsIn(union(next, setOf(a)))).toEqual([...led].toSorted((p, q) => p - q));
    });
  });
});
