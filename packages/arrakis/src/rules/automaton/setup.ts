import { shuffle } from '@sietch/kernel';
import type { Automaton } from '../../automaton.js';
import { TACTIC_IDS } from '../../content/tactics.js';
import { noDice } from '../../new-state.js';
import type { ArrakisState } from '../../state.js';
import { standingSietches } from './tactics.js';
import { newTokens } from './tokens.js';

/** The table as for two, a deck of tactics cards, and the starting tokens as a supply (rulebook: Приготування). */
export function newAutomaton(state: ArrakisState): Automaton {
  return {
    tactics: shuffle(state.random, [...TACTIC_IDS]),
    tacticsDiscarded: [],
    harvest: undefined,
    target: undefined,
    sietches: standingSietches(),
    detour: undefined,
    reinforcements: [],
    pile: [],
    nextDeck: undefined,
    beside: [],
    dice: 0,
    spent: noDice(),
    flown: false,
    ...newTokens(state),
  };
}
