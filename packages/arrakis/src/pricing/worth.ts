import type { Legion } from '../state.js';

/** What things are worth: a hundred is a game. */
export const WORTH = {
  /** A tenth of the way to victory. */
  supremacy: 10,
  /** A step towards the secret objective, one of eighteen. */
  step: 5.6,
  /** A step beyond the objective. */
  surplus: 0.4,
  spice: 2.6,
  beneGesserit: 2,
  win: 1000,
} as const;

const FIGURE = { regular: 1, elite: 1.8, special: 2.4, token: 3.8, generic: 0.8, named: 1.8 } as const;

export function figuresWorth(legion: Legion): number {
  return (
    FIGURE.regular * legion.regular +
    FIGURE.elite * legion.elite +
    FIGURE.special * legion.special +
    FIGURE.token * legion.tokens.length +
    FIGURE.generic * legion.generic +
    FIGURE.named * legion.named.length
  );
}

/** A few cards give a choice; many are more than can be played, and those beyond six are discarded. */
const HAND: readonly number[] = [0, 1.2, 2.2, 3, 3.6, 4, 4.3];

export function handWorth(cards: number): number {
  return HAND[cards] ?? 4.3 + 0.05 * (cards - 6);
}
