import type { Name } from '@sietch/kernel';

/** A chapter of the rules in our own words, short enough to read before a first game. */
export interface Chapter {
  readonly title: string;
  readonly text: readonly string[];
}

export interface SymbolHelp {
  readonly icon: string;
  readonly name: Name;
  readonly text: Name;
}
