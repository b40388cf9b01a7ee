import type { Participant, Seat, View } from '@sietch/kernel';

/** How likely each side was to win when a part of the game began, or at its end. */
export interface ChancePoint {
  /** So many choices had been made. */
  readonly step: number;
  readonly round: number;
  /** By side. */
  readonly chances: readonly number[];
}

/** So much more, or less, somebody is expected to have: a number of what `rules.tally` counts. */
export interface Gain {
  readonly participant: Participant;
  readonly what: string;
  readonly n: number;
}

/** A choice that cost whoever made it chances to win, by what they could know then. */
export interface Moment {
  /** The question stood after so many choices. */
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  /** The table as they saw it. */
  readonly view: View;
  readonly chosen: string;
  /** What Expert would have chosen. */
  readonly better: string;
  /** The chances of the own side after what was chosen, and after what Expert would have chosen. */
  readonly chances: { readonly chosen: number; readonly better: number };
  /** What Expert's choice is expected to bring that the other does not, the own first. */
  readonly gains: readonly Gain[];
}

/** How a game was decided, as far as it has been found out. */
export interface Analysis {
  /** Those who win and lose together. */
  readonly sides: readonly (readonly Participant[])[];
  readonly points: readonly ChancePoint[];
  /** The choices that cost most, the dearest first. */
  readonly moments: readonly Moment[];
  /** From 0, when only the chances are known, to 1. */
  readonly progress: number;
}
