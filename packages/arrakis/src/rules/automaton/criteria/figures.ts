import { areasOf } from '../../../content/map.js';
import { type ArrakisState, zoneAt } from '../../../state.js';
import type { AreaId } from '../../../terms.js';
import { distancesToArea, distancesToSietches } from '../distance.js';
import { outranks } from '../power.js';
import { type Criterion, those } from '../sift.js';
import { nearestToASietch, nearestToTarget, strongestLegion } from './movement.js';

/** Where units are deployed: by the strongest legion, then nearest to the target (rulebook: Дія «Розгортання»). */
export const DEPLOYMENT: readonly Criterion[] = [strongestLegion, nearestToTarget];

/** Rabban and Feyd-Rautha are deployed before other named leaders. */
export const rabbanOrFeyd: Criterion = those(
  'rabban-or-feyd',
  (_, leader) => leader === 'beast-rabban' || leader === 'feyd-rautha',
);

/** Sietches that lie as near to an area as any. */
function sietchesInQuestion(state: ArrakisState, area: AreaId): readonly AreaId[] {
  const least = distancesToSietches(state)(area);
  return areasOf(state.where.sietches).filter((sietch) => distancesToArea(state, sietch)(area) === least);
}

/** 2. The legion that is stronger than the defender of the sietch next to it. */
export const beatsDefender: Criterion = those('beats-defender', (state, area) =>
  sietchesInQuestion(state, area).some((sietch) =>
    outranks(zoneAt(state, area).harkonnen, zoneAt(state, sietch).atreides),
  ),
);

/** Where units are placed and replaced (rulebook: Дія «Дім»). */
export const HOUSE: readonly Criterion[] = [nearestToASietch, beatsDefender, nearestToTarget];
