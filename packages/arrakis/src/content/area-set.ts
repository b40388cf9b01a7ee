import { sure } from '@sietch/kernel';
import { AREAS } from './areas.js';

/**
 * Some of the areas: a bit for each, by its position on the board, in four words. A set is never changed, so states
 * and their copies may share it.
 */
export interface AreaSet {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** Few enough bits for every engine to keep a word as a small integer. */
const WORD = 26;

function only(at: number): AreaSet {
  const bit = (word: number): number => (Math.trunc(at / WORD) === word ? 1 << (at % WORD) : 0);
  return { a: bit(0), b: bit(1), c: bit(2), d: bit(3) };
}

export const NO_AREA: AreaSet = { a: 0, b: 0, c: 0, d: 0 };

/** Each area alone. */
const ONLY: readonly AreaSet[] = AREAS.map((_, at) => only(at));

export function either(x: AreaSet, y: AreaSet): AreaSet {
  return { a: x.a | y.a, b: x.b | y.b, c: x.c | y.c, d: x.d | y.d };
}

export function both(x: AreaSet, y: AreaSet): AreaSet {
  return { a: x.a & y.a, b: x.b & y.b, c: x.c & y.c, d: x.d & y.d };
}

export function minus(x: AreaSet, y: AreaSet): AreaSet {
  return { a: x.a & ~y.a, b: x.b & ~y.b, c: x.c & ~y.c, d: x.d & ~y.d };
}

/** The set with an area, or without it. */
export function put(set: AreaSet, at: number, inside: boolean): AreaSet {
  const area = sure(ONLY[at], 'set of areas', at);
  return inside ? either(set, area) : minus(set, area);
}

export function setOf(positions: Iterable<number>): AreaSet {
  let set = NO_AREA;
  for (const at of positions) set = put(set, at, true);
  return set;
}

export const ALL_AREAS: AreaSet = setOf(AREAS.keys());

/** Is there an area in both? */
export function meets(x: AreaSet, y: AreaSet): boolean {
  return ((x.a & y.a) | (x.b & y.b) | (x.c & y.c) | (x.d & y.d)) !== 0;
}

export function includes(set: AreaSet, at: number): boolean {
  return meets(set, sure(ONLY[at], 'set of areas', at));
}

export function isNone(set: AreaSet): boolean {
  return (set.a | set.b | set.c | set.d) === 0;
}

export function isSame(x: AreaSet, y: AreaSet): boolean {
  return x.a === y.a && x.b === y.b && x.c === y.c && x.d === y.d;
}

/** Bits set in a word: in pairs, in fours, in bytes, then all bytes added up. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function sizeOf(set: AreaSet): number {
  return ones(set.a) + ones(set.b) + ones(set.c) + ones(set.d);
}

/** The lowest bit of a word that has one. */
function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The position of the next area of a set after another, in the order of the board; −1 when there is none. */
export function after(set: AreaSet, last: number): number {
  let at = last + 1;
  if (at < WORD) {
    const rest = set.a >>> at;
    if (rest !== 0) return at + lowest(rest);
    at = WORD;
  }
  if (at < 2 * WORD) {
    const rest = set.b >>> (at - WORD);
    if (rest !== 0) return at + lowest(rest);
    at = 2 * WORD;
  }
  if (at < 3 * WORD) {
    const rest = set.c >>> (at - 2 * WORD);
    if (rest !== 0) return at + lowest(rest);
    at = 3 * WORD;
  }
  const rest = set.d >>> (at - 3 * WORD);
  return rest === 0 ? -1 : at + lowest(rest);
}

/** The areas of a set whose positions pass a test. */
export function filter(set: AreaSet, test: (at: number) => boolean): AreaSet {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = after(set, -1); at >= 0; at = after(set, at)) {
    if (!test(at)) continue;
    if (at < WORD) a |= 1 << at;
    else if (at < 2 * WORD) b |= 1 << (at - WORD);
    else if (at < 3 * WORD) c |= 1 << (at - 2 * WORD);
    else d |= 1 << (at - 3 * WORD);
  }
  return { a, b, c, d };
}

/** What the areas of a set lead to, all together: `sets` has a set for each position. */
export function union(sets: readonly AreaSet[], set: AreaSet): AreaSet {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = after(set, -1); at >= 0; at = after(set, at)) {
    const led = sure(sets[at], 'set of areas', at);
    a |= led.a;
    b |= led.b;
    c |= led.c;
    d |= led.d;
  }
  return { a, b, c, d };
}

/** In the order of the board. */
export function positionsIn(set: AreaSet): number[] {
  const found: number[] = [];
  for (let at = after(set, -1); at >= 0; at = after(set, at)) found.push(at);
  return found;
}
