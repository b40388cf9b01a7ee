import type { Choice, Seat } from '@sietch/kernel';
import type { ImperiumState } from '../state.js';

/**
 * Revealing ends a player's round, and what it brings comes after the last agent just as well. A position shows that
 * gain at once and the agents' gains only later, so bots are told to send agents first.
 */
export function outlook(state: ImperiumState, _: Seat, choices: readonly Choice[]): number[] | undefined {
  if (state.decision?.kind !== 'turn' || !choices.some(({ verb }) => verb === 'agent')) return undefined;
  return choices.map(({ verb }) => (verb === 'reveal' ? Number.NEGATIVE_INFINITY : 0));
}
