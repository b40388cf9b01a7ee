import { sure } from './sure.js';

/**
 * Random numbers of a game: the ChaCha stream cipher keyed by the seed.
 *
 * A cipher rather than a plain generator, because players see much of its output (the row, the
 * conflicts, their own draws): from a linear generator a patient opponent could solve for the rest
 * of the deck. Every random event starts a fresh block, so the state is just the key and a counter.
 */
export interface RandomState {
  readonly key: readonly number[];
  counter: number;
}

const ROUNDS = 12;
const BLOCK_WORDS = 16;
const KEY_WORDS = 8;
const TWO_32 = 2 ** 32;

/** The first row of every block: "expand 32-byte k", as the cipher prescribes. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

// Shared by all games: a block is used up within the call that makes it, never kept for the next one.
const start = new Int32Array(BLOCK_WORDS);
start.set(CONSTANTS);
const work = new Int32Array(BLOCK_WORDS);
const block = new Uint32Array(BLOCK_WORDS);
let used = BLOCK_WORDS;

function quarter(a: number, b: number, c: number, d: number): void {
  let wa = work[a] ?? 0;
  let wb = work[b] ?? 0;
  let wc = work[c] ?? 0;
  let wd = work[d] ?? 0;
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 16) | (wd >>> 16);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 12) | (wb >>> 20);
  wa = (wa + wb) | 0;
  wd ^= wa;
  wd = (wd << 8) | (wd >>> 24);
  wc = (wc + wd) | 0;
  wb ^= wc;
  wb = (wb << 7) | (wb >>> 25);
  work[a] = wa;
  work[b] = wb;
  work[c] = wc;
  work[d] = wd;
}

/** One block of the ChaCha stream, written to `out`: 16 words for a key of 8 and a 64-bit counter; no nonce. */
export function chachaBlock(
  key: readonly number[],
  counter: number,
  rounds: number,
  out: Uint32Array,
): Uint32Array {
  for (let i = 0; i < KEY_WORDS; i++) start[4 + i] = key[i] ?? 0;
  start[12] = counter;
  start[13] = Math.floor(counter / TWO_32);
  work.set(start);
  for (let round = 0; round < rounds; round += 2) {
    quarter(0, 4, 8, 12);
    quarter(1, 5, 9, 13);
    quarter(2, 6, 10, 14);
    quarter(3, 7, 11, 15);
    quarter(0, 5, 10, 15);
    quarter(1, 6, 11, 12);
    quarter(2, 7, 8, 13);
    quarter(3, 4, 9, 14);
  }
  for (let i = 0; i < BLOCK_WORDS; i++) out[i] = (work[i] ?? 0) + (start[i] ?? 0);
  return out;
}

/** A number from 0 to `bound` − 1, every one equally likely (no modulo bias). */
function below(random: RandomState, bound: number): number {
  for (;;) {
    if (used === BLOCK_WORDS) {
      chachaBlock(random.key, random.counter++, ROUNDS, block);
      used = 0;
    }
    const word = block[used++] ?? 0;
    const rest = word % bound;
    // The last, incomplete run of `bound` words would favour small numbers; draw again.
    if (word - rest <= TWO_32 - bound) return rest;
  }
}

export function randomBelow(random: RandomState, bound: number): number {
  if (!(Number.isInteger(bound) && bound > 0 && bound <= TWO_32)) {
    throw new RangeError(`Cannot draw a random number below ${bound}.`);
  }
  used = BLOCK_WORDS;
  return below(random, bound);
}

/** Fisher–Yates, in place. */
export function shuffle<T>(random: RandomState, items: T[]): T[] {
  used = BLOCK_WORDS;
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const item = sure(items[i], 'item', i);
    items[i] = sure(items[j], 'item', j);
    items[j] = item;
  }
  return items;
}

export function cloneRandom(random: RandomState): RandomState {
  return { key: random.key, counter: random.counter };
}
