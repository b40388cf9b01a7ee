import { doNext, reveal } from '@sietch/kernel';
import type { ArrakisPlay } from '../events.js';
import { partnersOf, runsItself } from '../participants.js';
import { type ArrakisState, type Dashboard, dashboardOf, factionOf } from '../state.js';
import type { TaskOf } from '../tasks.js';
import type { DashboardId, Side } from '../terms.js';
import { askDiscard, discardable } from './cards.js';

export function nextDiscard(play: ArrakisPlay, task: TaskOf<'discard'>): void {
  const { side, dashboard: id, left, why } = task;
  const dashboard = dashboardOf(play.state, side, id);
  if (left === 0 || dashboard.hand.length === 0) return;
  // Having nothing but cards that cannot be given up shows them.
  if (discardable(dashboard).length === 0) return reveal(play);
  askDiscard(play.state, side, id, left, why);
}

/** A card makes the opponent discard: partners count as one player, card by card (rulebook: Карти планування). */
export function nextForfeit(play: ArrakisPlay, task: TaskOf<'forfeit'>): void {
  const { state } = play;
  const { side, left, why, unable } = task;
  if (left === 0) return;
  if (runsItself(state, side)) return doNext(state, { task: 'automaton', act: 'forfeit', left, why });
  const [first, ...others] = givers(state, side, unable);
  if (first === undefined) return;
  if (others.length === 0) forfeit(play, task, first.id);
  else state.decision = { kind: 'who-discards', seats: partnersOf(state, side), side, left, why, unable };
}

/** Partners with cards, as far as the others know. */
export function givers(
  state: ArrakisState,
  side: Side,
  unable: readonly DashboardId[],
): readonly Dashboard[] {
  return factionOf(state, side).dashboards.filter(({ id, hand }) => hand.length > 0 && !unable.includes(id));
}

/** One of the opponents gives up a card, and then the rest is asked for; a player alone gives up all. */
export function forfeit(
  play: ArrakisPlay,
  { side, left, why, unable }: Omit<TaskOf<'forfeit'>, 'task'>,
  id: DashboardId,
): void {
  const { state } = play;
  const dashboard = dashboardOf(state, side, id);
  if (factionOf(state, side).dashboards.length === 1)
    return nextDiscard(play, { task: 'discard', side, dashboard: id, left, why });
  if (discardable(dashboard).length === 0) {
    reveal(play);
    doNext(state, { task: 'forfeit', side, left, why, unable: [...unable, id] });
    return;
  }
  doNext(state, { task: 'forfeit', side, left: left - 1, why, unable });
  askDiscard(state, side, id, 1, why);
}
