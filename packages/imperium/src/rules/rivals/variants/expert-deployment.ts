import type { Participant } from '@sietch/kernel';
import { catalogOf } from '../../../content/catalog.js';
import { currentConflict, type ImperiumState, playerAt, unitsOf } from '../../../state.js';

const DECISIVE = 3;

/** The level of this round's conflict. */
export function conflictLevel(state: ImperiumState): number {
  const id = currentConflict(state);
  return id === undefined ? 0 : catalogOf(state).conflict(id).level;
}

/** In a decisive conflict a Rival deploys all it can, otherwise nothing once it leads by enough units. */
export function holdsBack(state: ImperiumState, seat: Participant): boolean {
  if (conflictLevel(state) >= DECISIVE) return false;
  const others = state.players.map((player, other) => (other === seat ? 0 : unitsOf(player)));
  return unitsOf(playerAt(state, seat)) - Math.max(...others) >= catalogOf(state).edition.rivals.expertLead;
}
