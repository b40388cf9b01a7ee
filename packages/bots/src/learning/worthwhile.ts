import type { Choice, Learning, Seat, State } from '@sietch/kernel';

/** The choices that are worth a thought; all of them if none is. */
export function worthwhile(
  learning: Learning,
  state: State,
  seat: Seat,
  choices: readonly Choice[],
): readonly Choice[] {
  if (choices.length < 2 || learning.shuns === undefined) return choices;
  const shunned = learning.shuns(state, seat);
  const kept = choices.filter((choice) => !shunned(choice));
  return kept.length === 0 ? choices : kept;
}
