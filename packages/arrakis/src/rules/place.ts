import { doNext } from '@sietch/kernel';
import { type AreaSet, both, either, meets, NO_AREA, put } from '../content/area-set.js';
import { GENERIC, NAMED_LEADERS } from '../content/catalog.js';
import { areaIndex, areasOf, isArea } from '../content/map.js';
import type { DecisionOf } from '../decisions.js';
import { speaksOfThat } from '../effects/speaks-of-that.js';
import type { Group, LeaderRef, Spot } from '../effects/step.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import { type ArrakisState, factionOf, legionIn, legionsOf, turnOf, type Zone, zoneAt } from '../state.js';
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
  type Standing,
  someLegion,
  standingLeaders,
  tidy,
  unitsIn,
} from './legion.js';
import { hasFallen, inTank } from './tank.js';

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
  const next = state.agenda.at(-1);
  const named = next?.task === 'step' && speaksOfThat(next.step);
  const [only, another] = areasOf(placesFor(state, side, what, where, deploy, named));
  if (only === undefined) return;
  if (another === undefined) placeGroup(play, side, what, only, deploy);
  else state.decision = { kind: 'spot', seats: answering(state, side), side, what, where, deploy, named };
}

/** Areas where some of a group can be put. A legion is named even if nobody can join it, when the steps that follow speak of it. */
export function placesFor(
  state: ArrakisState,
  side: Side,
  what: Group,
  where: Spot,
  deploy: boolean,
  named: boolean,
): AreaSet {
  const spots = spotsFor(state, side, where);
  if (named || inStock(state, side, what)) return spots;
  const led = what.leader === undefined ? NO_AREA : placesForLeader(state, side, what.leader, spots, deploy);
  if (isLeaderOnly(what)) return led;
  const manned = select(state, spots, ({ id }) =>
    UNITS.some((unit) => (what[unit] ?? 0) > 0 && unitSources(state, side, unit, 1, id, deploy).length > 0),
  );
  return either(led, manned);
}

function isLeaderOnly(what: Group): boolean {
  return what.leader !== undefined && !what.regular && !what.elite && !what.special;
}

/** Has the supply a unit of the group, or a lower one in its place? */
function inStock(state: ArrakisState, side: Side, what: Group): boolean {
  const { regular, elite, special } = factionOf(state, side).supply;
  if (regular > 0 && (what.regular ?? 0) > 0) return true;
  if (regular + elite > 0 && (what.elite ?? 0) > 0) return true;
  return regular + elite + special > 0 && (what.special ?? 0) > 0;
}

/** Those of some areas a leader can join: there is company, and he is not there already. */
function placesForLeader(
  state: ArrakisState,
  side: Side,
  leader: LeaderRef,
  areas: AreaSet,
  deploy: boolean,
): AreaSet {
  const [only, another] = leaderSources(state, side, leader, undefined, deploy);
  if (only === undefined) return NO_AREA;
  const company = select(state, areas, (zone) => unitsIn(legionIn(zone, side)) > 0);
  return another === undefined && isArea(only.from) ? put(company, areaIndex(only.from), false) : company;
}

/**
 * Whoever has said where one leader goes, who can come from one place only, has said it all, unless the legion was
 * named for the steps that follow: then the leader may still stay away.
 */
export function placeChosen(play: ArrakisPlay, decision: DecisionOf<'spot'>, area: AreaId): void {
  const { state } = play;
  const { side, what, deploy, named } = decision;
  const leader = isLeaderOnly(what) && !named ? what.leader : undefined;
  const [only, another] = leader === undefined ? [] : leaderSources(state, side, leader, area, deploy);
  if (only === undefined || another !== undefined) return placeGroup(play, side, what, area, deploy);
  turnOf(state).focus = area;
  doNext(state, { task: 'limits' });
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
  doNext(state, ...tasks, { task: 'limits' });
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

export function askUnit(play: ArrakisPlay, task: Extract<Task, { readonly task: 'place-unit' }>): void {
  const { state } = play;
  const { side, unit, left, area, deploy, marched = false } = task;
  if (left <= 0 || unitSources(state, side, unit, left, area, deploy).length === 0) return;
  const seats = answering(state, side);
  state.decision = { kind: 'place-unit', seats, side, unit, left, area, deploy, marched };
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
    const from = areaAmong(standing, id);
    if (from === undefined) {
      if (!hasFallen(state, side, id)) sources.push({ leader: id, from: 'aside' });
    } else if (!deploy && from !== area) sources.push({ leader: id, from });
  }
  return sources;
}

function areaAmong(standing: readonly Standing[], id: LeaderId): AreaId | undefined {
  for (const { leader, area } of standing) if (leader === id) return area;
  return undefined;
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
  state.decision = { kind: 'place-leader', seats: answering(state, side), side, leader, area, deploy };
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

/** A settlement that can receive a leader: some unit is there. */
function isManned(zone: Zone, side: Side): boolean {
  return hasSettlement(zone, side) && unitsIn(legionIn(zone, side)) > 0;
}

export function manned(state: ArrakisState, side: Side): AreaSet {
  return legionsWhere(state, side, isManned);
}

/** Is there a leader to deploy, and a settlement with company for him? */
export function mayDeployLeader(state: ArrakisState, side: Side, leader: LeaderRef): boolean {
  if (!someLegion(state, side, isManned)) return false;
  const anybody = leader === 'any' || leader === 'generic';
  if (anybody && factionOf(state, side).supply.generic > 0) return true;
  return leaderSources(state, side, leader, undefined, true).length > 0;
}

export function ownSettlements(state: ArrakisState, side: Side): AreaSet {
  return both(settlementsOf(state, side), freeFor(state, side));
}

export function hasOwnSettlement(state: ArrakisState, side: Side): boolean {
  return meets(settlementsOf(state, side), freeFor(state, side));
}
