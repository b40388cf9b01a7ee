import { enqueue, reveal } from '@sietch/kernel';
import { STORM_DICE, WORM_DICE } from '../content/figures.js';
import { airZonesOf, areaIndex, GROUND, isDesert } from '../content/map.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, seatsOf, type Zone, zoneAt } from '../state.js';
import type { AirZoneId, AreaId, Worm } from '../terms.js';
import { type AreaTest, areasWhere, isClear, isEmpty, isExposed, specialHits } from './area.js';
import { takeCasualties } from './casualties.js';
import { offerClaim } from './claims.js';
import { count, rollCombat } from './dice.js';
import { retreatAreas } from './retreat.js';
import { removeAircraft, removeHarvester } from './vehicles.js';

export function wormAreas(state: ArrakisState, kind?: Worm): AreaId[] {
  return areasWhere(state, ({ worm }) => worm !== undefined && (kind === undefined || worm === kind));
}

export function removeWorm(play: ArrakisPlay, area: AreaId): void {
  const zone = zoneAt(play.state, area);
  const { worm } = zone;
  if (worm === undefined) return;
  zone.worm = undefined;
  if (worm === 'sandworm') play.state.worms++;
  emit(play, { event: 'worm', worm, area, change: 'removed' });
}

export function putWorm(play: ArrakisPlay, area: AreaId, worm: Worm): void {
  if (worm === 'sandworm') play.state.worms--;
  zoneAt(play.state, area).worm = worm;
  emit(play, { event: 'worm', worm, area, change: 'placed' });
}

export function isEmptyDesert(zone: Zone): boolean {
  return isDesert(zone.terrain) && isEmpty(zone);
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
      state.decision = { kind: 'take-worm', seats: seatsOf(state, 'atreides'), side: 'atreides', area };
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
  state.decision = { kind: 'worm-effect', seats: seatsOf(state, 'atreides'), side: 'atreides' };
}

/** Worms whose figures may be taken for a new appearance: not those that have just appeared. */
export function takeableWorms(state: ArrakisState): AreaId[] {
  return wormAreas(state, 'sandworm').filter((id) => state.appearance?.fresh.includes(id) !== true);
}

/** A legion retreats or is attacked; a harvester is lost unless a carryall saves it. */
export function applyAppearance(play: ArrakisPlay, area: AreaId): void {
  const { state } = play;
  const { appearance } = state;
  if (appearance !== undefined) appearance.effects = appearance.effects.filter((id) => id !== area);
  const zone = zoneAt(state, area);
  if (zone.harkonnen === undefined) return threatenHarvester(play, area);
  if (retreatAreas(state, 'harkonnen', area).length > 0) {
    // In the action phase the action that led here checks the limit when it is done.
    if (state.phase === 'hazards') enqueue(state, { task: 'limits' });
    enqueue(state, { task: 'threaten', area });
    state.decision = {
      kind: 'retreat-to',
      seats: seatsOf(state, 'atreides'),
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
  if (state.phase === 'hazards' && carryallsFor(state, area).length > 0) {
    state.decision = { kind: 'rescue', seats: seatsOf(state, 'harkonnen'), side: 'harkonnen', area };
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
export function wormDestinations(state: ArrakisState, from: AreaId): AreaId[] {
  return wormReach(state, from, isResting);
}

function isResting(zone: Zone): boolean {
  return isDesert(zone.terrain) && isClear(zone);
}

/** Areas next to a worm, and those behind neighbours of desert, in the order they are met. */
function wormReach(state: ArrakisState, from: AreaId, test: AreaTest): AreaId[] {
  const found: AreaId[] = [];
  const visit = (zone: Zone): void => {
    if (test(zone) && zone.id !== from && !found.includes(zone.id)) found.push(zone.id);
  };
  for (const i of GROUND[areaIndex(from)] as readonly number[]) {
    const near = state.areas[i] as Zone;
    visit(near);
    if (!isDesert(near.terrain)) continue;
    for (const further of GROUND[i] as readonly number[]) visit(state.areas[further] as Zone);
  }
  return found;
}

export function moveWorm(play: ArrakisPlay, from: AreaId, to: AreaId): void {
  const source = zoneAt(play.state, from);
  const { worm } = source;
  if (worm === undefined) return;
  source.worm = undefined;
  zoneAt(play.state, to).worm = worm;
  emit(play, { event: 'worm-moved', worm, from, to });
}

function isPrey(zone: Zone): boolean {
  if (zone.terrain === 'mountain') return false;
  return zone.harkonnen !== undefined || (zone.harvester && isDesert(zone.terrain));
}

/** Up to two areas away; an area in between must be desert (rulebook: Атака піщаним хробаком). */
export function wormTargets(state: ArrakisState, from: AreaId): AreaId[] {
  return wormReach(state, from, isPrey);
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
  enqueue(state, { task: 'after-strike', area });
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
  return areasWhere(state, (zone) => zone.harkonnen !== undefined && isExposed(state, zone));
}

export function rollStorm(play: ArrakisPlay, area: AreaId): void {
  if (zoneAt(play.state, area).harkonnen === undefined) return;
  emit(play, { event: 'storm', area });
  desertRoll(play, area, STORM_DICE, 'rule:storm');
}
