import type { Effect, Option } from './effect.js';

type KeysOfParts<E> = {
  [K in keyof E]-?: NonNullable<E[K]> extends readonly (Effect | Option)[] ? K : never;
}[keyof E];
/** Kinds without effects inside, as their types tell. */
type Plain = Effect extends infer E
  ? E extends Effect
    ? KeysOfParts<E> extends never
      ? E
      : never
    : never
  : never;

const NONE: readonly Effect[] = [];

/** No parts; the compiler refuses a structure here, which belongs into `childrenOf`. */
function childless(_: Plain): readonly Effect[] {
  return NONE;
}

/** Effects a structure holds, on all its branches. Every walk over effects goes this way. */
export function childrenOf(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'pay':
    case 'for-each':
    case 'at-reveal':
    case 'trash-from-hand':
    case 'allies':
      return effect.effects;
    case 'if':
      return effect.otherwise === undefined ? effect.effects : [...effect.effects, ...effect.otherwise];
    case 'choose':
      return effect.options.flat();
    case 'discard':
      return effect.then ?? NONE;
    case 'when-acquiring':
      // They belong to purchases to come: nothing that waits now is ordered for them.
      return NONE;
    default:
      return childless(effect);
  }
}

/** Does the effect, or any part of it, pass the test? */
export function mentions(effect: Effect, test: (effect: Effect) => boolean): boolean {
  return test(effect) || childrenOf(effect).some((part) => mentions(part, test));
}

/** Sums a number over the effect and its parts. */
export function total(effect: Effect, count: (effect: Effect) => number): number {
  let sum = count(effect);
  for (const part of childrenOf(effect)) sum += total(part, count);
  return sum;
}
