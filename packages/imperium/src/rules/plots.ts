import type { Seat } from '@sietch/kernel';
import { type Selection, selectionOf } from '../content/selection.js';
import type { Effect } from '../effects/effect.js';
import { total } from '../effects/walk.js';
import { type ImperiumState, playerAt } from '../state.js';

const plots = new WeakMap<Selection, readonly Effect[]>();
const NONE: readonly Effect[] = [];

/**
 * Plots somebody who holds intrigues may hold, each with its cost: all of the game, as everybody knows these, so that
 * no question depends on which ones are in the hand.
 */
export function plotsInHand(state: ImperiumState, seat: Seat): readonly Effect[] {
  if (playerAt(state, seat).intrigues.length === 0) return NONE;
  const selection = selectionOf(state);
  let found = plots.get(selection);
  if (found === undefined) {
    found = selection.intrigues.flatMap((intrigue) =>
      intrigue.plays
        .filter((way) => way.timing === 'plot')
        .map(({ cost = {}, effects }) => ({ do: 'pay', cost, effects }) as const),
    );
    plots.set(selection, found);
  }
  return found;
}

type Measure = (effect: Effect) => number;
const peaks = new WeakMap<readonly Effect[], Map<Measure, number>>();

/** How much the most demanding of these plots wants of something. There are few measures: what they find is kept. */
export function peakOfPlots(state: ImperiumState, seat: Seat, measure: Measure): number {
  const held = plotsInHand(state, seat);
  let known = peaks.get(held);
  if (known === undefined) {
    known = new Map();
    peaks.set(held, known);
  }
  let peak = known.get(measure);
  if (peak === undefined) {
    peak = Math.max(0, ...held.map((plot) => total(plot, measure)));
    known.set(measure, peak);
  }
  return peak;
}
