/** Why something on the table cannot be chosen now: a code the client words, with the amount that is missing. */
export interface Reason {
  readonly code: string;
  readonly missing?: number;
  readonly of?: string;
}

/** `ref` names the thing on the table in the same way choices do, e.g. `space:arrakeen` or `card:dagger>space:arrakeen`. */
export interface Refusal {
  readonly ref: string;
  readonly reason: Reason;
}
