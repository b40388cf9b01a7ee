import { neighbours } from '../content/map.js';
import type { ArrakisPlay } from '../events.js';
import { type ArrakisState, legionIn, zoneAt } from '../state.js';
import type { AreaId, Side } from '../terms.js';
import { isFree } from './area.js';
import { copyLegion } from './legion.js';
import { relocate } from './movement.js';

/** Adjacent areas free for the legion; a wormsign keeps Harkonnen away (rulebook: Відступ). */
export function retreatAreas(state: ArrakisState, side: Side, from: AreaId): AreaId[] {
  return neighbours(from).filter((id) => {
    const zone = zoneAt(state, id);
    return isFree(zone, side) && (side === 'atreides' || zone.sign === undefined);
  });
}

/** The whole legion goes together. An Atreides legion takes what it finds, as after a move. */
export function retreat(play: ArrakisPlay, side: Side, from: AreaId, to: AreaId): void {
  const legion = legionIn(zoneAt(play.state, from), side);
  if (legion !== undefined) relocate(play, side, from, to, copyLegion(legion), 'retreat');
}
