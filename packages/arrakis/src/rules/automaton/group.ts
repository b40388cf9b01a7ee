import type { ArrakisState, Legion } from '../../state.js';
import { zoneAt } from '../../state.js';
import type { AreaId } from '../../terms.js';
import { copyLegion, noFigures, unitsIn } from '../legion.js';
import { stackingLimit } from '../stacking.js';
import { STRONGEST_FIRST } from './power.js';

/** Units an area has room for. */
export function roomIn(state: ArrakisState, area: AreaId): number {
  return stackingLimit(state, 'harkonnen') - unitsIn(zoneAt(state, area).harkonnen);
}

/** What of a legion goes where there is so much room: the strongest units first, and all leaders. */
export function fitting(figures: Legion, room: number): Legion {
  if (unitsIn(figures) <= room) return copyLegion(figures);
  const group = { ...noFigures(), generic: figures.generic, named: figures.named.slice() };
  let left = room;
  for (const unit of STRONGEST_FIRST) {
    // Tokens count more than regular units by points, and the same one by one.
    if (unit === 'regular') {
      group.tokens = figures.tokens.slice(0, left);
      left -= group.tokens.length;
    }
    group[unit] = Math.min(left, figures[unit]);
    left -= group[unit];
  }
  return group;
}
