import { type AreaSet, both, minus } from '../content/area-set.js';
import { besides } from '../content/map.js';
import type { ArrakisState } from '../state.js';
import type { AreaId, Side } from '../terms.js';
import { freeFor } from './area.js';

/** Adjacent areas free for the legion; a wormsign keeps Harkonnen away (rulebook: Відступ). */
export function retreatAreas(state: ArrakisState, side: Side, from: AreaId): AreaSet {
  const free = both(besides(from), freeFor(state, side));
  return side === 'atreides' ? free : minus(free, state.where.signs);
}
