import type { Seat, State, View } from '@sietch/kernel';
import type { Gain } from './analysis.js';

/** A question of the game and what was answered. Nothing else is known of the moment. */
export interface Question {
  readonly step: number;
  readonly round: number;
  readonly seat: Seat;
  readonly view: View;
  readonly chosen: string;
}

/** What came of comparing Expert's choice with the one that was made. */
export interface Verdict {
  readonly chances: { readonly chosen: number; readonly better: number };
  readonly gains: readonly Gain[];
}

/** Work in small pieces, so that whoever lets it be done can stop, or do something else in between. */
export type Work<T> = Generator<undefined, T>;

/** Somebody who judges positions, and choices by the view of whoever made them. */
export interface Expert {
  /** Counts the parts of a game where positions can be judged; without it they are judged where rounds begin. */
  chapter?(state: State): number | undefined;
  /** Of the sides, in a position of which everything is known. */
  chances(state: State): Float64Array;
  /** How much better something else seems, by so many tries. */
  doubt(question: Question, tries: number): Work<number>;
  /** What it would have chosen, after so many tries. */
  choice(question: Question, tries: number): Work<string>;
  compare(question: Question, better: string, tries: number): Work<Verdict>;
}
