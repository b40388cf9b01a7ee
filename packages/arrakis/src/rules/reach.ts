import { AIR_ZONE_BITS, airZonesOf, areaIndex, FLIGHT, GROUND } from '../content/map.js';
import { type ArrakisState, legionIn, type Zone } from '../state.js';
import { type Aircraft, type AirZoneId, type AreaId, enemyOf, type Side } from '../terms.js';
import { hasSettlement, isFree } from './area.js';

/** Where a legion can go: on foot or by sandriding, or only by troop transport. */
export interface Reach {
  readonly ground: AreaId[];
  readonly flight: AreaId[];
}

/** Is an area what a legion of the side looks for: one to move to, or one to attack? */
type Test = (zone: Zone, side: Side) => boolean;

/** An area a legion may attack: an enemy legion or settlement, and no sandworm (rulebook: Битви). */
export function isTarget(zone: Zone, side: Side): boolean {
  const enemy = enemyOf(side);
  return zone.worm === undefined && (legionIn(zone, enemy) !== undefined || hasSettlement(zone, enemy));
}

/**
 * Areas with a wormsign or a sandworm a legion can ride through from here (rulebook: Піщана гонитва).
 * Enemy legions bar the way; harvesters do not.
 */
function ridingChain(state: ArrakisState, start: number): number[] {
  const { areas } = state;
  const chain: number[] = [];
  let next = 0;
  let at: number | undefined = start;
  while (at !== undefined) {
    for (const i of GROUND[at] as readonly number[]) {
      const zone = areas[i] as Zone;
      if ((zone.sign === undefined && zone.worm === undefined) || zone.harkonnen !== undefined) continue;
      if (i !== start && !chain.includes(i)) chain.push(i);
    }
    at = chain[next++];
  }
  return chain;
}

/** Is there anything to ride on nearby? */
function hasMount({ areas }: ArrakisState, start: number): boolean {
  for (const i of GROUND[start] as readonly number[]) {
    const { sign, worm } = areas[i] as Zone;
    if (sign !== undefined || worm !== undefined) return true;
  }
  return false;
}

/** Where a ride can end: next to the chain, or on a wormsign of it. */
function ridingRange(state: ArrakisState, start: number): number[] {
  const range: number[] = [];
  for (const link of ridingChain(state, start)) {
    if (!range.includes(link)) range.push(link);
    for (const i of GROUND[link] as readonly number[]) if (i !== start && !range.includes(i)) range.push(i);
  }
  return range;
}

export function canRide(state: ArrakisState, from: AreaId, to: AreaId): boolean {
  const start = areaIndex(from);
  return hasMount(state, start) && ridingRange(state, start).includes(areaIndex(to));
}

export function ornithoptersFor(state: ArrakisState, from: AreaId): AirZoneId[] {
  return airZonesOf(from).filter((zone) => state.air[zone] === 'ornithopter');
}

/** A bit for each air zone with an ornithopter; names written out are read faster than looked up. */
export function ornithopterBits({ air }: ArrakisState): number {
  const found: Aircraft = 'ornithopter';
  return (
    (air['air-central-n'] === found ? 1 : 0) |
    (air['air-central-e'] === found ? 2 : 0) |
    (air['air-central-s'] === found ? 4 : 0) |
    (air['air-central-w'] === found ? 8 : 0) |
    (air['air-outer-ne'] === found ? 16 : 0) |
    (air['air-outer-se'] === found ? 32 : 0) |
    (air['air-outer-sw'] === found ? 64 : 0) |
    (air['air-outer-nw'] === found ? 128 : 0)
  );
}

const NOWHERE: readonly number[] = [];

/** Ornithopters carry troops up to two borders away (rulebook: Перевезення військ). */
function flightRange(state: ArrakisState, start: number): readonly number[] {
  const carried = (ornithopterBits(state) & (AIR_ZONE_BITS[start] as number)) !== 0;
  return carried ? (FLIGHT[start] as readonly number[]) : NOWHERE;
}

/** Adds what passes the test to `found`, but nothing that is in `known`. */
function sift(
  state: ArrakisState,
  side: Side,
  range: readonly number[],
  test: Test,
  found: AreaId[],
  known: readonly AreaId[],
): void {
  for (const i of range) {
    const zone = state.areas[i] as Zone;
    if (test(zone, side) && !known.includes(zone.id)) found.push(zone.id);
  }
}

function reach(state: ArrakisState, side: Side, from: AreaId, onlyAdjacent: boolean, test: Test): Reach {
  const start = areaIndex(from);
  const ground: AreaId[] = [];
  const flight: AreaId[] = [];
  sift(state, side, GROUND[start] as readonly number[], test, ground, []);
  if (onlyAdjacent) return { ground, flight };
  if (side === 'atreides') sift(state, side, ridingRange(state, start), test, ground, ground);
  else sift(state, side, flightRange(state, start), test, flight, ground);
  return { ground, flight };
}

export function moveReach(state: ArrakisState, side: Side, from: AreaId, onlyAdjacent = false): Reach {
  return reach(state, side, from, onlyAdjacent, isFree);
}

export function attackReach(state: ArrakisState, side: Side, from: AreaId): Reach {
  return reach(state, side, from, false, isTarget);
}

function some(state: ArrakisState, side: Side, range: readonly number[], test: Test): boolean {
  for (const i of range) if (test(state.areas[i] as Zone, side)) return true;
  return false;
}

/** Cheap answers for menus: most legions can simply step aside. */
function reaches(state: ArrakisState, side: Side, start: number, onlyAdjacent: boolean, test: Test): boolean {
  if (some(state, side, GROUND[start] as readonly number[], test)) return true;
  if (onlyAdjacent) return false;
  if (side === 'harkonnen') return some(state, side, flightRange(state, start), test);
  return hasMount(state, start) && some(state, side, ridingRange(state, start), test);
}

/** Areas are given by their positions on the board here. */
export function canMove(state: ArrakisState, side: Side, from: number, onlyAdjacent = false): boolean {
  return reaches(state, side, from, onlyAdjacent, isFree);
}

export function canAttack(state: ArrakisState, side: Side, from: number): boolean {
  return reaches(state, side, from, false, isTarget);
}
