import type { Seat } from '@sietch/kernel';
import type { Words } from '../words/words';

export interface Named<T> {
  readonly value: T;
  readonly name: (words: Words) => string;
  /** What picking it means, if its name does not tell. */
  readonly hint?: (words: Words) => string;
}

/** One of any, which other choices may bring along. */
export interface OneOfSeveral extends Named<string> {
  readonly broughtBy?: (chosen: Others) => boolean;
}

/** The other options of the game, as they stand; those of a table on a server come from outside. */
export type Others = Readonly<Record<string, unknown>>;

export type OptionValue = string | number | boolean | readonly string[];

export interface GameOptions {
  readonly players: number;
  readonly [option: string]: OptionValue;
}

/** Instead of one of the values: so many by name. */
export interface ByName {
  readonly label: (words: Words) => string;
  readonly hint: (words: Words) => string;
  readonly count: number;
  readonly among: (chosen: Others) => readonly Named<string>[];
}

/** An option of a game: one of its values, any of several, one of the seats, or a yes or no when it has none of them. */
export interface SetUpOption {
  readonly id: string;
  readonly label: (words: Words) => string;
  readonly values?: readonly Named<string | number>[];
  readonly byName?: ByName;
  readonly several?: readonly OneOfSeveral[];
  /** Instead of one of the values: a seat, of those that may be named with so many players. */
  readonly seats?: (players: number) => readonly Seat[];
  /** What naming a seat means. */
  readonly seatHint?: (words: Words) => string;
  /** Each of the several is explained, chosen or not. */
  readonly explained?: true;
  readonly initial: OptionValue;
  /** What it brings, and what a game without it lacks. */
  readonly with?: (words: Words) => string;
  readonly without?: (words: Words) => string;
  /** It speaks to whoever chooses it; the others see what it means at the seats. */
  readonly personal?: true;
  /** Of no use with other numbers of players. */
  readonly players?: readonly number[];
  /** A rule read another way than usual: what it changes. */
  readonly ruling?: (words: Words) => string;
}
