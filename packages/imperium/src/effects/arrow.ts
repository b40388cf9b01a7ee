import type { Effect, EffectOf } from './effect.js';
import { childrenOf } from './walk.js';

export type Arrow = EffectOf<'pay'>;

/** The arrow an effect consists of, also behind a condition (met or not met): choosing it is paying for it. */
export function arrowOf(effect: Effect | undefined): Arrow | undefined {
  if (effect?.do === 'pay') return effect;
  if (effect?.do !== 'if') return undefined;
  const [only, ...others] = childrenOf(effect);
  return others.length === 0 ? arrowOf(only) : undefined;
}
