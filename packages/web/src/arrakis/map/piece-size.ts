/** Numbers on pieces are at least so large on the screen. */
const LEAST_PX = 11.2;
/** How large they are drawn, in the map's measure, where that is enough. */
export const NUMBERS = 18;
/** Larger ones would hide what they count. */
const MOST = 52;
/** Where numbers must be larger than this, the figures of a legion could not be told apart. */
const BRIEF = 30;
/** From there on pieces grow with their numbers, of which they are so many times as large. */
const IN_NUMBERS = 1 / 27;
const MOST_WITHOUT = 1.1;

/** How large numbers are drawn, by the pixels a unit of the map has. */
export function numbersAt(pixels: number): number {
  return Math.min(Math.max(Math.ceil((LEAST_PX / pixels) * 2) / 2, NUMBERS), MOST);
}

/** Seen from so far away a legion is one figure with the number of all, and everything stands larger. */
export const isBrief = (numbers: number): boolean => numbers > BRIEF;

/** How much larger than they are drawn pieces stand; those without a number need less. */
export function pieceSize(numbers: number, numbered = true): number {
  const size = isBrief(numbers) ? numbers * IN_NUMBERS : 1;
  return numbered ? size : Math.min(size, MOST_WITHOUT);
}
