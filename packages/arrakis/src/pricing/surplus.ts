import { copyLegion, unitsIn } from '../rules/legion.js';
import type { Legion } from '../state.js';
import { UNITS } from '../terms.js';

/** A legion without the units beyond the limit of an area: they are lost when the action is over, the least of them first. */
export function withoutSurplus(legion: Legion, limit: number): Legion {
  let surplus = unitsIn(legion) - limit;
  if (surplus <= 0) return legion;
  const kept = copyLegion(legion);
  for (const unit of UNITS) {
    const gone = Math.min(surplus, kept[unit]);
    kept[unit] -= gone;
    surplus -= gone;
  }
  kept.tokens.length -= surplus;
  return kept;
}
