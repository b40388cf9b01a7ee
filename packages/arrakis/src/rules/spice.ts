import { enqueue } from '@sietch/kernel';
import { areasOf } from '../content/map.js';
import {
  BOTTOM_ROW,
  KEEP_COST,
  RAISE_COST,
  SPICE_RESERVE,
  STOCKPILE_COST,
  STOCKPILE_UP_TO,
} from '../content/tracks.js';
import { type ArrakisPlay, emit } from '../events.js';
import { type ArrakisState, seatsOf, zoneAt } from '../state.js';
import { POWERS, type Power } from '../terms.js';
import { setPhase } from './round.js';
import { gainSupremacy } from './tracks.js';
import { removeHarvester } from './vehicles.js';

/** Phase 4: harvesters come home with spice, which is spent at once (rulebook: Фаза 4). */
export function spicePhase(play: ArrakisPlay): void {
  const { state } = play;
  setPhase(play, 'spice');
  // Bans last until now, except those of markers on the bottom row.
  state.bans = state.bans.filter((power) => state.rows[power] === BOTTOM_ROW);
  state.lowered = [];
  let harvested = 0;
  for (const area of areasOf(state.where.harvesters)) {
    harvested += zoneAt(state, area).terrain === 'deep-desert' ? 2 : 1;
    removeHarvester(play, area, 'gathered');
  }
  state.spice = harvested + state.reserve;
  state.reserve = 0;
  emit(play, { event: 'spice', harvested, total: state.spice });
  enqueue(
    state,
    ...POWERS.map((power) => ({ task: 'allocate' as const, power })),
    { task: 'stockpile' },
    { task: 'save-spice' },
    { task: 'bans' },
    { task: 'phase-end', next: 'end' },
  );
}

/** What can be done with a marker: raised, kept or left to sink, as far as the spice lasts. */
export function allocations(state: ArrakisState, power: Power): ('raise' | 'keep' | 'drop')[] {
  const row = state.rows[power];
  const ways: ('raise' | 'keep' | 'drop')[] = [];
  if (row > 0 && state.spice >= RAISE_COST) ways.push('raise');
  // On the bottom row a marker stays for nothing.
  if (row < BOTTOM_ROW && state.spice >= KEEP_COST) ways.push('keep');
  ways.push('drop');
  return ways;
}

export function askAllocation(play: ArrakisPlay, power: Power): void {
  const { state } = play;
  state.decision = { kind: 'allocate', seats: seatsOf(state, 'harkonnen'), side: 'harkonnen', power };
}

export function allocate(play: ArrakisPlay, power: Power, way: string): void {
  const { state } = play;
  if (way === 'raise') {
    state.spice -= RAISE_COST;
    state.rows[power]--;
    emit(play, { event: 'power', power, row: state.rows[power], change: 'raised' });
  } else if (way === 'keep') {
    state.spice -= KEEP_COST;
    emit(play, { event: 'power', power, row: state.rows[power], change: 'kept' });
  } else if (state.rows[power] < BOTTOM_ROW) {
    state.rows[power]++;
    state.lowered.push(power);
    emit(play, { event: 'power', power, row: state.rows[power], change: 'lowered' });
  }
}

/** Three spice for a point of supremacy, once, while the marker is low enough (rulebook: Накопичення запасів). */
export function askStockpile(play: ArrakisPlay): void {
  const { state } = play;
  if (state.spice < STOCKPILE_COST || state.supremacy > STOCKPILE_UP_TO) return;
  state.decision = { kind: 'stockpile', seats: seatsOf(state, 'harkonnen'), side: 'harkonnen' };
}

export function stockpile(play: ArrakisPlay): void {
  play.state.spice -= STOCKPILE_COST;
  emit(play, { event: 'stockpiled' });
  gainSupremacy(play, 1, 'stockpile');
}

/** One unspent spice may be kept; the rest is lost (rulebook: Запас прянощів). */
export function askReserve(play: ArrakisPlay): void {
  const { state } = play;
  if (state.spice < SPICE_RESERVE) {
    state.spice = 0;
    return;
  }
  state.decision = { kind: 'save-spice', seats: seatsOf(state, 'harkonnen'), side: 'harkonnen' };
}

export function saveSpice(play: ArrakisPlay, save: boolean): void {
  const { state } = play;
  state.reserve = save ? SPICE_RESERVE : 0;
  state.spice = 0;
  emit(play, { event: 'reserved', n: state.reserve });
}

/** Bans of the bottom row, and one more among the markers that went down (rulebook: Штрафи Імперії). */
export function startBans(play: ArrakisPlay): void {
  const { state } = play;
  state.bans = POWERS.filter((power) => state.rows[power] === BOTTOM_ROW);
  for (const power of state.bans) emit(play, { event: 'ban', power });
  enqueue(state, { task: 'limits' });
  const others = extraBans(state);
  if (others.length === 0) return;
  if (state.options.everyBan) for (const power of others) activateBan(play, power);
  else state.decision = { kind: 'extra-ban', seats: seatsOf(state, 'harkonnen'), side: 'harkonnen' };
}

export function extraBans(state: ArrakisState): Power[] {
  return state.lowered.filter((power) => state.rows[power] < BOTTOM_ROW);
}

export function activateBan(play: ArrakisPlay, power: Power): void {
  play.state.bans.push(power);
  emit(play, { event: 'ban', power });
}
