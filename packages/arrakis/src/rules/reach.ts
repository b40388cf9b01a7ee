import { AIR, airZonesOf, areaIndex, GROUND } from '../content/map.js';
import { type ArrakisState, legionIn, type Zone } from '../state.js';
import { type AirZoneId, type AreaId, enemyOf, type Side } from '../terms.js';
import { hasSettlement, isFree } from './area.js';

/** Where a legion can go: on foot or by sandriding, or only by troop transport. */
export interface Reach {
  readonly ground: AreaId[];
  readonly flight: AreaId[];
}

type Test = (zone: Zone) => boolean;

/** An area a legion may attack: an enemy legion or settlement, and no sandworm (rulebook: Битви). */
export function isTarget(zone: Zone, side: Side): boolean {
  const enemy = enemyOf(side);
  return zone.worm === undefined && (legionIn(zone, enemy) !== undefined || hasSettlement(zone, enemy));
}

/**
 * Areas with a wormsign or a sandworm a legion can ride through from here (rulebook: Піщана гонитва).
 * Enemy legions bar the way; harvesters do not.
 */
export function ridingChain(state: ArrakisState, from: AreaId): number[] {
  const { areas } = state;
  const start = areaIndex(from);
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

/** Where a ride can end: next to the chain, or on a wormsign of it. */
export function ridingEnds(state: ArrakisState, from: AreaId, test: Test): AreaId[] {
  const ends: AreaId[] = [];
  const visit = (i: number): void => {
    const zone = state.areas[i] as Zone;
    if (zone.id !== from && test(zone) && !ends.includes(zone.id)) ends.push(zone.id);
  };
  for (const link of ridingChain(state, from)) {
    visit(link);
    for (const i of GROUND[link] as readonly number[]) visit(i);
  }
  return ends;
}

export function ornithoptersFor(state: ArrakisState, from: AreaId): AirZoneId[] {
  return airZonesOf(from).filter((zone) => state.air[zone] === 'ornithopter');
}

/** Areas up to two borders away, whatever lies between (rulebook: Перевезення військ). */
export function flightEnds(state: ArrakisState, from: AreaId, test: Test): AreaId[] {
  const ends: AreaId[] = [];
  const visit = (i: number): void => {
    const zone = state.areas[i] as Zone;
    if (zone.id !== from && test(zone) && !ends.includes(zone.id)) ends.push(zone.id);
  };
  for (const i of AIR[areaIndex(from)] as readonly number[]) {
    visit(i);
    for (const further of AIR[i] as readonly number[]) visit(further);
  }
  return ends;
}

function onFoot(state: ArrakisState, from: AreaId, test: Test): AreaId[] {
  const found: AreaId[] = [];
  for (const i of GROUND[areaIndex(from)] as readonly number[]) {
    const zone = state.areas[i] as Zone;
    if (test(zone)) found.push(zone.id);
  }
  return found;
}

function reach(state: ArrakisState, side: Side, from: AreaId, mayFly: boolean, test: Test): Reach {
  const ground = onFoot(state, from, test);
  if (side === 'atreides') {
    for (const id of ridingEnds(state, from, test)) if (!ground.includes(id)) ground.push(id);
    return { ground, flight: [] };
  }
  if (!mayFly || ornithoptersFor(state, from).length === 0) return { ground, flight: [] };
  return { ground, flight: flightEnds(state, from, test).filter((id) => !ground.includes(id)) };
}

export function moveReach(state: ArrakisState, side: Side, from: AreaId, onlyAdjacent = false): Reach {
  const test: Test = (zone) => isFree(zone, side);
  if (onlyAdjacent) return { ground: onFoot(state, from, test), flight: [] };
  return reach(state, side, from, true, test);
}

export function attackReach(state: ArrakisState, side: Side, from: AreaId): Reach {
  return reach(state, side, from, true, (zone) => isTarget(zone, side));
}

/** Cheap answers for menus: most legions can simply step aside. */
export function canMove(state: ArrakisState, side: Side, from: AreaId, onlyAdjacent = false): boolean {
  for (const i of GROUND[areaIndex(from)] as readonly number[])
    if (isFree(state.areas[i] as Zone, side)) return true;
  if (onlyAdjacent) return false;
  const { ground, flight } = moveReach(state, side, from);
  return ground.length > 0 || flight.length > 0;
}

export function canAttack(state: ArrakisState, side: Side, from: AreaId): boolean {
  for (const i of GROUND[areaIndex(from)] as readonly number[]) {
    if (isTarget(state.areas[i] as Zone, side)) return true;
  }
  const { ground, flight } = attackReach(state, side, from);
  return ground.length > 0 || flight.length > 0;
}
