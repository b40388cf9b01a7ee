import { sure } from '@sietch/kernel';
import {
  type AreaSet,
  after,
  both,
  either,
  filter,
  includes,
  isNone,
  minus,
  NO_AREA,
  positionsIn,
  put,
  setOf,
  sizeOf,
} from '../content/area-set.js';
import { NAMED_LEADERS } from '../content/catalog.js';
import { areaIndex, areasUnder, around, besides, neighbours } from '../content/map.js';
import type { Legions, StepOf } from '../effects/step.js';
import { type ArrakisState, legionIn, legionsOf, turnOf, type Zone, zoneAt } from '../state.js';
import {
  AIR_ZONE_IDS,
  type AirZoneId,
  type AreaId,
  enemyOf,
  type LeaderId,
  SECTOR_IDS,
  type SectorId,
  type Side,
} from '../terms.js';
import { emptyAreas, emptyDesert, inSectorWithLegion, sectorHasLegion, select, withTerrain } from './area.js';
import { areaOfLeader, has } from './legion.js';
import { isHeld, suits } from './movement.js';
import { reaches, targetsFor } from './reach.js';
import { movingWorms, wormAreas } from './sandworms.js';
import { hasTokens } from './tokens.js';
import { vehiclesIn } from './vehicles.js';

/** Can the legion of an area attack one of the targets as the step asks? */
function isAttacker(
  state: ArrakisState,
  side: Side,
  zone: Zone,
  at: number,
  who: Legions,
  targets: AreaSet,
): boolean {
  const legion = legionIn(zone, side);
  if (legion === undefined || !suits(state, zone, who) || isHeld(state, side, legion)) return false;
  return has(state, side, legion, who.with) && reaches(state, side, at, targets);
}

/** Areas from which a legion can attack. */
export function attackers(state: ArrakisState, side: Side, who: Legions): AreaSet {
  const targets = targetsFor(state, side);
  const legions = legionsOf(state, side);
  let found = NO_AREA;
  for (let at = after(legions, -1); at >= 0; at = after(legions, at))
    if (isAttacker(state, side, sure(state.areas[at], 'area', at), at, who, targets))
      found = put(found, at, true);
  return found;
}

export function mayAttack(state: ArrakisState, side: Side, who: Legions): boolean {
  const targets = targetsFor(state, side);
  const legions = legionsOf(state, side);
  for (let at = after(legions, -1); at >= 0; at = after(legions, at))
    if (isAttacker(state, side, sure(state.areas[at], 'area', at), at, who, targets)) return true;
  return false;
}

/** Settlements with a legion that can be carried to another one. */
export function carriers(state: ArrakisState, side: Side): AreaSet {
  const legions = legionsOf(state, side);
  return sizeOf(legions) < 2 ? NO_AREA : both(legions, state.where.settlements);
}

/** Enemy legions next to an own one. */
export function shelled(state: ArrakisState, side: Side): AreaSet {
  return both(legionsOf(state, enemyOf(side)), around(legionsOf(state, side)));
}

/** Ornithopters with a Harkonnen legion below. */
export function capturable(state: ArrakisState): AirZoneId[] {
  return AIR_ZONE_IDS.filter(
    (zone) => state.air[zone] === 'ornithopter' && !isNone(legionsUnder(state, zone)),
  );
}

/** Harkonnen legions below an air zone. */
export function legionsUnder(state: ArrakisState, zone: AirZoneId): AreaSet {
  return both(state.where.harkonnen, areasUnder(zone));
}

/** What a sandworm put by a card must stand beside. */
type Beside = 'sandworm' | 'legion';

/** Empty desert beside an Atreides legion, or beside a sandworm other than the one to be taken. */
function spotsBeside(state: ArrakisState, near: Beside, taken?: number): AreaSet {
  const { atreides, worms } = state.where;
  const others = taken === undefined ? worms : put(worms, taken, false);
  return both(emptyDesert(state), around(near === 'legion' ? atreides : others));
}

/** Sandworms on the board whose figure may be put there instead. */
export function wormSources(state: ArrakisState, area: AreaId, near: Beside): AreaSet {
  return filter(wormAreas(state, 'sandworm'), (at) =>
    includes(spotsBeside(state, near, at), areaIndex(area)),
  );
}

/** Empty desert next to a sandworm, or next to an Atreides legion, for which there is a figure. */
export function sandwormSpots(state: ArrakisState, near: Beside): AreaSet {
  if (state.worms > 0) return spotsBeside(state, near);
  const spots = positionsIn(wormAreas(state, 'sandworm')).map((at) => spotsBeside(state, near, at));
  return spots.reduce(either, NO_AREA);
}

/** Sandworms that have not moved in this action and can. */
export function wormsToMove(state: ArrakisState, moved: readonly AreaId[]): AreaSet {
  return minus(movingWorms(state), setOf(moved.map(areaIndex)));
}

/** Enemy named leaders within the reach of a card. */
export function victims(state: ArrakisState, side: Side, step: StepOf<'wound'>): LeaderId[] {
  const enemy = enemyOf(side);
  const { focus } = turnOf(state);
  return NAMED_LEADERS[enemy].filter((leader) => {
    const area = areaOfLeader(state, enemy, leader);
    if (area === undefined) return false;
    if (step.who === 'any') return true;
    if (step.who === 'in-sector') return inSectorWithLegion(state, area, side);
    return neighbours(area).some((id) => {
      const legion = legionIn(zoneAt(state, id), side);
      if (legion === undefined || !has(state, side, legion, step.near)) return false;
      return focus === undefined || focus === id;
    });
  });
}

/** Harvesters in deep desert. */
export function deepHarvesters(state: ArrakisState): AreaSet {
  return withTerrain(state, state.where.harvesters, 'deep-desert');
}

/** Sectors with an own legion and a vehicle to shoot at. */
export function rocketSectors(state: ArrakisState, side: Side): SectorId[] {
  return SECTOR_IDS.filter(
    (sector) => sectorHasLegion(state, sector, side) && vehiclesIn(state, [sector]).length > 0,
  );
}

/** Sietch areas for an exchange of tokens: the first of the two has some. */
export function swappable(state: ArrakisState, first: AreaId | undefined): AreaSet {
  const areas = minus(state.where.sietches, state.where.harkonnen);
  if (first !== undefined) return put(areas, areaIndex(first), false);
  return sizeOf(areas) > 1 ? select(state, areas, hasTokens) : NO_AREA;
}

/** Where a sietch can be carried: empty desert beside it. */
export function sietchDestinations(state: ArrakisState, from: AreaId): AreaSet {
  return both(besides(from), emptyDesert(state));
}

/** Sietches with such a place. */
export function movableSietches(state: ArrakisState): AreaSet {
  return both(state.where.sietches, around(emptyDesert(state)));
}

/** Empty areas beside one. */
export function displaceDestinations(state: ArrakisState, from: AreaId): AreaSet {
  return both(besides(from), emptyAreas(state));
}

/** Enemy legions in the desert with an empty area beside them. */
export function displaceable(state: ArrakisState, side: Side): AreaSet {
  return both(both(legionsOf(state, enemyOf(side)), state.where.desert), around(emptyAreas(state)));
}
