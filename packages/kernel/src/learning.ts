import type { Choice } from './choice.js';
import type { Participant, Seat, State } from './rules.js';

/** Something that can be said of a choice ("an agent to Arrakeen in the first rounds"), as a number. */
export type Trait = number;

const known = new Map<string, number>();

/** A word as a number, the same everywhere and always (FNV-1a). */
export function numberOf(word: string): number {
  let number = known.get(word);
  if (number === undefined) {
    number = 0x811c9dc5;
    for (let i = 0; i < word.length; i++) number = Math.imul(number ^ word.charCodeAt(i), 0x01000193);
    known.set(word, number);
  }
  return number;
}

/** A trait of some kind, with what it is about. Numbers are mixed and no text is made: searches name millions. */
export function trait(kind: number, a = 0, b = 0, c = 0): Trait {
  let mixed = Math.imul(kind ^ (a + 0x7f4a7c15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ (b + 0x3c6ef372), 0x297a2d39);
  mixed = Math.imul(mixed ^ (mixed >>> 15) ^ (c + 0x1b873593), 0x85ebca6b);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** How a game looks to a learner, which knows nothing else of it. */
export interface Learning<S extends State = State> {
  /** The traits of each choice of the pending decision, as its seat knows them: into the list at the same place. */
  traits(state: S, seat: Seat, choices: readonly Choice[], into: Trait[][]): void;
  /** What a beginner is told: weights of traits to begin with. */
  readonly hunches?: readonly (readonly [of: Trait, weight: number])[];
  /** Tells which choices are not worth a thought, say to take back what was just picked: who learns leaves them out. */
  shuns?(state: S, seat: Seat): (choice: Choice) => boolean;
  readonly features: readonly string[];
  /** How a participant stands, a number for each feature. Who looks ahead judges guesses, so that nothing hidden is read. */
  judge(state: S, participant: Participant, into: Float64Array): void;
  /** Counts the parts of a game, say rounds: positions can be judged where a new one begins. */
  chapter(state: S): number;
  /** What a choice is to the taste of: words such as `combat` or `market`, which temperaments are made of. */
  tastes?(state: S, choice: Choice): readonly string[];
  /** What a participant reaches once in a game, by name: an arena tells when. */
  readonly milestones?: readonly string[];
  isReached?(milestone: string, state: S, participant: Participant): boolean;
  /** Points that are felt as a difference at the end; without it only victory counts. */
  readonly margin?: number;
}
