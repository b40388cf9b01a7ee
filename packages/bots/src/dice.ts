import type { RandomState } from '@sietch/kernel';

const TWO_32 = 2 ** 32;

/** Quick random numbers for bots (sfc32). The games' own shuffles never use it. */
export class Dice {
  /** Three words of state and a counter. */
  private readonly words = new Int32Array([0, 0, 0, 1]);

  constructor(seed: string) {
    let a = 0;
    for (let i = 0; i < seed.length; i++) a = (Math.imul(a ^ seed.charCodeAt(i), 0x9e3779b1) + i) | 0;
    this.words[0] = a;
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const { words } = this;
    const [a, b, c, counter] = [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, words[3] ?? 0];
    const sum = (((a + b) | 0) + counter) | 0;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    words[3] = counter + 1;
    return sum >>> 0;
  }

  /** From 0 up to 1, without 1. */
  fraction(): number {
    return this.next() / TWO_32;
  }

  /** From 0 to `bound` − 1. The bias of the multiplication is far below what play can notice. */
  below(bound: number): number {
    return Math.floor((this.next() / TWO_32) * bound);
  }
}

/** What shuffles and dice of a guessed game will bring. */
export function fateOf(dice: Dice): RandomState {
  return { key: Array.from({ length: 8 }, () => dice.below(2 ** 32)), counter: 0 };
}
