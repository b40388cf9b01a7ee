import type { Effect, EffectOf } from '../effects/effect.js';
import type { Voice } from './context.js';
import type { Clause } from './sentence.js';

/** How kinds of effects become clauses: a table per concept; `effect.ts` joins them. */
export type EffectTable<Kind extends Effect['do']> = {
  readonly [kind in Kind]: (effect: EffectOf<kind>, voice: Voice) => Clause;
};
