import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { emit, type ImperiumPlay } from '../events.js';
import { commanderOf } from '../participants.js';
import { currentConflict, type ImperiumState } from '../state.js';
import { armyAt, armyOf, hasArmy } from './activation.js';
import { countUnits, mayDeploy } from './troops.js';

/** While the Shield Wall stands it protects conflicts about a space of the board. */
export function isProtected(state: ImperiumState): boolean {
  const id = currentConflict(state);
  if (!state.shieldWall || id === undefined) return false;
  const { conflict, controllable } = catalogOf(state);
  const { location } = conflict(id);
  return location !== undefined && controllable(location);
}

export function canSummon(state: ImperiumState, seat: Seat): boolean {
  return mayDeploy(state, seat) && !isProtected(state) && hasArmy(state, seat);
}

/** Who takes hooks when this seat does: in a team, all allies of a commander whose board allows them, or nobody. */
export function hookedWith(state: ImperiumState, seat: Seat): readonly Seat[] {
  const commander = commanderOf(state, seat);
  if (commander === undefined) return [seat];
  return commander.board.hooks ? [commander.left, commander.right] : [];
}

/** Sandworms come from the bank, which never runs out, and go straight to the conflict. */
export function summon(play: ImperiumPlay, seat: Seat, n: number): void {
  if (!canSummon(play.state, seat)) return;
  armyAt(play.state, seat).worms += n;
  emit(play, { event: 'sandworms', seat: armyOf(play.state, seat), n });
  countUnits(play.state, seat, n);
}

export function removeShieldWall(play: ImperiumPlay, seat: Seat): void {
  play.state.shieldWall = false;
  emit(play, { event: 'shield-wall', seat });
}
