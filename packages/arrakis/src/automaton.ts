import type { TacticId } from './content/tactics.js';
import type { AreaId, CardId, Force, Result, TokenId } from './terms.js';

export const TOKEN_COLOURS = ['black', 'silver'] as const;
export type TokenColour = (typeof TOKEN_COLOURS)[number];

/** What lies on the table for the automaton of the Harkonnen (rulebook: Соло-режим Магді). */
export interface Automaton {
  /** Shuffled; the last is drawn next. */
  tactics: TacticId[];
  tacticsDiscarded: TacticId[];
  /** Its sector is harvested this round. */
  harvest: TacticId | undefined;
  /** Its sietch is the target of the round. */
  target: TacticId | undefined;
  /** Where the sietch of each card stands now; those destroyed are not listed. */
  readonly sietches: Partial<Record<TacticId, AreaId>>;
  /** A sietch legions move to instead of the target for the rest of the turn. */
  detour: AreaId | undefined;
  /** Facedown planning cards, discarded for combat dice; the last lies on top. */
  reinforcements: CardId[];
  /** The decks of the cards on the common discard pile; the last lies on top. */
  pile: Force[];
  /** The deck of the next card in a series that has begun this turn. */
  nextDeck: Force | undefined;
  /** The first Hawat's Scheming, beside the board. */
  beside: CardId[];
  /** Dice not yet rolled, and results of those that have been. */
  dice: number;
  readonly spent: Record<Result, number>;
  /** An ornithopter has been used this turn. */
  flown: boolean;
  /** What each Harkonnen deployment token shows: an index into the faces of its colour. */
  readonly faces: Record<TokenId, number>;
  /** Shuffled; the last is drawn next. */
  readonly tokens: Record<TokenColour, TokenId[]>;
}

/** A copy that shares nothing. */
export function cloneAutomaton(automaton: Automaton): Automaton {
  return {
    ...automaton,
    tactics: automaton.tactics.slice(),
    tacticsDiscarded: automaton.tacticsDiscarded.slice(),
    sietches: { ...automaton.sietches },
    reinforcements: automaton.reinforcements.slice(),
    pile: automaton.pile.slice(),
    beside: automaton.beside.slice(),
    spent: { ...automaton.spent },
    faces: { ...automaton.faces },
    tokens: { black: automaton.tokens.black.slice(), silver: automaton.tokens.silver.slice() },
  };
}
