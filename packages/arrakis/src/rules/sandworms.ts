import { doNext, reveal, sure } from '@sietch/kernel';
import {
  type AreaSet,
  after,
  both,
  either,
  filter,
  isNone,
  meets,
  minus,
  put,
  setOf,
} from '../content/area-set.js';
import { STORM_DICE, WORM_DICE } from '../content/figures.js';
import { airZonesOf, areaIndex, areasOf, around, GROUND } from '../content/map.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering, houseOf, runsItself } from '../participants.js';
import { type ArrakisState, zoneAt } from '../state.js';
import type { AirZoneId, AreaId, Worm } from '../terms.js';
import { clearAreas, isExposed, specialHits } from './area.js';
import { setWorm } from './board.js';
import { takeCasualties } from './casualties.js';
import { offerClaim } from './claims.js';
import { count, rollCombat } from './dice.js';
import { legionsWhere } from './legion.js';
import { hasAircraft } from './reach.js';
import { retreatAreas } from './retreat.js';
import { removeAircraft, removeHarvester } from './vehicles.js';

export function wormAreas(state: ArrakisState, kind: Worm): AreaSet {
  const { areas, where } = state;
  let found = where.worms;
  for (let at = after(found, -1); at >= 0; at = after(found, at))
    if (sure(areas[at], 'area', at).worm !== kind) found = put(found, at, false);
  return found;
}

/** Wild Maker's area, if it is on the board. */
export function wildMakerArea(state: ArrakisState): AreaId | undefined {
  const { areas, where } = state;
  for (let at = after(where.worms, -1); at >= 0; at = after(where.worms, at)) {
    const { id, worm } = sure(areas[at], 'area', at);
    if (worm === 'wild-maker') return id;
  }
  return undefined;
}

export function removeWorm(play: ArrakisPlay, area: AreaId): void {
  const { worm } = zoneAt(play.state, area);
  if (worm === undefined) return;
  setWorm(play.state, area, undefined);
  if (worm === 'sandworm') play.state.worms++;
  emit(play, { event: 'worm', worm, area, change: 'removed' });
}

export function putWorm(play: ArrakisPlay, area: AreaId, worm: Worm): void {
  if (worm === 'sandworm') play.state.worms--;
  setWorm(play.state, area, worm);
  emit(play, { event: 'worm', worm, area, change: 'placed' });
}

/** Sandworms are to appear in these areas; the task `appear` does it. */
export function appear(state: ArrakisState, areas: readonly AreaId[]): void {
  state.appearance = { pending: [...areas], effects: [], fresh: [] };
}

/** Puts the figures, taking some from elsewhere if they are short; then come the effects (rulebook: Ефекти розміщення піщаних хробаків). */
export function continueAppearance(play: ArrakisPlay): void {
  const { state } = play;
  const { appearance } = state;
  if (appearance === undefined) return;
  const [area] = appearance.pending;
  if (area !== undefined) {
    state.agenda.push({ task: 'appear' });
    if (state.worms === 0) {
      state.decision = { kind: 'take-worm', seats: answering(state, 'atreides'), side: 'atreides', area };
      return;
    }
    appearance.pending.shift();
    appearance.fresh.push(area);
    appearance.effects.push(area);
    putWorm(play, area, 'sandworm');
    return;
  }
  appearance.effects = appearance.effects.filter((id) => {
    const zone = zoneAt(state, id);
    return zone.harkonnen !== undefined || zone.harvester;
  });
  if (appearance.effects.length === 0) {
    state.appearance = undefined;
    return;
  }
  state.agenda.push({ task: 'appear' });
  state.decision = { kind: 'worm-effect', seats: answering(state, 'atreides'), side: 'atreides' };
}

/** Worms whose figures may be taken for a new appearance: not those that have just appeared. */
export function takeableWorms(state: ArrakisState): AreaSet {
  const fresh = state.appearance?.fresh ?? [];
  return minus(wormAreas(state, 'sandworm'), setOf(fresh.map(areaIndex)));
}

/** A legion retreats or is attacked; a harvester is lost unless a carryall saves it. */
export function applyAppearance(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  const { appearance } = state;
  if (appearance !== undefined) appearance.effects = appearance.effects.filter((id) => id !== area);
  const zone = zoneAt(state, area);
  if (zone.harkonnen === undefined) return threatenHarvester(play, area);
  if (!isNone(retreatAreas(state, 'harkonnen', area))) {
    // In the action phase the action that led here checks the limit when it is done.
    if (state.phase === 'hazards') doNext(state, { task: 'limits' });
    doNext(state, { task: 'threaten', area });
    state.decision = {
      kind: 'retreat-to',
      seats: answering(state, 'atreides'),
      side: 'atreides',
      area,
      retreating: 'harkonnen',
    };
  } else wormStrikes(play, area, area);
}

/** Would be destroyed: only in the hazards phase can a carryall save it (rulebook: Порятунок транспортувальником). */
export function threatenHarvester(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  if (!zoneAt(state, area).harvester) return;
  if (state.phase === 'hazards' && hasAircraft(state, areaIndex(area), 'carryall')) {
    if (runsItself(state, 'harkonnen')) return doNext(state, { task: 'automaton', act: 'rescue', area });
    state.decision = { kind: 'rescue', seats: houseOf(state, 'harkonnen'), side: 'harkonnen', area };
  } else removeHarvester(play, area);
}

export function carryallsFor(state: ArrakisState, area: AreaId): AirZoneId[] {
  return airZonesOf(area).filter((zone) => state.air[zone] === 'carryall');
}

export function rescueHarvester(play: ArrakisPlay, area: AreaId, zone: AirZoneId): void {
  removeAircraft(play, zone);
  emit(play, { event: 'vehicle', vehicle: 'harvester', at: area, change: 'rescued' });
}

/** Up to two desert areas on, to one without figures and tokens (rulebook: Переміщення піщаних хробаків). */
export function wormDestinations(state: ArrakisState, from: AreaId): AreaSet {
  return both(wormReach(state, areaIndex(from)), restingAreas(state));
}

/** Sandworms that can move now. */
export function movingWorms(state: ArrakisState): AreaSet {
  const resting = restingAreas(state);
  return filter(state.where.worms, (at) => meets(wormReach(state, at), resting));
}

function restingAreas(state: ArrakisState): AreaSet {
  return both(state.where.desert, clearAreas(state));
}

/** Areas next to a worm, and those behind neighbours of desert. */
function wormReach({ where }: ArrakisState, start: number): AreaSet {
  const near = sure(GROUND[start], 'set of areas', start);
  return put(either(near, around(both(near, where.desert))), start, false);
}

export function moveWorm(play: ArrakisPlay, from: AreaId, to: AreaId): void {
  const { worm } = zoneAt(play.state, from);
  if (worm === undefined) return;
  setWorm(play.state, from, undefined);
  setWorm(play.state, to, worm);
  emit(play, { event: 'worm-moved', worm, from, to });
}

/** Legions off the mountains, and harvesters on sand. */
function preyAreas({ where }: ArrakisState): AreaSet {
  return either(minus(where.harkonnen, where.mountains), both(where.harvesters, where.desert));
}

/** Up to two areas away; an area in between must be desert (rulebook: Атака піщаним хробаком). */
export function wormTargets(state: ArrakisState, from: AreaId): AreaSet {
  return both(wormReach(state, areaIndex(from)), preyAreas(state));
}

/** Sandworms with something to attack. */
export function attackingWorms(state: ArrakisState): AreaSet {
  const prey = preyAreas(state);
  return filter(state.where.worms, (at) => meets(wormReach(state, at), prey));
}

/** The worm leaves the board and strikes: a harvester is lost without a roll, a legion takes the dice. */
export function wormStrikes(play: ArrakisPlay, from: AreaId, area: AreaId): void {
  const { state } = play;
  const worm = zoneAt(state, from).worm ?? 'sandworm';
  removeWorm(play, from);
  emit(play, { event: 'worm-attack', worm, area });
  if (zoneAt(state, area).harkonnen === undefined) {
    removeHarvester(play, area);
    offerClaim(play, 'worm-killed');
    return;
  }
  doNext(state, { task: 'after-strike', area });
  desertRoll(play, area, WORM_DICE[worm], 'rule:sandworm');
}

/** After the casualties of a worm: where all units died, a harvester goes too. */
export function afterStrike(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  if (zoneAt(state, area).harkonnen !== undefined) return;
  threatenHarvester(play, area);
  offerClaim(play, 'worm-killed');
}

/** The desert's dice: swords hit, specials hit by terrain, nothing is rolled back. */
function desertRoll(play: ArrakisPlay, area: AreaId, dice: number, why: string): void {
  const { state } = play;
  const faces = rollCombat(state, dice);
  reveal(play);
  emit(play, { event: 'roll', side: 'atreides', faces, why });
  const hits = count(faces, 'sword') + count(faces, 'special') * specialHits(zoneAt(state, area).terrain);
  takeCasualties(play, 'harkonnen', area, hits, why);
}

/** Coriolis storms, one legion after another (rulebook: Розіграш коріолісових бур). */
export function stormAreas(state: ArrakisState): AreaId[] {
  return areasOf(legionsWhere(state, 'harkonnen', (zone) => isExposed(state, zone)));
}

export function rollStorm(play: ArrakisPlay, area: AreaId): void {
  if (zoneAt(play.state, area).harkonnen === undefined) return;
  emit(play, { event: 'storm', area });
  desertRoll(play, area, STORM_DICE, 'rule:storm');
}
