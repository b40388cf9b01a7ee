import type { Effect } from './effect.js';

/** Effects a structure holds, on all its branches. */
export function partsOf(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'pay':
    case 'for-each':
    case 'at-reveal':
    case 'trash-from-hand':
      return effect.effects;
    case 'if':
      return [...effect.effects, ...(effect.otherwise ?? [])];
    case 'choose':
      return effect.options.flat();
    case 'discard':
      return effect.then ?? [];
    default:
      return [];
  }
}

/** Does the effect, or any part of it, pass the test? */
export function mentions(effect: Effect, test: (effect: Effect) => boolean): boolean {
  return test(effect) || partsOf(effect).some((part) => mentions(part, test));
}

/** Sums a number over the effect and its parts. */
export function total(effect: Effect, count: (effect: Effect) => number): number {
  return partsOf(effect).reduce((sum, part) => sum + total(part, count), count(effect));
}
