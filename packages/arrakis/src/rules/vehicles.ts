import { doNext, isOneOf } from '@sietch/kernel';
import { type AreaSet, both, isNone, minus } from '../content/area-set.js';
import { areasOf, sectorsOf } from '../content/map.js';
import { AIR_ZONES } from '../content/sectors.js';
import { SPICE_ROWS } from '../content/tracks.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering, runsItself } from '../participants.js';
import { type ArrakisState, zoneAt } from '../state.js';
import {
  AIR_ZONE_IDS,
  type Aircraft,
  type AirZoneId,
  type AreaId,
  VEHICLES,
  type Vehicle,
} from '../terms.js';
import { freeFor } from './area.js';
import { vehicleTasks } from './automaton/vehicle-tasks.js';
import { setHarvester } from './board.js';

/** The row of the lowest Imperium marker (rulebook: Фаза 1). */
export function activeRow(state: ArrakisState): number {
  const { choam, 'spacing-guild': guild, landsraad } = state.rows;
  return Math.max(choam, guild, landsraad);
}

/** Locks dice by the active row and takes the vehicles it shows. */
export function startVehicles(play: ArrakisPlay): void {
  const { state } = play;
  const row = SPICE_ROWS[activeRow(state)] ?? SPICE_ROWS[0];
  state.locked = row.locked;
  const kinds: Vehicle[] = [];
  for (const vehicle of VEHICLES) for (let i = 0; i < row[vehicle]; i++) kinds.push(vehicle);
  if (runsItself(state, 'harkonnen')) doNext(state, ...vehicleTasks(kinds));
  else state.agenda.push({ task: 'vehicles', kinds, mandatory: true });
}

/** Harvesters are placed one by one in free areas of desert. */
export function harvesterAreas(state: ArrakisState): AreaSet {
  return minus(both(state.where.desert, freeFor(state, 'harkonnen')), state.where.harvesters);
}

/** Asks where the next vehicle goes; what cannot be placed is left off. */
export function nextVehicle(
  play: ArrakisPlay,
  kinds: readonly (Vehicle | 'any')[],
  mandatory: boolean,
): void {
  const { state } = play;
  const kind = kinds[0];
  if (kind === undefined) return;
  if (kinds.length > 1) state.agenda.push({ task: 'vehicles', kinds: kinds.slice(1), mandatory });
  if (kind !== 'any') return askVehiclePlace(play, kind, mandatory);
  if (VEHICLES.every((vehicle) => state.vehicles[vehicle] === 0)) return;
  state.decision = { kind: 'which-vehicle', seats: answering(state, 'harkonnen'), side: 'harkonnen' };
}

export function askVehiclePlace(play: ArrakisPlay, vehicle: Vehicle, mandatory: boolean): void {
  const { state } = play;
  if (state.vehicles[vehicle] === 0) return;
  const seats = answering(state, 'harkonnen');
  if (vehicle !== 'harvester') {
    state.decision = { kind: 'air-zone', seats, side: 'harkonnen', vehicle, mandatory };
  } else if (!isNone(harvesterAreas(state))) {
    state.decision = { kind: 'area', seats, side: 'harkonnen', purpose: 'harvester', mandatory };
  }
}

export function placeHarvester(play: ArrakisPlay, area: AreaId): void {
  play.state.vehicles.harvester--;
  setHarvester(play.state, area, true);
  emit(play, { event: 'vehicle', vehicle: 'harvester', at: area, change: 'placed' });
}

/** An aircraft already there is removed. */
export function placeAircraft(play: ArrakisPlay, zone: AirZoneId, vehicle: Aircraft): void {
  removeAircraft(play, zone);
  play.state.vehicles[vehicle]--;
  play.state.air[zone] = vehicle;
  emit(play, { event: 'vehicle', vehicle, at: zone, change: 'placed' });
}

export function removeHarvester(
  play: ArrakisPlay,
  area: AreaId,
  change: 'removed' | 'gathered' = 'removed',
): void {
  const zone = zoneAt(play.state, area);
  if (!zone.harvester) return;
  setHarvester(play.state, area, false);
  play.state.vehicles.harvester++;
  emit(play, { event: 'vehicle', vehicle: 'harvester', at: area, change });
}

export function removeAircraft(play: ArrakisPlay, zone: AirZoneId): void {
  const vehicle = play.state.air[zone];
  if (vehicle === undefined) return;
  play.state.air[zone] = undefined;
  play.state.vehicles[vehicle]++;
  emit(play, { event: 'vehicle', vehicle, at: zone, change: 'removed' });
}

export function removeAllAircraft(play: ArrakisPlay): void {
  for (const zone of AIR_ZONE_IDS) removeAircraft(play, zone);
}

/** Vehicles of a sector: harvesters in its areas and aircraft in its air zones. */
export function vehiclesIn(state: ArrakisState, sectors: readonly string[]): (AreaId | AirZoneId)[] {
  const areas = areasOf(state.where.harvesters).filter((id) => inSectors(id, sectors));
  const zones = AIR_ZONES.filter(
    (zone) => state.air[zone.id] !== undefined && zone.sectors.some((sector) => sectors.includes(sector)),
  );
  return [...areas, ...zones.map((zone) => zone.id)];
}

function inSectors(area: AreaId, sectors: readonly string[]): boolean {
  return sectorsOf(area).some((sector) => sectors.includes(sector));
}

export function removeVehicle(play: ArrakisPlay, at: AreaId | AirZoneId): void {
  if (isOneOf(AIR_ZONE_IDS, at)) removeAircraft(play, at);
  else removeHarvester(play, at);
}
