/** Why something on the table cannot be chosen now: a code the client words, with the amount that is missing. */
export interface Reason {
  readonly code: string;
  readonly missing?: number;
  readonly of?: string;
}

/**
 * `ref` names the thing on the table in the same way choices do, e.g. `space:arrakeen`; or a pair of things, as
 * `card:dagger>space:arrakeen`; or several pairs that begin alike, as `card:dagger>space:arrakeen,space:carthag`.
 */
export interface Refusal {
  readonly ref: string;
  readonly reason: Reason;
}

/** Refusals that each name one thing, or one pair. */
export function onePerRefusal(refusals: readonly Refusal[]): Refusal[] {
  return refusals.flatMap(({ ref, reason }) => refsIn(ref).map((each) => ({ ref: each, reason })));
}

function refsIn(ref: string): string[] {
  const first = ref.slice(0, ref.indexOf('>') + 1);
  return first === ''
    ? [ref]
    : ref
        .slice(first.length)
        .split(',')
        .map((second) => first + second);
}
