import type { Seat } from '@sietch/kernel';
import { type Selection, selectionOf } from '../content/selection.js';
import type { Effect } from '../effects/effect.js';
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
