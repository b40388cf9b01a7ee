import { isNone } from '../content/area-set.js';
import type { ArrakisPlay } from '../events.js';
import { answering } from '../participants.js';
import type { AreaId, SectorId, Side } from '../terms.js';
import { sandwormSpots, wormsToMove } from './targets.js';
import { vehiclesIn } from './vehicles.js';
import { mayPlaceWormsign } from './wormsigns.js';

/** The next of several wormsigns. */
export function nextWormsign(play: ArrakisPlay, left: number): void {
  const { state } = play;
  if (left === 0 || !mayPlaceWormsign(state)) return;
  state.decision = {
    kind: 'area',
    seats: answering(state, 'atreides'),
    side: 'atreides',
    purpose: 'wormsign',
    left,
  };
}

/** The next of several wormsigns taken from the board. */
export function nextSignAway(play: ArrakisPlay, side: Side, left: number): void {
  const { state } = play;
  if (left === 0 || isNone(state.where.signs)) return;
  state.decision = { kind: 'area', seats: answering(state, side), side, purpose: 'remove-wormsign', left };
}

/** "Place" may take a figure from elsewhere on the board. */
export function nextSandworm(play: ArrakisPlay, left: number, near: 'sandworm' | 'legion'): void {
  const { state } = play;
  if (left === 0 || isNone(sandwormSpots(state, near))) return;
  state.decision = {
    kind: 'area',
    seats: answering(state, 'atreides'),
    side: 'atreides',
    purpose: 'sandworm',
    left,
    near,
  };
}

/** Different sandworms, one move each. */
export function nextWormMove(play: ArrakisPlay, left: number, moved: readonly AreaId[]): void {
  const { state } = play;
  if (left === 0 || isNone(wormsToMove(state, moved))) return;
  state.decision = { kind: 'move-worm', seats: answering(state, 'atreides'), side: 'atreides', left, moved };
}

/** The next of several vehicles of these sectors. */
export function nextRemoval(play: ArrakisPlay, sectors: readonly SectorId[], left: number): void {
  const { state } = play;
  if (left === 0 || vehiclesIn(state, sectors).length === 0) return;
  state.decision = {
    kind: 'remove-vehicle',
    seats: answering(state, 'atreides'),
    side: 'atreides',
    sectors,
    left,
  };
}
