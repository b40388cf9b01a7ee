import { sure } from '@sietch/kernel';
import { type AreaSet, after, NO_AREA, put } from '../content/area-set.js';
import { areasOf } from '../content/map.js';
import type { Legions } from '../effects/step.js';
import type { ArrakisState, Legion, Zone } from '../state.js';
import { factionOf, legionIn, legionsOf, zoneAt } from '../state.js';
import type { AreaId, LeaderId, Side, Unit } from '../terms.js';
import { setLegion } from './board.js';

/** Units, facedown deployment tokens included (rulebook: Обмеження кількості загонів). */
export function unitsIn(legion: Legion | undefined): number {
  if (legion === undefined) return 0;
  return legion.regular + legion.elite + legion.special + legion.tokens.length;
}

export function leadersIn(legion: Legion | undefined): number {
  return legion === undefined ? 0 : legion.generic + legion.named.length;
}

export function noFigures(): Legion {
  return { regular: 0, elite: 0, special: 0, generic: 0, named: [], tokens: [] };
}

export function copyLegion(legion: Legion): Legion {
  return {
    regular: legion.regular,
    elite: legion.elite,
    special: legion.special,
    generic: legion.generic,
    named: legion.named.slice(),
    tokens: legion.tokens.slice(),
  };
}

function isNothing(legion: Legion): boolean {
  return unitsIn(legion) === 0 && leadersIn(legion) === 0;
}

export function removeFrom<T>(list: T[], item: T): boolean {
  const at = list.indexOf(item);
  if (at < 0) return false;
  list.splice(at, 1);
  return true;
}

export function addFigures(to: Legion, group: Legion): void {
  to.regular += group.regular;
  to.elite += group.elite;
  to.special += group.special;
  to.generic += group.generic;
  for (const leader of group.named) to.named.push(leader);
  for (const token of group.tokens) to.tokens.push(token);
}

export function takeFigures(from: Legion, group: Legion): void {
  from.regular -= group.regular;
  from.elite -= group.elite;
  from.special -= group.special;
  from.generic -= group.generic;
  for (const leader of group.named) removeFrom(from.named, leader);
  for (const token of group.tokens) removeFrom(from.tokens, token);
}

/** The legion of a side in an area, made when the first figure comes. */
export function legionAt(state: ArrakisState, side: Side, area: AreaId): Legion {
  const legion = legionIn(zoneAt(state, area), side);
  if (legion !== undefined) return legion;
  const first = noFigures();
  setLegion(state, side, area, first);
  return first;
}

/** An area without figures of a side has no legion of it. */
export function tidy(state: ArrakisState, side: Side, area: AreaId): void {
  const legion = legionIn(zoneAt(state, area), side);
  if (legion !== undefined && isNothing(legion)) setLegion(state, side, area, undefined);
}

/** A test of an area with a legion of a side. */
type LegionTest = (zone: Zone, side: Side) => boolean;

/** Is there a legion of a side that passes the test? */
export function someLegion(state: ArrakisState, side: Side, test: LegionTest): boolean {
  const { areas } = state;
  const legions = legionsOf(state, side);
  for (let at = after(legions, -1); at >= 0; at = after(legions, at))
    if (test(sure(areas[at], 'area', at), side)) return true;
  return false;
}

/** Areas whose legion of a side passes the test. */
export function legionsWhere(state: ArrakisState, side: Side, test: LegionTest): AreaSet {
  const { areas } = state;
  const legions = legionsOf(state, side);
  let found = NO_AREA;
  for (let at = after(legions, -1); at >= 0; at = after(legions, at))
    if (test(sure(areas[at], 'area', at), side)) found = put(found, at, true);
  return found;
}

/** Made once, and by name rather than by key: engines are slow to call what is made anew for every call. */
const HAS_UNIT: Readonly<Record<Unit, LegionTest>> = {
  regular: (zone, side) => (legionIn(zone, side)?.regular ?? 0) > 0,
  elite: (zone, side) => (legionIn(zone, side)?.elite ?? 0) > 0,
  special: (zone, side) => (legionIn(zone, side)?.special ?? 0) > 0,
};

/** Areas where a side has a unit of this rank. */
export function areasWith(state: ArrakisState, side: Side, unit: Unit): AreaSet {
  return legionsWhere(state, side, HAS_UNIT[unit]);
}

export function hasUnit(state: ArrakisState, side: Side, unit: Unit): boolean {
  return someLegion(state, side, HAS_UNIT[unit]);
}

/** Areas with a legion of a side, in the order of the board. */
export function legionAreas(state: ArrakisState, side: Side): AreaId[] {
  return areasOf(legionsOf(state, side));
}

/** Where a named leader stands; `undefined` when the figure is not on the board. */
export function areaOfLeader(state: ArrakisState, side: Side, leader: LeaderId): AreaId | undefined {
  const legions = legionsOf(state, side);
  for (let at = after(legions, -1); at >= 0; at = after(legions, at)) {
    const zone = sure(state.areas[at], 'area', at);
    if (legionIn(zone, side)?.named.includes(leader) === true) return zone.id;
  }
  return undefined;
}

export interface Standing {
  readonly leader: LeaderId;
  readonly area: AreaId;
}

/** Named leaders on the board with their areas. */
export function standingLeaders(state: ArrakisState, side: Side): Standing[] {
  const found: Standing[] = [];
  const legions = legionsOf(state, side);
  for (let at = after(legions, -1); at >= 0; at = after(legions, at)) {
    const zone = sure(state.areas[at], 'area', at);
    for (const leader of legionIn(zone, side)?.named ?? []) found.push({ leader, area: zone.id });
  }
  return found;
}

/** Figures that moved to the area in the action being taken. */
export function movedTo({ turn }: ArrakisState, area: AreaId): Legion | undefined {
  if (turn !== undefined) for (const moved of turn.moved) if (moved.area === area) return moved.figures;
  return undefined;
}

/** Does a group of figures have what an action asks of a legion? */
export function has(state: ArrakisState, side: Side, legion: Legion, what: Legions['with']): boolean {
  if (what === undefined) return true;
  if (what === 'leader' || what === 'any') return leadersIn(legion) > 0;
  if (what === 'special') return legion.special > 0;
  if (what === 'generic') return legion.generic > 0;
  return legion.named.includes(leaderNamed(state, side, what));
}

/** Paul and Jessica are whichever of their two figures is in the game. */
export function leaderNamed(state: ArrakisState, side: Side, name: string): LeaderId {
  const { leaders } = factionOf(state, side);
  if (name === 'paul') return leaders['paul-atreides'] === 'gone' ? 'paul-muad-dib' : 'paul-atreides';
  if (name === 'jessica')
    return leaders['lady-jessica'] === 'gone' ? 'reverend-mother-jessica' : 'lady-jessica';
  return name;
}
