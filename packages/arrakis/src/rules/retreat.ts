import { type AreaSet, both, minus } from '../content/area-set.js';
import { besides } from '../content/map.js';
import type { ArrakisPlay } from '../events.js';
import { type ArrakisState, legionIn, zoneAt } from '../state.js';
import type { AreaId, Side } from '../terms.js';
import { freeFor } from './area.js';
import { copyLegion } from './legion.js';
import { relocate } from './movement.js';

/** Adjacent areas free for the legion; a wormsign keeps Harkonnen away (rulebook: Відступ). */
export function retreatAreas(state: ArrakisState, side: Side, from: AreaId): AreaSet {
  const free = both(besides(from), freeFor(state, side));
  return side === 'atreides' ? free : minus(free, state.where.signs);
}

/** The whole legion goes together. An Atreides legion takes what it finds, as after a move. */
export function retreat(play: ArrakisPlay, side: Side, from: AreaId, to: AreaId): void {
  const legion = legionIn(zoneAt(play.state, from), side);
  if (legion !== undefined) relocate(play, side, from, to, copyLegion(legion), 'retreat');
}
