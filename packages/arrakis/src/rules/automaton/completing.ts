import type { Step } from '../../effects/step.js';
import type { ArrakisState } from '../../state.js';
import type { AreaId } from '../../terms.js';
import { afterMove } from './foresight.js';
import { canBeDone } from './parts.js';
import { movers, type Route } from './routes.js';

/** Parts of the card being played that are still to come. */
export function partsAhead({ agenda }: ArrakisState): Step[] {
  const ahead: Step[] = [];
  for (const task of agenda.toReversed()) {
    if (task.task !== 'automaton' || task.act !== 'step' || !task.source.startsWith('card:')) break;
    ahead.push(task.step);
  }
  return ahead;
}

/** Ways after which the rest of the card can be carried out; all of them, if none is such a way. */
function kept<T>(state: ArrakisState, ways: readonly T[], after: (way: T) => ArrakisState): readonly T[] {
  const ahead = partsAhead(state);
  if (ahead.length === 0 || ways.length < 2) return ways;
  const found = ways.filter((way) => canBeDone(after(way), ahead, true));
  return found.length === 0 ? ways : found;
}

/** Limits of a card come before the criteria (rulebook: Дія «Ментат»). */
export function completing(state: ArrakisState, routes: readonly Route[], again: boolean): readonly Route[] {
  return kept(state, routes, ({ from, to, flies }) =>
    afterMove(state, from, to, movers(state, from, again), flies),
  );
}

export function completingSpots(
  state: ArrakisState,
  spots: readonly AreaId[],
  after: (area: AreaId) => ArrakisState,
): readonly AreaId[] {
  return kept(state, spots, after);
}
