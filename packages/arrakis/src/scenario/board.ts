import { SietchError } from '@sietch/kernel';
import { LEADERS } from '../content/leaders.js';
import { SIETCH_RANKS, STATION_TOKENS } from '../content/settlements.js';
import { colourOf } from '../rules/automaton/tokens.js';
import { setLegion, whereIn } from '../rules/board.js';
import { areaOfLeader, noFigures, removeFrom } from '../rules/legion.js';
import { type ArrakisState, type Zone, zoneAt } from '../state.js';
import { SIDES, type Side, UNITS, type Wormsign } from '../terms.js';
import type { LegionPosition, Position, ZonePosition } from './position.js';

function refuse(message: string): never {
  throw new SietchError('bad-position', message);
}

/** Puts figures and tokens where the position wants them; what they need comes from the rest of the box. */
export function arrangeAreas(state: ArrakisState, position: Position): void {
  const named = Object.entries(position.areas ?? {});
  const loose: string[] = [];
  for (const zone of state.areas) {
    const wanted = position.areas?.[zone.id];
    for (const side of SIDES) {
      if (position.clear === true || wanted?.[side] !== undefined) lift(state, side, zone, loose);
    }
    if (position.clear === true) clearDesert(state, zone);
  }
  if (position.clear === true) state.stationsTaken = [...STATION_TOKENS];
  const supply: Wormsign[] = state.signSupply;
  for (const [id, wanted] of named) {
    const zone = zoneAt(state, id);
    arrangeZone(state, zone, wanted);
    for (const side of SIDES) {
      const legion = wanted[side];
      if (legion !== undefined && legion !== false) placeLegion(state, side, zone, legion, loose);
    }
    if (wanted.sign !== undefined) arrangeSign(zone, wanted.sign, supply);
  }
  arrangeRanks(state, new Set(named.filter(([, zone]) => zone.sietch !== undefined).map(([id]) => id)));
  arrangeTokens(state, position, loose);
  if (position.signSupply !== undefined) {
    const top = position.signSupply.map((sign) =>
      removeFrom(supply, sign) ? sign : refuse(`position signSupply: no ${sign} left`),
    );
    supply.push(...top.reverse());
  }
  Object.assign(state.where, whereIn(state.areas));
}

function lift(state: ArrakisState, side: Side, zone: Zone, loose: string[]): void {
  const legion = zone[side];
  if (legion === undefined) return;
  const { supply } = state.factions[side];
  for (const unit of UNITS) supply[unit] += legion[unit];
  supply.generic += legion.generic;
  if (side === 'atreides') loose.push(...legion.tokens);
  else for (const token of legion.tokens) state.automaton?.tokens[colourOf(token)].push(token);
  setLegion(state, side, zone.id, undefined);
}

function clearDesert(state: ArrakisState, zone: Zone): void {
  zone.station = undefined;
  arrangeSign(zone, false, state.signSupply);
  if (zone.worm === 'sandworm') state.worms++;
  zone.worm = undefined;
  if (zone.harvester) state.vehicles.harvester++;
  zone.harvester = false;
}

function placeLegion(
  state: ArrakisState,
  side: Side,
  zone: Zone,
  wanted: LegionPosition,
  loose: string[],
): void {
  const legion = noFigures();
  const { supply } = state.factions[side];
  for (const kind of [...UNITS, 'generic'] as const) {
    legion[kind] = wanted[kind] ?? 0;
    supply[kind] -= legion[kind];
    if (supply[kind] < 0) refuse(`position areas.${zone.id}.${side}: there are not so many ${kind} figures`);
  }
  for (const leader of wanted.named ?? []) {
    bringIntoPlay(state, side, leader);
    legion.named.push(leader);
  }
  for (const token of wanted.tokens ?? []) {
    if (side === 'harkonnen') {
      if (state.automaton === undefined || !removeFrom(state.automaton.tokens[colourOf(token)], token))
        refuse(`position areas.${zone.id}: there is no deployment token "${token}" left`);
    } else if (
      !removeFrom(loose, token) &&
      !removeFrom(state.tokenSupply, token) &&
      !takeFromBoard(state, token)
    ) {
      refuse(`position areas.${zone.id}: there is no deployment token "${token}" left`);
    }
    legion.tokens.push(token);
  }
  setLegion(state, side, zone.id, legion);
}

function takeFromBoard(state: ArrakisState, token: string): boolean {
  return state.areas.some((zone) => zone.atreides !== undefined && removeFrom(zone.atreides.tokens, token));
}

/** A leader on the board has entered play; one that replaces another has done so. */
export function bringIntoPlay(state: ArrakisState, side: Side, leader: string): void {
  const { leaders } = state.factions[side];
  const card = LEADERS.find((each) => each.id === leader && each.side === side && each.kind === 'named');
  if (card === undefined) refuse(`position: there is no leader "${leader}" of the ${side}`);
  const area = areaOfLeader(state, side, leader);
  if (area !== undefined) removeFrom(zoneAt(state, area)[side]?.named ?? [], leader);
  if (leaders[leader] === 'reserve' || leaders[leader] === 'gone') leaders[leader] = 'ready';
  if (card.replaces !== undefined) leaders[card.replaces] = 'gone';
}

function arrangeZone(state: ArrakisState, zone: Zone, wanted: ZonePosition): void {
  if (wanted.terrain !== undefined) zone.terrain = wanted.terrain;
  if (wanted.settlement !== undefined) zone.settlement = wanted.settlement;
  if (wanted.sietchShown !== undefined) zone.sietchShown = wanted.sietchShown;
  if (wanted.sietch !== undefined) zone.sietch = wanted.sietch;
  if (wanted.station !== undefined) arrangeStation(state, zone, wanted.station);
  if (wanted.worm !== undefined) {
    if (zone.worm === 'sandworm') state.worms++;
    zone.worm = wanted.worm === false ? undefined : wanted.worm;
    if (zone.worm === 'sandworm') state.worms--;
    if (zone.worm === 'wild-maker' && state.factions.atreides.leaders['wild-maker'] === 'reserve') {
      state.factions.atreides.leaders['wild-maker'] = 'ready';
    }
  }
  if (wanted.harvester !== undefined && wanted.harvester !== zone.harvester) {
    zone.harvester = wanted.harvester;
    state.vehicles.harvester += wanted.harvester ? -1 : 1;
  }
}

function arrangeStation(state: ArrakisState, zone: Zone, wanted: NonNullable<ZonePosition['station']>): void {
  if (zone.station !== undefined) state.stationsTaken.push(zone.station);
  zone.station = wanted === false ? undefined : wanted;
  if (wanted === false || removeFrom(state.stationsTaken, wanted)) return;
  // All tokens are on the board: another area with the same symbol gives up its own.
  const other = state.areas.find((each) => each.station === wanted && each.id !== zone.id);
  if (other === undefined) refuse(`position areas.${zone.id}.station: there is no such token left`);
  other.station = state.stationsTaken.pop();
}

function arrangeSign(zone: Zone, wanted: Wormsign | false, supply: Wormsign[]): void {
  if (zone.sign !== undefined) supply.push(zone.sign);
  zone.sign = undefined;
  if (wanted === false) return;
  if (!removeFrom(supply, wanted)) refuse(`position areas.${zone.id}.sign: there is no ${wanted} left`);
  zone.sign = wanted;
}

/** Ranks are dealt again among the other sietches, so that the eight tokens stay the same. */
function arrangeRanks(state: ArrakisState, fixed: ReadonlySet<string>): void {
  if (fixed.size === 0) return;
  const left = [...SIETCH_RANKS];
  for (const id of fixed) {
    const rank = zoneAt(state, id).sietch;
    if (rank > 0 && !removeFrom(left, rank))
      refuse(`position areas.${id}.sietch: there is no token of rank ${rank} left`);
  }
  for (const zone of state.areas) if (zone.sietch > 0 && !fixed.has(zone.id)) zone.sietch = left.pop() ?? 0;
  state.sietchesLost = left;
}

function arrangeTokens(state: ArrakisState, position: Position, loose: string[]): void {
  for (const [token, face] of Object.entries(position.faces ?? {})) {
    const set = token.slice(0, token.indexOf('-'));
    const faces = state.faces[token] === undefined ? (state.automaton?.faces ?? {}) : state.faces;
    const other = Object.keys(faces).find((id) => id.startsWith(set) && faces[id] === face);
    if (other === undefined || faces[token] === undefined)
      refuse(`position faces: no token "${token}" with face ${face}`);
    faces[other] = faces[token];
    faces[token] = face;
  }
  if (position.tokenSupply !== undefined) {
    loose.push(...state.tokenSupply);
    state.tokenSupply = position.tokenSupply.toReversed();
    for (const token of position.tokenSupply) {
      if (!removeFrom(loose, token)) refuse(`position tokenSupply: there is no token "${token}" left`);
    }
  }
  for (const token of position.tokensShown ?? []) {
    if (!removeFrom(loose, token) && !removeFrom(state.tokenSupply, token))
      refuse(`position tokensShown: there is no token "${token}" left`);
    state.tokensShown.push(token);
  }
  state.tokensLost.push(...loose);
}
