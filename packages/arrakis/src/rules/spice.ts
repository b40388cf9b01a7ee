import { type Choice, doNext } from '@sietch/kernel';
import { areasOf } from '../content/map.js';
import {
  BENE_GESSERIT_STEPS,
  BOTTOM_ROW,
  FEYD_STEP,
  KEEP_COST,
  RAISE_COST,
  SPICE_RESERVE,
  STOCKPILE_COST,
  STOCKPILE_UP_TO,
} from '../content/tracks.js';
import { type ArrakisPlay, emit } from '../events.js';
import { answering, runsItself } from '../participants.js';
import { type ArrakisState, zoneAt } from '../state.js';
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
  doNext(state, { task: 'reserve-spice' }, { task: 'bans' }, { task: 'phase-end', next: 'end' });
  if (runsItself(state, 'harkonnen')) doNext(state, { task: 'automaton', act: 'spice', prices: {} });
  else state.decision = { kind: 'allot', seats: answering(state, 'harkonnen'), side: 'harkonnen' };
}

/** Spice for CHOAM, the Guild, the Landsraad and the stockpile, named by its amounts: `3+2+0+3`. */
export interface Allotment {
  readonly name: string;
  readonly prices: ByPower;
  readonly stockpile: number;
  readonly total: number;
  /** The amounts as one key, `allot@3+2+0+3`: for the powers in their order and the stockpile. */
  readonly choice: Choice;
}

const PRICES: readonly number[] = [RAISE_COST, KEEP_COST, 0];

const EVERY_ALLOTMENT: readonly Allotment[] = PRICES.flatMap((choam) =>
  PRICES.flatMap((guild) =>
    PRICES.flatMap((landsraad) =>
      [STOCKPILE_COST, 0].map((stockpile) => {
        const name = `${choam}+${guild}+${landsraad}+${stockpile}`;
        return {
          name,
          prices: { choam, 'spacing-guild': guild, landsraad },
          stockpile,
          total: choam + guild + landsraad + stockpile,
          choice: { verb: 'allot', where: name },
        };
      }),
    ),
  ),
);

const BY_NAME: ReadonlyMap<string, Allotment> = new Map(EVERY_ALLOTMENT.map((way) => [way.name, way]));

/** All ways to spend the spice. */
export function allotments(state: ArrakisState): Allotment[] {
  const { rows, spice } = state;
  const buys = stockpileOpen(state) && !isDearPoint(state);
  // A point nobody would refuse is bought.
  const most = buys ? STOCKPILE_COST + SPICE_RESERVE - 1 : spice;
  const ways: Allotment[] = [];
  for (const way of EVERY_ALLOTMENT) {
    const left = spice - way.total;
    if (left < 0 || !(way.stockpile > 0 ? buys : left <= most)) continue;
    if (arePaid(rows, way.prices)) ways.push(way);
  }
  return ways;
}

type ByPower = Readonly<Record<Power, number>>;

/** May the markers on these rows be paid for so? By name rather than by key: all allotments are tried. */
function arePaid(rows: ByPower, prices: ByPower): boolean {
  return (
    mayPay(prices.choam, rows.choam) &&
    mayPay(prices['spacing-guild'], rows['spacing-guild']) &&
    mayPay(prices.landsraad, rows.landsraad)
  );
}

/** Three raise a marker, two keep it, nothing lets it sink; on the bottom row it stays for nothing. */
function mayPay(price: number, row: number): boolean {
  if (price === RAISE_COST) return row > 0;
  return price !== KEEP_COST || row < BOTTOM_ROW;
}

/** Three spice for a point of supremacy, once, while the marker is low enough (rulebook: Накопичення запасів). */
function stockpileOpen({ supremacy }: ArrakisState): boolean {
  return supremacy <= STOCKPILE_UP_TO;
}

/** The next step of the track gives the Atreides a token, or takes Rabban out of the game. */
function isDearPoint({ supremacy, factions }: ArrakisState): boolean {
  const step = supremacy + 1;
  if (step === FEYD_STEP) return factions.harkonnen.leaders['feyd-rautha'] === 'reserve';
  return BENE_GESSERIT_STEPS.includes(step);
}

export function allot(play: ArrakisPlay, name: string): void {
  const { state } = play;
  const way = BY_NAME.get(name);
  if (way === undefined) return;
  for (const power of POWERS) pay(play, power, way.prices[power]);
  if (way.stockpile > 0) stockpile(play);
  // A point with a price apart from spice is asked for on its own.
  else if (state.spice >= STOCKPILE_COST && stockpileOpen(state) && isDearPoint(state))
    state.decision = { kind: 'stockpile', seats: answering(state, 'harkonnen'), side: 'harkonnen' };
}

export function pay(play: ArrakisPlay, power: Power, price: number): void {
  const { state } = play;
  state.spice -= price;
  if (price === RAISE_COST) {
    state.rows[power]--;
    emit(play, { event: 'power', power, row: state.rows[power], change: 'raised' });
  } else if (price === KEEP_COST) {
    emit(play, { event: 'power', power, row: state.rows[power], change: 'kept' });
  } else if (state.rows[power] < BOTTOM_ROW) {
    state.rows[power]++;
    state.lowered.push(power);
    emit(play, { event: 'power', power, row: state.rows[power], change: 'lowered' });
  }
}

export function stockpile(play: ArrakisPlay): void {
  play.state.spice -= STOCKPILE_COST;
  emit(play, { event: 'stockpiled' });
  gainSupremacy(play, 1, 'stockpile');
}

/** One unspent spice is kept, for nobody would want less; the rest is lost (rulebook: Запас прянощів). */
export function reserveSpice(play: ArrakisPlay): void {
  const { state } = play;
  state.reserve = Math.min(state.spice, SPICE_RESERVE);
  if (state.spice > 0) emit(play, { event: 'reserved', n: state.reserve });
  state.spice = 0;
}

/** Bans of the bottom row, and one more among the markers that went down (rulebook: Штрафи Імперії). */
export function startBans(play: ArrakisPlay): void {
  const { state } = play;
  state.bans = POWERS.filter((power) => state.rows[power] === BOTTOM_ROW);
  for (const power of state.bans) emit(play, { event: 'ban', power });
  doNext(state, { task: 'limits' });
  const others = extraBans(state);
  if (others.length === 0) return;
  if (state.options.everyBan) for (const power of others) activateBan(play, power);
  else state.decision = { kind: 'extra-ban', seats: answering(state, 'harkonnen'), side: 'harkonnen' };
}

export function extraBans(state: ArrakisState): Power[] {
  return state.lowered.filter((power) => state.rows[power] < BOTTOM_ROW);
}

export function activateBan(play: ArrakisPlay, power: Power): void {
  play.state.bans.push(power);
  emit(play, { event: 'ban', power });
}
