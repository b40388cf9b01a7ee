import type { Seat } from '@sietch/kernel';
import { alliesOf, commanderAt, iconTracks } from '../participants.js';
import { type ImperiumState, playerAt, stepsOn } from '../state.js';
import type { Faction, Track } from '../terms.js';
import { armyOf } from './activation.js';

/**
 * Whose cube moves on a track when an effect of this seat says so: a commander has one on the own board alone and moves
 * the activated ally's on the others (six players: Активація союзників). `undefined`: nobody's.
 */
export function cubeOn(state: ImperiumState, seat: Seat, track: Track): Seat | undefined {
  if (track in playerAt(state, seat).influence) return seat;
  const ally = armyOf(state, seat);
  return ally !== seat && track in playerAt(state, ally).influence ? ally : undefined;
}

/** Steps of that cube: what can be gained or lost. */
export function stepsOf(state: ImperiumState, seat: Seat, track: Track): number {
  const owner = cubeOn(state, seat, track);
  return owner === undefined ? 0 : stepsOn(playerAt(state, owner), track);
}

/** What counts for requirements: a commander has as much as the ally who has more, activated or not (Спільний вплив). */
export function influenceOf(state: ImperiumState, seat: Seat, track: Track): number {
  const own = playerAt(state, seat).influence[track];
  if (own !== undefined) return own;
  if (commanderAt(state, seat) === undefined) return 0;
  let most = 0;
  for (const ally of alliesOf(state, seat)) most = Math.max(most, stepsOn(playerAt(state, ally), track));
  return most;
}

/** Influence with what an icon stands for: the greatest, where the player may choose. */
export function influenceByIcon(state: ImperiumState, seat: Seat, icon: Faction): number {
  let most = 0;
  for (const track of iconTracks(state, seat, icon)) most = Math.max(most, influenceOf(state, seat, track));
  return most;
}
