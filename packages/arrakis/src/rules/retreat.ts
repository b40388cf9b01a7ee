import { type AreaSet, both, isNone, minus } from '../content/area-set.js';
import { besides } from '../content/map.js';
import type { ArrakisState } from '../state.js';
import type { AreaId, Side } from '../terms.js';
import { emptyAreas, freeFor } from './area.js';

/** Adjacent areas free for the legion; a wormsign keeps Harkonnen away (rulebook: Відступ). */
export function retreatAreas(state: ArrakisState, side: Side, from: AreaId): AreaSet {
  const free = both(besides(from), freeFor(state, side));
  return side === 'atreides' ? free : minus(free, state.where.signs);
}

/** Before the automaton the Atreides retreat to an empty area if there is one (rulebook: Соло-режим Магді, Кінець битви). */
export function retreatChoices(state: ArrakisState, side: Side, from: AreaId): AreaSet {
  const areas = retreatAreas(state, side, from);
  if (side === 'harkonnen' || state.automaton === undefined) return areas;
  const empty = both(areas, emptyAreas(state));
  return isNone(empty) ? areas : empty;
}
