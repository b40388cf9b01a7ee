import { reveal, sure } from '@sietch/kernel';
import type { ArrakisPlay } from '../events.js';
import { dashboardOf, factionOf } from '../state.js';
import type { TaskOf } from '../tasks.js';
import { askDiscard, discardable } from './cards.js';

export function nextDiscard(play: ArrakisPlay, task: TaskOf<'discard'>): void {
  const { side, dashboard: id, left, why } = task;
  const dashboard = dashboardOf(play.state, side, id);
  if (left === 0 || dashboard.hand.length === 0) return;
  // Having nothing but cards that cannot be given up shows them.
  if (discardable(dashboard).length === 0) return reveal(play);
  askDiscard(play.state, side, id, left, why);
}

/** A card makes the opponent discard. */
export function nextForfeit(play: ArrakisPlay, { side, left, why }: TaskOf<'forfeit'>): void {
  const { id } = sure(factionOf(play.state, side).dashboards[0], 'dashboard of a side', side);
  nextDiscard(play, { task: 'discard', side, dashboard: id, left, why });
}
