import type { Legions } from '../effects/step.js';
import type { ArrakisState, Legion, Zone } from '../state.js';
import { factionOf, legionIn, zoneAt } from '../state.js';
import type { AreaId, LeaderId, Side, Unit } from '../terms.js';

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
  const zone = zoneAt(state, area);
  if (side === 'atreides') {
    zone.atreides ??= noFigures();
    return zone.atreides;
  }
  zone.harkonnen ??= noFigures();
  return zone.harkonnen;
}

/** An area without figures of a side has no legion of it. */
export function tidy(zone: Zone, side: Side): void {
  const legion = legionIn(zone, side);
  if (legion === undefined || !isNothing(legion)) return;
  if (side === 'atreides') zone.atreides = undefined;
  else zone.harkonnen = undefined;
}

export function addUnits(state: ArrakisState, side: Side, area: AreaId, unit: Unit, n: number): void {
  legionAt(state, side, area)[unit] += n;
}

/** Areas with a legion of a side, in the order of the board. */
export function legionAreas(state: ArrakisState, side: Side): AreaId[] {
  const found: AreaId[] = [];
  for (const zone of state.areas) if (legionIn(zone, side) !== undefined) found.push(zone.id);
  return found;
}

/** Where a named leader stands; `undefined` when the figure is not on the board. */
export function areaOfLeader(state: ArrakisState, side: Side, leader: LeaderId): AreaId | undefined {
  for (const zone of state.areas) if (legionIn(zone, side)?.named.includes(leader) === true) return zone.id;
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
