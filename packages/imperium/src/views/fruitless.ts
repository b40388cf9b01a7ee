import { type Choice, keyOf, type Seat } from '@sietch/kernel';
import { arrowOf } from '../effects/arrow.js';
import type { Effect } from '../effects/effect.js';
import { yields } from '../rules/effects/interpreter.js';
import type { ImperiumState } from '../state.js';
import type { Ref } from '../terms.js';
import { waitingEffect } from './refs.js';

/** Keys of choices that may be made though they would bring nothing: an arrow whose supply or deck has run out. */
export function fruitless(state: ImperiumState, seat: Seat, offered: readonly Choice[]): string[] {
  return offered.filter((choice) => bringsNothing(state, seat, choice)).map(keyOf);
}

function bringsNothing(state: ImperiumState, seat: Seat, choice: Choice): boolean {
  const chosen = effectOf(state, choice);
  const arrow = arrowOf(chosen?.effect);
  return chosen !== undefined && arrow !== undefined && !yields(state, seat, arrow, chosen.source);
}

/** The single effect a choice agrees to. */
function effectOf(
  state: ImperiumState,
  { verb, what, count }: Choice,
): { readonly effect: Effect; readonly source: Ref } | undefined {
  const { decision } = state;
  if (verb === 'effect') return waitingEffect(state, what);
  if (verb === 'pay' && decision?.kind === 'pay') return decision;
  if (verb !== 'option' || decision?.kind !== 'choose') return undefined;
  const [only, ...others] = decision.options[count ?? 0] ?? [];
  return only === undefined || others.length > 0 ? undefined : { effect: only, source: decision.source };
}
