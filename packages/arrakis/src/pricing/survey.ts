import { sure } from '@sietch/kernel';
import { STACKING_LIMIT } from '../content/figures.js';
import { stackingLimit } from '../rules/stacking.js';
import type { ArrakisState, Legion, Zone } from '../state.js';
import type { LeaderId } from '../terms.js';
import { type Strength, strengthOf } from './strength.js';
import { withoutSurplus } from './surplus.js';

/** An area by its position on the board. */
export interface Place {
  readonly at: number;
  readonly zone: Zone;
}

export interface Stand extends Place {
  /** As it will be when the unit limit has been enforced. */
  readonly legion: Legion;
  readonly strength: Strength;
}

/** What matters on the board, found in one pass. */
export interface Survey {
  readonly atreides: Stand[];
  readonly harkonnen: Stand[];
  readonly sietches: Place[];
  readonly settlements: Place[];
  readonly stations: Place[];
  readonly harvesters: Place[];
  readonly worms: Place[];
  readonly signs: Place[];
  /** Where named leaders stand. */
  readonly leaders: Map<LeaderId, Stand>;
}

export function survey(state: ArrakisState): Survey {
  const found: Survey = {
    atreides: [],
    harkonnen: [],
    sietches: [],
    settlements: [],
    stations: [],
    harvesters: [],
    worms: [],
    signs: [],
    leaders: new Map(),
  };
  const { areas } = state;
  const most = stackingLimit(state, 'harkonnen');
  for (let at = 0; at < areas.length; at++) {
    const zone = sure(areas[at], 'area', at);
    const { atreides, harkonnen } = zone;
    if (atreides !== undefined) found.atreides.push(stand(found, at, zone, atreides, STACKING_LIMIT));
    if (harkonnen !== undefined) found.harkonnen.push(stand(found, at, zone, harkonnen, most));
    if (zone.sietch > 0) found.sietches.push({ at, zone });
    if (zone.settlement > 0) found.settlements.push({ at, zone });
    if (zone.station !== undefined) found.stations.push({ at, zone });
    if (zone.harvester) found.harvesters.push({ at, zone });
    if (zone.worm !== undefined) found.worms.push({ at, zone });
    if (zone.sign !== undefined) found.signs.push({ at, zone });
  }
  return found;
}

function stand(found: Survey, at: number, zone: Zone, figures: Legion, limit: number): Stand {
  const legion = withoutSurplus(figures, limit);
  const made = { at, zone, legion, strength: strengthOf(legion) };
  for (const leader of legion.named) found.leaders.set(leader, made);
  return made;
}
