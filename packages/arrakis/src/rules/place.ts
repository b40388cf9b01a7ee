import { enqueue } from '@sietch/kernel';
import { type AreaSet, both, meets } from '../content/area-set.js';
import { GENERIC, NAMED_LEADERS } from '../content/catalog.js';
import { areasOf } from '../content/map.js';
import type { Group, LeaderRef, Spot } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import {
  type ArrakisState,
  factionOf,
  legionIn,
  legionsOf,
  seatsOf,
  turnOf,
  type Zone,
  zoneAt,
} from '../state.js';
import type { Task } from '../tasks.js';
import { type AreaId, type LeaderId, type Side, UNITS, type Unit } from '../terms.js';
import {
  type AreaTest,
  emptyAreas,
  freeFor,
  hasSettlement,
  select,
  settlementsOf,
  withTerrain,
} from './area.js';
import { isInPlay } from './leaders.js';
import {
  has,
  leaderNamed,
  leadersIn,
  legionAt,
  legionsWhere,
  removeFrom,
  standingLeaders,
  tidy,
  unitsIn,
} from './legion.js';
import { inTank } from './tank.js';

/** Areas where figures may be put. */
export function spotsFor(state: ArrakisState, side: Side, spot: Spot): AreaSet {
  const { where } = state;
  switch (spot.in) {
    case 'settlement': {
      const { of } = spot;
      return of === undefined
        ? where.settlements
        : select(state, where.settlements, ({ id }) => of.includes(id));
    }
    case 'sietch':
      return both(where.sietches, freeFor(state, side));
    case 'legion':
      return select(state, legionsOf(state, side), (zone) => {
        const legion = legionIn(zone, side);
        return legion !== undefined && has(state, side, legion, spot.with);
      });
    case 'free':
      return withTerrain(state, freeFor(state, side), spot.terrain);
    case 'empty':
      return withTerrain(state, emptyAreas(state), spot.terrain);
  }
}

/** Puts figures in one area: the area first, then piece by piece; all of it may be skipped. */
export function startPlacing(play: ArrakisPlay, side: Side, what: Group, where: Spot, deploy: boolean): void {
  const { state } = play;
  const [only, another] = areasOf(spotsFor(state, side, where));
  if (only === undefined) return;
  // A legion is named even if nobody can join it: the steps that follow speak of it.
  if (where.in !== 'legion' && !canBring(state, side, what, deploy)) return;
  if (another === undefined) placeGroup(play, side, what, only, deploy);
  else state.decision = { kind: 'spot', seats: seatsOf(state, side), side, what, where, deploy };
}

/** Whoever has said where one leader goes, who can come from one place only, has said it all. */
export function placeChosen(play: ArrakisPlay, side: Side, what: Group, area: AreaId, deploy: boolean): void {
  const { state } = play;
  const alone = what.leader !== undefined && UNITS.every((unit) => (what[unit] ?? 0) === 0);
  const company = unitsIn(legionIn(zoneAt(state, area), side)) > 0;
  const sources = alone && company ? leaderSources(state, side, what.leader as LeaderRef, area, deploy) : [];
  const [only, another] = sources;
  if (only === undefined || another !== undefined) return placeGroup(play, side, what, area, deploy);
  turnOf(state).focus = area;
  enqueue(state, { task: 'limits' });
  bringLeader(play, side, only.leader, only.from, area);
}

export function placeGroup(play: ArrakisPlay, side: Side, what: Group, area: AreaId, deploy: boolean): void {
  const { state } = play;
  turnOf(state).focus = area;
  // Units come first: a leader needs company.
  const tasks: Task[] = UNITS.filter((unit) => (what[unit] ?? 0) > 0).map((unit) => ({
    task: 'place-unit',
    side,
    unit,
    left: what[unit] ?? 0,
    area,
    deploy,
  }));
  if (what.leader !== undefined)
    tasks.push({ task: 'place-leader', side, leader: what.leader, area, deploy });
  enqueue(state, ...tasks, { task: 'limits' });
}

function canBring(state: ArrakisState, side: Side, what: Group, deploy: boolean): boolean {
  if (UNITS.some((unit) => (what[unit] ?? 0) > 0)) return true;
  return what.leader !== undefined && leaderSources(state, side, what.leader, undefined, deploy).length > 0;
}

/** A unit may leave a legion if leaders there keep company. */
function canSpare(zone: Zone, side: Side): boolean {
  const legion = legionIn(zone, side);
  return legion !== undefined && (unitsIn(legion) > 1 || leadersIn(legion) === 0);
}

export interface UnitSource {
  readonly unit: Unit;
  readonly from: AreaId | 'supply';
  readonly most: number;
}

/** Where a unit can come from: the supply (a lower rank if it is out of stock), or the board when placing. */
export function unitSources(
  state: ArrakisState,
  side: Side,
  unit: Unit,
  left: number,
  area: AreaId,
  deploy: boolean,
): UnitSource[] {
  const { supply } = factionOf(state, side);
  const sources: UnitSource[] = [];
  if (supply[unit] > 0) sources.push({ unit, from: 'supply', most: Math.min(left, supply[unit]) });
  else {
    for (const lower of UNITS.slice(0, UNITS.indexOf(unit))) {
      if (supply[lower] > 0)
        sources.push({ unit: lower, from: 'supply', most: Math.min(left, supply[lower]) });
    }
  }
  if (deploy) return sources;
  const spare: AreaTest = (zone) =>
    zone.id !== area && (legionIn(zone, side)?.[unit] ?? 0) > 0 && canSpare(zone, side);
  for (const from of areasOf(legionsWhere(state, side, spare))) sources.push({ unit, from, most: 1 });
  return sources;
}

export function askUnit(
  play: ArrakisPlay,
  side: Side,
  unit: Unit,
  left: number,
  area: AreaId,
  deploy: boolean,
): void {
  const { state } = play;
  if (left <= 0 || unitSources(state, side, unit, left, area, deploy).length === 0) return;
  state.decision = { kind: 'place-unit', seats: seatsOf(state, side), side, unit, left, area, deploy };
}

export function bringUnits(
  play: ArrakisPlay,
  side: Side,
  unit: Unit,
  from: string,
  n: number,
  area: AreaId,
): void {
  const { state } = play;
  if (from === 'supply') factionOf(state, side).supply[unit] -= n;
  else {
    const zone = zoneAt(state, from);
    const legion = legionIn(zone, side);
    if (legion !== undefined) legion[unit] -= n;
    tidy(state, side, from);
  }
  legionAt(state, side, area)[unit] += n;
  emit(play, { event: 'placed', side, what: unit, from, area, n });
}

/** Leaders that can be put somewhere: a named one set aside or on the board, a generic one from supply or board. */
export function leaderSources(
  state: ArrakisState,
  side: Side,
  leader: LeaderRef,
  area: AreaId | undefined,
  deploy: boolean,
): { readonly leader: string; readonly from: string }[] {
  const sources: { leader: string; from: string }[] = [];
  const named: readonly LeaderId[] =
    leader === 'any' ? NAMED_LEADERS[side] : leader === 'generic' ? [] : [leaderNamed(state, side, leader)];
  if (leader === 'any' || leader === 'generic') {
    if (factionOf(state, side).supply.generic > 0) sources.push({ leader: GENERIC[side], from: 'supply' });
    if (!deploy) {
      const led: AreaTest = (zone) => zone.id !== area && (legionIn(zone, side)?.generic ?? 0) > 0;
      for (const from of areasOf(legionsWhere(state, side, led)))
        sources.push({ leader: GENERIC[side], from });
    }
  }
  const standing = named.length === 0 ? [] : standingLeaders(state, side);
  for (const id of named) {
    if (!isInPlay(state, side, id) || inTank(state, side, id)) continue;
    if (state.paulHeld && id.startsWith('paul-')) continue;
    const from = standing.find(({ leader: each }) => each === id)?.area;
    if (from === undefined) {
      if (!factionOf(state, side).fallen.includes(id)) sources.push({ leader: id, from: 'aside' });
    } else if (!deploy && from !== area) sources.push({ leader: id, from });
  }
  return sources;
}

export function askLeader(
  play: ArrakisPlay,
  side: Side,
  leader: LeaderRef,
  area: AreaId,
  deploy: boolean,
): void {
  const { state } = play;
  if (unitsIn(legionIn(zoneAt(state, area), side)) === 0) return;
  if (leaderSources(state, side, leader, area, deploy).length === 0) return;
  state.decision = { kind: 'place-leader', seats: seatsOf(state, side), side, leader, area, deploy };
}

export function bringLeader(play: ArrakisPlay, side: Side, leader: string, from: string, area: AreaId): void {
  const { state } = play;
  const generic = leader === GENERIC[side];
  if (from === 'supply') factionOf(state, side).supply.generic--;
  else if (from !== 'aside') {
    const legion = legionIn(zoneAt(state, from), side);
    if (legion !== undefined) {
      if (generic) legion.generic--;
      else removeFrom(legion.named, leader);
    }
    tidy(state, side, from);
  }
  const legion = legionAt(state, side, area);
  if (generic) legion.generic++;
  else legion.named.push(leader);
  emit(play, { event: 'placed', side, what: leader, from, area, n: 1 });
}

/** Settlements of a side that can receive a leader: some unit is there. */
export function manned(state: ArrakisState, side: Side): AreaSet {
  return legionsWhere(state, side, (zone) => hasSettlement(zone, side) && unitsIn(legionIn(zone, side)) > 0);
}

export function ownSettlements(state: ArrakisState, side: Side): AreaSet {
  return both(settlementsOf(state, side), freeFor(state, side));
}

export function hasOwnSettlement(state: ArrakisState, side: Side): boolean {
  return meets(settlementsOf(state, side), freeFor(state, side));
}
