import type { Seat } from '@sietch/kernel';
import { catalogOf } from '../content/catalog.js';
import { type ImperiumState, playerAt } from '../state.js';

/** Steps the marker may go to next on the leader's training track. */
export function nextTraining(state: ImperiumState, seat: Seat): readonly string[] {
  const { leader, training } = playerAt(state, seat);
  return (
    catalogOf(state)
      .leader(leader)
      .training?.find((step) => step.id === training)?.next ?? []
  );
}
