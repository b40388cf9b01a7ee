import { doNext, reveal, sure } from '@sietch/kernel';
import { type AreaSet, after, includes, put } from '../content/area-set.js';
import { GENERIC } from '../content/catalog.js';
import { harkonnenTokenIds, tokenIds } from '../content/deployment-tokens.js';
import { areaIndex, isDesert } from '../content/map.js';
import type { Legions } from '../effects/step.js';
import { type ArrakisEvent, type ArrakisPlay, emit } from '../events.js';
import { answering } from '../participants.js';
import {
  type ArrakisState,
  type Legion,
  legionIn,
  legionsOf,
  type Turn,
  turnOf,
  type Zone,
  zoneAt,
} from '../state.js';
import type { AirZoneId, AreaId, Side } from '../terms.js';
import { emptyDesert, freeFor } from './area.js';
import { garrison } from './automaton/garrison.js';
import { setStation } from './board.js';
import { offerClaim } from './claims.js';
import {
  addFigures,
  copyLegion,
  has,
  leadersIn,
  legionAt,
  movedTo,
  noFigures,
  removeFrom,
  takeFigures,
  tidy,
  unitsIn,
} from './legion.js';
import { canRide, reaches } from './reach.js';
import { movePrescience } from './tracks.js';
import { removeAircraft, removeHarvester } from './vehicles.js';
import { disturb } from './wormsigns.js';

export type How = Extract<ArrakisEvent, { readonly event: 'moved' }>['how'];

/** Figures of a legion that have not moved in this action; with `again`, those that have. */
export function movable(state: ArrakisState, side: Side, area: AreaId, again = false): Legion {
  const legion = legionIn(zoneAt(state, area), side);
  return legion === undefined ? noFigures() : movableOf(legion, movedBy(state, side, area), again);
}

/** Figures of a side in the area that have moved in this action. */
function movedBy(state: ArrakisState, side: Side, area: AreaId): Legion | undefined {
  return state.turn?.side === side ? movedTo(state, area) : undefined;
}

/** Of a legion those who may still move in this action, or, marching on, those who have. */
export function movableOf(legion: Legion, moved: Legion | undefined, again: boolean): Legion {
  if (moved === undefined) return again ? noFigures() : legion;
  if (again) {
    return {
      regular: Math.min(legion.regular, moved.regular),
      elite: Math.min(legion.elite, moved.elite),
      special: Math.min(legion.special, moved.special),
      generic: Math.min(legion.generic, moved.generic),
      named: legion.named.filter((leader) => moved.named.includes(leader)),
      tokens: legion.tokens.filter((token) => moved.tokens.includes(token)),
    };
  }
  return {
    regular: Math.max(0, legion.regular - moved.regular),
    elite: Math.max(0, legion.elite - moved.elite),
    special: Math.max(0, legion.special - moved.special),
    generic: Math.max(0, legion.generic - moved.generic),
    named: without(legion.named, moved.named),
    tokens: without(legion.tokens, moved.tokens),
  };
}

/** What is left of a list; mostly nothing of it has gone, and it need not be copied. */
function without(list: string[], gone: readonly string[]): string[] {
  return gone.length === 0 ? list : list.filter((each) => !gone.includes(each));
}

/** May this legion be used at all? Seek Out the Mahdi holds the legion with Paul. */
export function isHeld(state: ArrakisState, side: Side, legion: Legion): boolean {
  if (side !== 'atreides' || !state.paulHeld) return false;
  return legion.named.includes('paul-atreides') || legion.named.includes('paul-muad-dib');
}

/** Does the area suit what an action asks of its legion? */
export function suits(state: ArrakisState, zone: Zone, who: Legions): boolean {
  // A settlement's legion is there as long as the settlement is.
  if (who.at !== undefined && (who.at !== zone.id || zone.settlement === 0)) return false;
  const focus = who.that === true ? state.turn?.focus : undefined;
  // A skipped first step leaves the choice among the legions the card speaks of.
  if (who.that === true && (focus === undefined ? who.with === undefined : focus !== zone.id)) return false;
  return who.inDesert !== true || isDesert(zone.terrain);
}

/** Can the legion of an area move now as the action asks? */
function isMover(
  state: ArrakisState,
  side: Side,
  zone: Zone,
  at: number,
  who: Legions,
  again: boolean,
  free: AreaSet,
): boolean {
  const legion = legionIn(zone, side);
  if (legion === undefined || !suits(state, zone, who)) return false;
  if (isHeld(state, side, legion) || !reaches(state, side, at, free, again)) return false;
  const figures = movableOf(legion, movedBy(state, side, zone.id), again);
  return unitsIn(figures) > 0 && has(state, side, figures, who.with);
}

/** Areas from which a legion can move now. Most can: those that cannot are taken out. */
export function movers(state: ArrakisState, side: Side, who: Legions, again = false): AreaSet {
  const free = freeFor(state, side);
  let found = legionsOf(state, side);
  for (let at = after(found, -1); at >= 0; at = after(found, at))
    if (!isMover(state, side, sure(state.areas[at], 'area', at), at, who, again, free))
      found = put(found, at, false);
  return found;
}

/** A loop of its own: it is asked for more often than anything else, and mostly the first legion will do. */
export function mayMove(state: ArrakisState, side: Side, who: Legions, again = false): boolean {
  const free = freeFor(state, side);
  const legions = legionsOf(state, side);
  for (let at = after(legions, -1); at >= 0; at = after(legions, at))
    if (isMover(state, side, sure(state.areas[at], 'area', at), at, who, again, free)) return true;
  return false;
}

/** A legion can be divided if something is left that can stand alone. */
export function canSplit(state: ArrakisState, side: Side, area: AreaId, figures: Legion): boolean {
  return unitsIn(legionIn(zoneAt(state, area), side)) > 1 && unitsIn(figures) + leadersIn(figures) > 1;
}

/** Kinds of figures of a legion, in the order they are asked for: units first, then leaders. */
export function kindsIn(side: Side, figures: Legion): string[] {
  const kinds: string[] = [];
  if (figures.special > 0) kinds.push('special');
  if (figures.elite > 0) kinds.push('elite');
  if (figures.regular > 0) kinds.push('regular');
  for (const token of figures.tokens) kinds.push(token);
  if (figures.generic > 0) kinds.push(GENERIC[side]);
  for (const leader of figures.named) kinds.push(leader);
  return kinds;
}

export function countOf(side: Side, figures: Legion, kind: string): number {
  if (kind === 'regular' || kind === 'elite' || kind === 'special') return figures[kind];
  if (kind === GENERIC[side]) return figures.generic;
  return figures.named.includes(kind) || figures.tokens.includes(kind) ? 1 : 0;
}

export function pick(side: Side, group: Legion, kind: string, n: number): Legion {
  const picked = copyLegion(group);
  if (n === 0) return picked;
  if (kind === 'regular' || kind === 'elite' || kind === 'special') picked[kind] += n;
  else if (kind === GENERIC[side]) picked.generic += n;
  else if (isTokenKind(kind)) picked.tokens.push(kind);
  else picked.named.push(kind);
  return picked;
}

/** Fewest and most figures of the next kind, so that the division stays a legal one (rulebook: Переміщення). */
export function pickBounds(
  state: ArrakisState,
  side: Side,
  area: AreaId,
  figures: Legion,
  picked: Legion,
  kinds: readonly string[],
  having: Legions['with'],
): readonly [least: number, most: number] {
  const [kind] = kinds;
  if (kind === undefined) return [0, 0];
  const most = countOf(side, figures, kind);
  if (isUnitKind(kind)) {
    if (kind === 'special' && having === 'special') return [1, most];
    return [unitsIn(picked) === 0 && !hasUnitAfterFirst(kinds) ? 1 : 0, most];
  }
  // Without a unit left behind nobody can stay.
  if (unitsIn(legionIn(zoneAt(state, area), side)) === unitsIn(picked)) return [most, most];
  if (having === undefined || having === 'special') return [0, most];
  if (having === 'leader') return [kinds.length === 1 && leadersIn(picked) === 0 ? 1 : 0, most];
  return [has(state, side, { ...noFigures(), named: [kind] }, having) ? most : 0, most];
}

function isUnitKind(kind: string): boolean {
  return kind === 'regular' || kind === 'elite' || kind === 'special' || isTokenKind(kind);
}

function hasUnitAfterFirst(kinds: readonly string[]): boolean {
  for (let i = 1; i < kinds.length; i++) if (isUnitKind(kinds[i] ?? '')) return true;
  return false;
}

const TOKENS: ReadonlySet<string> = new Set([
  ...tokenIds('starting'),
  ...tokenIds('standard'),
  ...harkonnenTokenIds('black'),
  ...harkonnenTokenIds('silver'),
]);

function isTokenKind(kind: string): boolean {
  return TOKENS.has(kind);
}

/** Moves a group by the player's will, paying with an ornithopter if it flies. */
export function moveGroup(
  play: ArrakisPlay,
  side: Side,
  from: AreaId,
  to: AreaId,
  group: Legion,
  zone: AirZoneId | undefined,
  carried = false,
): void {
  const { state } = play;
  if (zone !== undefined) removeAircraft(play, zone);
  const rides = side === 'atreides' && canRide(state, from, to);
  const how = carried ? 'carry' : zone !== undefined ? 'fly' : rides ? 'ride' : 'move';
  turnOf(state).focus = to;
  relocate(play, side, from, to, group, how);
}

/** The whole legion goes together. An Atreides legion takes what it finds, as after a move. */
export function relocateAll(
  play: ArrakisPlay,
  side: Side,
  from: AreaId,
  to: AreaId,
  how: 'retreat' | 'displace',
): void {
  const legion = legionIn(zoneAt(play.state, from), side);
  if (legion !== undefined) relocate(play, side, from, to, copyLegion(legion), how);
}

/** Carries figures over and lets happen what happens on arrival. */
export function relocate(
  play: ArrakisPlay,
  side: Side,
  from: AreaId,
  to: AreaId,
  group: Legion,
  how: How,
): void {
  const { state } = play;
  const source = zoneAt(state, from);
  const target = zoneAt(state, to);
  const intoEmptyDesert = how === 'ride' && includes(emptyDesert(state), areaIndex(to));
  const leaving = legionIn(source, side);
  if (leaving !== undefined) takeFigures(leaving, group);
  tidy(state, side, from);
  addFigures(legionAt(state, side, to), group);
  if (state.turn?.side === side) track(state.turn, from, to, group, how);
  emit(play, { event: 'moved', side, from, to, figures: group, how });
  if (side === 'harkonnen') {
    if (how !== 'retreat') disturb(play, to);
    garrison(state, from);
    return;
  }
  takeStation(play, to);
  if (target.harvester) {
    removeHarvester(play, to);
    if (how !== 'retreat' && how !== 'displace') offerClaim(play, 'raided');
  }
  if (intoEmptyDesert && group.named.length > 0) offerClaim(play, 'rode');
}

/** No figure moves twice in one action: remembers where the moved ones stand. */
function track(turn: Turn, from: AreaId, to: AreaId, group: Legion, how: How): void {
  const before = turn.moved.find(({ area }) => area === from);
  if (how === 'retreat' || how === 'advance') {
    if (before === undefined) return;
    removeFrom(turn.moved, before);
    addMoved(turn, to, before.figures);
    if (turn.focus === from) turn.focus = to;
    return;
  }
  if (before !== undefined && group.named.some((leader) => before.figures.named.includes(leader)))
    takeFigures(before.figures, group);
  addMoved(turn, to, group);
}

function addMoved(turn: Turn, to: AreaId, figures: Legion): void {
  const there = turn.moved.find(({ area }) => area === to);
  if (there === undefined) turn.moved.push({ area: to, figures: copyLegion(figures) });
  else addFigures(there.figures, figures);
}

/** A station is revealed, removed and scored (rulebook: Екологічні випробувальні станції). */
function takeStation(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  const { station } = zoneAt(state, area);
  if (station === undefined) return;
  setStation(state, area, undefined);
  state.stationsTaken.push(station);
  reveal(play);
  emit(play, { event: 'station', area, marker: station });
  movePrescience(play, station, 1, 'stations');
}

/** Asks for the next of several moves; the unit limit is checked after the last one. */
export function nextMove(play: ArrakisPlay, side: Side, left: number, who: Legions, again: boolean): void {
  const { state } = play;
  if (left === 0) return;
  if (!mayMove(state, side, who, again)) return;
  state.decision = { kind: 'move-legion', seats: answering(state, side), side, left, who, again };
}

/** Moves of one action are simultaneous: if the legion may march on, the unit limit waits for that. */
export function startMoves(play: ArrakisPlay, side: Side, n: number, who: Legions, again = false): void {
  const { state } = play;
  const next = state.agenda.at(-1);
  if (next?.task !== 'step' || next.step.do !== 'move-again') doNext(state, { task: 'limits' });
  doNext(state, { task: 'move', side, left: n, who, again });
}
