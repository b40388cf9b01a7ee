import { type AreaSet, includes, NO_AREA } from '../content/area-set.js';
import { attackReach } from '../rules/reach.js';
import type { ArrakisState } from '../state.js';
import { stepsBetween } from './distance.js';
import type { Distance } from './goal.js';
import type { Stand } from './survey.js';

/** What a wormsign or a sandworm beside a legion brings within its reach is one step away (rulebook: Піщана гонитва). */
export function ridingDistance(state: ArrakisState, riders: readonly Stand[]): Distance {
  const inReach = new Map<number, AreaSet>();
  for (const { at, zone } of riders) inReach.set(at, attackReach(state, 'atreides', zone.id).ground);
  return (from, to) => (includes(inReach.get(from) ?? NO_AREA, to) ? 1 : stepsBetween(from, to));
}
