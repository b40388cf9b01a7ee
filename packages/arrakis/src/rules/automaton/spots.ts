import { both } from '../../content/area-set.js';
import { NAMED_LEADERS } from '../../content/catalog.js';
import { areasOf } from '../../content/map.js';
import type { Group, LeaderRef, Spot } from '../../effects/step.js';
import { type ArrakisState, factionOf } from '../../state.js';
import { type AreaId, type LeaderId, UNITS } from '../../terms.js';
import { freeFor } from '../area.js';
import { isInPlay } from '../leaders.js';
import { areaOfLeader } from '../legion.js';
import { spotsFor } from '../place.js';
import { hasFallen, inTank } from '../tank.js';
import { roomIn } from './group.js';
import { unitsInStock } from './stock.js';

/** In play, and neither in the tank nor on the way there. */
function isAlive(state: ArrakisState, leader: LeaderId): boolean {
  return (
    isInPlay(state, 'harkonnen', leader) &&
    !inTank(state, 'harkonnen', leader) &&
    !hasFallen(state, 'harkonnen', leader)
  );
}

/** Named leaders who can be deployed: those on the board stay where they are. */
export function leadersToDeploy(state: ArrakisState): LeaderId[] {
  return NAMED_LEADERS.harkonnen.filter(
    (leader) => isAlive(state, leader) && areaOfLeader(state, 'harkonnen', leader) === undefined,
  );
}

/** Can such a leader be put anywhere? */
export function mayBring(state: ArrakisState, leader: LeaderRef): boolean {
  const bashars = factionOf(state, 'harkonnen').supply.generic > 0;
  if (leader === 'generic') return bashars;
  if (leader === 'any') return bashars || leadersToDeploy(state).length > 0;
  return isAlive(state, leader);
}

export function unitsOf(what: Group): number {
  return UNITS.reduce((sum, unit) => sum + (what[unit] ?? 0), 0);
}

/** Areas where all of a group can be placed: with room for its units. */
export function spotsForAll(state: ArrakisState, what: Group, where: Spot): AreaId[] {
  const n = unitsOf(what);
  if (n > unitsInStock(state)) return [];
  if (what.leader !== undefined && !mayBring(state, what.leader)) return [];
  const spots = areasOf(both(spotsFor(state, 'harkonnen', where), freeFor(state, 'harkonnen')));
  return spots.filter((area) => roomIn(state, area) >= n);
}
