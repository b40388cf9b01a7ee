import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { currentConflict, type ImperiumState, playerAt } from '../state.js';
import { countUnits } from './troops.js';

/** While the Shield Wall stands it protects conflicts about a space of the board. */
export function isProtected(state: ImperiumState): boolean {
  const id = currentConflict(state);
  if (!state.shieldWall || id === undefined) return false;
  const { conflict, controllable } = catalogOf(state);
  const { location } = conflict(id);
  return location !== undefined && controllable(location);
}

export function canSummon(state: ImperiumState, seat: Seat): boolean {
  const banned = state.turn?.seat === seat && state.turn.noDeployment;
  return !banned && !isProtected(state);
}

/** Sandworms come from the bank, which never runs out, and go straight to the conflict. */
export function summon(play: ImperiumPlay, seat: Seat, n: number): void {
  if (!canSummon(play.state, seat)) return;
  playerAt(play.state, seat).worms += n;
  emit(play, { event: 'sandworms', seat, n });
  countUnits(play.state, seat, n);
}

export function removeShieldWall(play: ImperiumPlay, seat: Seat): void {
  play.state.shieldWall = false;
  emit(play, { event: 'shield-wall', seat });
}
