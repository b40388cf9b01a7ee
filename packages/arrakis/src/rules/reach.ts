import { sure } from '@sietch/kernel';
import {
  type AreaSet,
  both,
  either,
  includes,
  isNone,
  meets,
  minus,
  NO_AREA,
  put,
} from '../content/area-set.js';
import { AIR_ZONE_BITS, airZonesOf, areaIndex, around, FLIGHT, GROUND } from '../content/map.js';
import type { ArrakisState } from '../state.js';
import { type Aircraft, type AirZoneId, type AreaId, enemyOf, type Side } from '../terms.js';
import { freeFor, heldBy } from './area.js';

/** Where a legion can go: on foot or by sandriding, or only by troop transport. */
export interface Reach {
  readonly ground: AreaSet;
  readonly flight: AreaSet;
}

/** Areas a legion may attack: an enemy legion or settlement, and no sandworm (rulebook: Битви). */
export function targetsFor(state: ArrakisState, side: Side): AreaSet {
  return minus(heldBy(state, enemyOf(side)), state.where.worms);
}

/**
 * Where a ride can end: on or beside an unbroken chain of areas with wormsigns or sandworms that begins next to the
 * legion (rulebook: Піщана гонитва). Enemy legions bar the way; harvesters do not.
 */
function ridingRange(state: ArrakisState, start: number): AreaSet {
  const near = sure(GROUND[start], 'set of areas', start);
  const signs = mountsOn(state);
  // Mostly there is none to mount.
  if (!meets(near, signs)) return NO_AREA;
  const mounts = put(signs, start, false);
  let chain = both(near, mounts);
  let range = chain;
  for (let link = chain; !isNone(link); chain = either(chain, link)) {
    const beside = around(link);
    range = either(range, beside);
    link = minus(both(beside, mounts), chain);
  }
  return put(range, start, false);
}

function mountsOn({ where }: ArrakisState): AreaSet {
  return minus(either(where.signs, where.worms), where.harkonnen);
}

export function canRide(state: ArrakisState, from: AreaId, to: AreaId): boolean {
  return includes(ridingRange(state, areaIndex(from)), areaIndex(to));
}

export function ornithoptersFor(state: ArrakisState, from: AreaId): AirZoneId[] {
  return airZonesOf(from).filter((zone) => state.air[zone] === 'ornithopter');
}

/** A bit for each air zone with such an aircraft; names written out are read faster than looked up. */
export function aircraftBits({ air }: ArrakisState, kind: Aircraft): number {
  return (
    (air['air-central-n'] === kind ? 1 : 0) |
    (air['air-central-e'] === kind ? 2 : 0) |
    (air['air-central-s'] === kind ? 4 : 0) |
    (air['air-central-w'] === kind ? 8 : 0) |
    (air['air-outer-ne'] === kind ? 16 : 0) |
    (air['air-outer-se'] === kind ? 32 : 0) |
    (air['air-outer-sw'] === kind ? 64 : 0) |
    (air['air-outer-nw'] === kind ? 128 : 0)
  );
}

/** Is there such an aircraft in an air zone connected with the area? */
export function hasAircraft(state: ArrakisState, at: number, kind: Aircraft): boolean {
  return (aircraftBits(state, kind) & sure(AIR_ZONE_BITS[at], 'number', at)) !== 0;
}

/** Ornithopters carry troops up to two borders away (rulebook: Перевезення військ). */
function canFly(state: ArrakisState, start: number): boolean {
  return hasAircraft(state, start, 'ornithopter');
}

/** Areas in reach, whatever is there; only what cannot be walked to is flown to. */
function range(state: ArrakisState, side: Side, start: number, onlyAdjacent: boolean): Reach {
  const near = sure(GROUND[start], 'set of areas', start);
  if (onlyAdjacent) return { ground: near, flight: NO_AREA };
  if (side === 'atreides') return { ground: either(near, ridingRange(state, start)), flight: NO_AREA };
  const flight = canFly(state, start) ? minus(sure(FLIGHT[start], 'set of areas', start), near) : NO_AREA;
  return { ground: near, flight };
}

function reachOf(
  state: ArrakisState,
  side: Side,
  from: AreaId,
  onlyAdjacent: boolean,
  wanted: AreaSet,
): Reach {
  const { ground, flight } = range(state, side, areaIndex(from), onlyAdjacent);
  return { ground: both(ground, wanted), flight: both(flight, wanted) };
}

export function moveReach(state: ArrakisState, side: Side, from: AreaId, onlyAdjacent = false): Reach {
  return reachOf(state, side, from, onlyAdjacent, freeFor(state, side));
}

export function attackReach(state: ArrakisState, side: Side, from: AreaId): Reach {
  return reachOf(state, side, from, false, targetsFor(state, side));
}

/** Can a legion get from a position on the board to one of the wanted areas? Most can simply step aside. */
export function reaches(
  state: ArrakisState,
  side: Side,
  start: number,
  wanted: AreaSet,
  onlyAdjacent = false,
): boolean {
  if (meets(sure(GROUND[start], 'set of areas', start), wanted)) return true;
  if (onlyAdjacent) return false;
  if (side === 'atreides') return meets(ridingRange(state, start), wanted);
  return meets(sure(FLIGHT[start], 'set of areas', start), wanted) && canFly(state, start);
}
