import { oneOf } from '@sietch/kernel';
import { cloneState } from '../../clone.js';
import { type AreaSet, both, either, NO_AREA } from '../../content/area-set.js';
import { adjacentSectors, areasOf, sectorSet } from '../../content/map.js';
import { sectorsMeant, tacticCard } from '../../content/tactics.js';
import { type ArrakisPlay, emit } from '../../events.js';
import type { Purpose } from '../../purposes.js';
import { type ArrakisState, automatonOf } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import {
  AIR_ZONE_IDS,
  type Aircraft,
  type AirZoneId,
  type AreaId,
  SECTOR_IDS,
  type SectorId,
  VEHICLES,
  type Vehicle,
} from '../../terms.js';
import { harvesterAreas, placeAircraft, placeHarvester } from '../vehicles.js';
import {
  besideTarget,
  centralAir,
  freeAir,
  HARVEST,
  mostHarvesters,
  ORNITHOPTERS,
} from './criteria/vehicles.js';
import { type Criterion, decide } from './sift.js';

/** The first line of a list that anything meets: the others are not looked at. */
function firstMet(
  state: ArrakisState,
  candidates: readonly string[],
  list: readonly Criterion[],
): { readonly met: readonly string[]; readonly by: Criterion | undefined } {
  for (const by of list) {
    const met = by.keep(state, candidates);
    if (met.length > 0) return { met, by };
  }
  return { met: [], by: undefined };
}

/** Where all of a line find room nobody is asked. */
function places(
  play: ArrakisPlay,
  task: AutomatonTask,
  purpose: Purpose,
  candidates: readonly string[],
  list: readonly Criterion[],
  left: number,
): readonly string[] {
  if (task.picked !== undefined) return [task.picked];
  const { met, by } = firstMet(play.state, candidates, list);
  if (by === undefined) {
    emit(play, { event: 'criteria', purpose, steps: [], left: [] });
    return [];
  }
  // The line is told even if nothing fell out by it: it says how far down the list this is.
  const line = { criterion: by.name, out: candidates.filter((candidate) => !met.includes(candidate)) };
  if (met.length <= left) {
    emit(play, { event: 'criteria', purpose, steps: [line], left: met, all: true });
    return met;
  }
  const picked = decide(play, task, purpose, met, by === besideTarget ? [centralAir] : [], [line]);
  return picked === undefined ? [] : [picked];
}

function sectorsToHarvest(state: ArrakisState): readonly SectorId[] {
  const { harvest } = automatonOf(state);
  return harvest === undefined ? [] : sectorsMeant(tacticCard(harvest).sector);
}

/** Adjacent sectors with room for what does not fit; never those of the target card. */
export function overflowSectors(state: ArrakisState): SectorId[] {
  const own = sectorsToHarvest(state);
  const { target } = automatonOf(state);
  const barred = target === undefined ? [] : sectorsMeant(tacticCard(target).sector);
  const beside = own.flatMap(adjacentSectors);
  return SECTOR_IDS.filter(
    (sector) =>
      beside.includes(sector) &&
      !own.includes(sector) &&
      !barred.includes(sector) &&
      areasIn(state, [sector]).length > 0,
  );
}

function areasIn(state: ArrakisState, sectors: readonly SectorId[]): AreaId[] {
  const within: AreaSet = sectors.map(sectorSet).reduce(either, NO_AREA);
  return areasOf(both(harvesterAreas(state), within));
}

/** Areas for harvesters now: in the sector of the card, or once that is full in those beside it. */
export function roomForHarvesters(state: ArrakisState): number {
  const sectors = [...sectorsToHarvest(state), ...overflowSectors(state)];
  return areasIn(state, sectors).length;
}

/** Harvesters go to the sector of the card; those without room to one beside it (rulebook: Розміщення гарвестерів). */
export function placeHarvesters(play: ArrakisPlay, task: AutomatonTask<'harvesters'>): void {
  const { state } = play;
  const left = Math.min(task.left, state.vehicles.harvester);
  if (left === 0) return;
  if (task.sector === undefined && task.picked !== undefined && isSector(task.picked))
    return void state.agenda.push({ task: 'automaton', act: 'harvesters', left, sector: task.picked });
  const own = areasIn(state, sectorsToHarvest(state));
  const chosen = task.sector === undefined ? [] : areasIn(state, [task.sector]);
  const candidates = own.length > 0 ? own : chosen;
  if (candidates.length === 0 && task.picked === undefined) return askSector(play, left);
  const areas = places(play, task, 'harvester', candidates, HARVEST, left);
  if (areas.length === 0) return;
  for (const area of areas) placeHarvester(play, area);
  const { sector } = task;
  const rest = left - areas.length;
  state.agenda.push({
    task: 'automaton',
    act: 'harvesters',
    left: rest,
    ...(sector === undefined ? {} : { sector }),
  });
}

function isSector(word: string): word is SectorId {
  return SECTOR_IDS.some((id) => id === word);
}

function askSector(play: ArrakisPlay, left: number): void {
  const task = { task: 'automaton', act: 'harvesters', left } as const;
  const sector = decide(play, task, 'harvest-sector', overflowSectors(play.state));
  if (sector !== undefined) play.state.agenda.push({ ...task, sector: oneOf(SECTOR_IDS, sector) });
}

function placeNext(
  play: ArrakisPlay,
  task: AutomatonTask<'carryalls' | 'ornithopters'>,
  vehicle: Aircraft,
  zones: readonly string[],
): void {
  if (zones.length === 0) return;
  for (const zone of zones) placeAircraft(play, oneOf(AIR_ZONE_IDS, zone), vehicle);
  play.state.agenda.push({ task: 'automaton', act: task.act, left: task.left - zones.length });
}

/** One after another, each where it protects the most harvesters (rulebook: Розміщення транспортувальників). */
export function placeCarryalls(play: ArrakisPlay, task: AutomatonTask<'carryalls'>): void {
  const { state } = play;
  if (task.left === 0 || state.vehicles.carryall === 0) return;
  const zone = decide(play, task, 'carryall', freeAir(state), [mostHarvesters]);
  placeNext(play, task, 'carryall', zone === undefined ? [] : [zone]);
}

export function placeOrnithopters(play: ArrakisPlay, task: AutomatonTask<'ornithopters'>): void {
  const { state } = play;
  const left = Math.min(task.left, state.vehicles.ornithopter);
  if (left === 0) return;
  const zones = places(play, task, 'ornithopter', freeAir(state), ORNITHOPTERS, left);
  placeNext(play, { ...task, left }, 'ornithopter', zones);
}

/** Unoccupied air zones the steps of the list allow. */
export function roomForOrnithopters(state: ArrakisState): AirZoneId[] {
  const free = freeAir(state);
  const allowed = new Set(ORNITHOPTERS.flatMap((criterion) => criterion.keep(state, free)));
  return free.filter((zone) => allowed.has(zone));
}

/** Ornithopters where the criteria would put them, as far as that can be foreseen. */
export function afterOrnithopters(state: ArrakisState, n: number): ArrakisState {
  const trial = cloneState(state);
  for (let i = 0; i < n; i++) {
    const [zone] = firstMet(trial, freeAir(trial), ORNITHOPTERS).met;
    if (zone !== undefined) trial.air[oneOf(AIR_ZONE_IDS, zone)] = 'ornithopter';
  }
  return trial;
}

/** Can all these be placed by the criteria? */
export function hasRoomFor(state: ArrakisState, kinds: readonly (Vehicle | 'any')[]): boolean {
  return VEHICLES.every((vehicle) => {
    const n = kinds.filter((kind) => kind === vehicle).length;
    if (n === 0) return true;
    if (n > state.vehicles[vehicle]) return false;
    if (vehicle === 'harvester') return n <= roomForHarvesters(state);
    return n <= (vehicle === 'carryall' ? freeAir(state) : roomForOrnithopters(state)).length;
  });
}
