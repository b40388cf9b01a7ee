import type { Effect } from '../effects/effect.js';
import type { Voice } from './context.js';
import type { Clause } from './sentence.js';

/** How kinds of effects become clauses: a table per concept; `effect.ts` joins them. */
export type EffectTable<Kind extends Effect['do']> = {
  readonly [kind in Kind]: (effect: Extract<Effect, { readonly do: kind }>, voice: Voice) => Clause;
};
