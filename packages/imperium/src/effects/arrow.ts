import type { Effect } from './effect.js';

export type Arrow = Effect & { readonly do: 'pay' };

/** The arrow an effect consists of, also behind a condition: choosing such an effect is paying for it. */
export function arrowOf(effect: Effect | undefined): Arrow | undefined {
  if (effect?.do === 'pay') return effect;
  if (effect?.do !== 'if' || effect.otherwise !== undefined || effect.effects.length !== 1) return undefined;
  return arrowOf(effect.effects[0]);
}
