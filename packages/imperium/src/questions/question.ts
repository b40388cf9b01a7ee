import { type Choice, type Seat, sure } from '@sietch/kernel';
import type { DecisionKind, DecisionOf } from '../decisions.js';
import type { ImperiumPlay } from '../events.js';
import type { ImperiumState } from '../state.js';

/** A kind of decision: what may be answered, and what the answer does. */
export interface Question<K extends DecisionKind> {
  choices(state: ImperiumState, decision: DecisionOf<K>, seat: Seat): Choice[];
  answer(play: ImperiumPlay, decision: DecisionOf<K>, choice: Choice, seat: Seat): void;
  /** `false` where a lone choice, taken at once, would tell something about hidden cards. */
  answersItself?(state: ImperiumState, decision: DecisionOf<K>, seat: Seat): boolean;
}

export type Questions<K extends DecisionKind> = { readonly [P in K]: Question<P> };

export const choicesOf = (verb: string, whats: readonly string[]): Choice[] =>
  whats.map((what) => ({ verb, what }));

export const upTo = (verb: string, n: number): Choice[] =>
  Array.from({ length: n + 1 }, (_, count) => ({ verb, count }));

/** What a choice must carry; the kernel has checked the choice against the offered ones. */
export function whatOf(choice: Choice): string {
  return sure(choice.what, 'thing in the choice', choice.verb);
}

export function countIn(choice: Choice): number {
  return sure(choice.count, 'number in the choice', choice.verb);
}
