import { doNext, oneOf } from '@sietch/kernel';
import { BOTTOM_ROW, KEEP_COST, RAISE_COST } from '../../content/tracks.js';
import type { ArrakisPlay } from '../../events.js';
import type { ArrakisState } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { POWERS, type Power } from '../../terms.js';
import { pay } from '../spice.js';
import { gainSupremacy } from '../tracks.js';
import { best, type Criterion, decide } from './sift.js';

type Prices = AutomatonTask<'spice'>['prices'];

/** The marker on the lowest row. */
export const lowestMarker: Criterion = best('lowest-marker', ({ rows }, power) => rows[power as Power]);

function spentOn(prices: Prices): number {
  return POWERS.reduce((sum, power) => sum + (prices[power] ?? 0), 0);
}

/** On the bottom row a marker stays for nothing. */
function sinks({ rows }: ArrakisState, power: Power): boolean {
  return rows[power] < BOTTOM_ROW;
}

/** Markers that could still be kept, or raised once all are kept. */
function next(
  state: ArrakisState,
  prices: Prices,
  raising: boolean,
): { readonly powers: Power[]; readonly price: number } {
  const price = raising ? RAISE_COST : KEEP_COST;
  const left = state.spice - spentOn(prices);
  const powers = POWERS.filter((power) => {
    const paid = prices[power] ?? 0;
    if (paid >= price || price - paid > left) return false;
    return raising ? state.rows[power] > 0 : sinks(state, power);
  });
  return { powers, price };
}

/** Have all markers been paid for that would sink? */
function allKept(state: ArrakisState, prices: Prices): boolean {
  return POWERS.every((power) => !sinks(state, power) || (prices[power] ?? 0) > 0);
}

/** Where there is enough for all of them nobody is asked for the order. */
function affordable(state: ArrakisState, prices: Prices, powers: readonly Power[], price: number): boolean {
  const cost = powers.reduce((sum, power) => sum + price - (prices[power] ?? 0), 0);
  return cost <= state.spice - spentOn(prices);
}

/** Spice keeps the lowest markers first, then raises them (rulebook: Збирання прянощів). */
export function spendSpice(play: ArrakisPlay, task: AutomatonTask<'spice'>): void {
  const { state } = play;
  const { prices } = task;
  const raising = allKept(state, prices);
  const { powers, price } = next(state, prices, raising);
  if (powers.length === 0) return payAll(play, prices);
  const power = affordable(state, prices, powers, price)
    ? powers[0]
    : decide(play, task, raising ? 'raise' : 'keep', powers, [lowestMarker]);
  if (power !== undefined)
    doNext(state, {
      task: 'automaton',
      act: 'spice',
      prices: { ...prices, [oneOf(POWERS, power)]: price },
    });
}

/** All markers on the top row, and more spice than they need: a point of supremacy, which takes what is left. */
function payAll(play: ArrakisPlay, prices: Prices): void {
  const { state } = play;
  const flourishing = POWERS.every((power) => state.rows[power] === 0);
  for (const power of POWERS) pay(play, power, prices[power] ?? 0);
  if (!flourishing || state.lowered.length > 0 || state.spice === 0) return;
  state.spice = 0;
  gainSupremacy(play, 1, 'surplus');
}
