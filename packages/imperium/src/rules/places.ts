import { distinct } from './deck.js';

export type Place = 1 | 2 | 3;

/**
 * The reward of each seat by strength. A tie for first: nobody wins, the tied get the second reward; where the third
 * place is rewarded and two are tied the others compete for it. A tie for second: each gets the third.
 */
export function rewardPlaces(strengths: readonly number[], thirdPlace: boolean): (Place | undefined)[] {
  const levels = distinct(strengths.filter((strength) => strength > 0)).sort((a, b) => b - a);
  const groups = levels.map((level) => strengths.filter((strength) => strength === level).length);
  const [first = 0, second = 0, third = 0] = groups;
  const places: (Place | undefined)[] =
    first === 1
      ? [1, second === 1 ? 2 : 3, thirdPlace && second === 1 && third === 1 ? 3 : undefined]
      : [2, thirdPlace && first === 2 && second === 1 ? 3 : undefined];
  return strengths.map((strength) => (strength > 0 ? places[levels.indexOf(strength)] : undefined));
}
