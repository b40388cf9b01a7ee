import { type ArrakisPlay, emit, type Sieved } from '../../events.js';
import { answering } from '../../participants.js';
import type { CriterionName, Purpose, RequirementName } from '../../purposes.js';
import type { ArrakisState } from '../../state.js';
import type { AutomatonTask } from '../../tasks.js';
import { placesOf } from './token-places.js';

/** One line of a list of the rulebook: it keeps those candidates that meet it best. */
export interface Criterion {
  readonly name: CriterionName;
  keep(state: ArrakisState, candidates: readonly string[]): readonly string[];
}

/** Those of the greatest worth. */
export function best(
  name: CriterionName,
  worth: (state: ArrakisState, candidate: string) => number,
): Criterion {
  return {
    name,
    keep: (state, candidates) => {
      const worths = candidates.map((candidate) => worth(state, candidate));
      const most = Math.max(...worths);
      return candidates.filter((_, i) => worths[i] === most);
    },
  };
}

/** Those that pass a test. */
export function those(
  name: CriterionName,
  test: (state: ArrakisState, candidate: string) => boolean,
): Criterion {
  return { name, keep: (state, candidates) => candidates.filter((candidate) => test(state, candidate)) };
}

export interface Sifted {
  readonly left: readonly string[];
  /** What each criterion that told candidates apart left out. */
  readonly steps: readonly Sieved[];
}

/** What a requirement leaves out before any list is read; nothing to tell if that is nobody. */
export function unfit(criterion: RequirementName, out: readonly string[]): readonly Sieved[] {
  return out.length === 0 ? [] : [{ criterion, out }];
}

/** Goes down a list until one candidate is left; a criterion that nobody meets tells nothing. */
export function sift(
  state: ArrakisState,
  candidates: readonly string[],
  criteria: readonly Criterion[],
): Sifted {
  const steps: Sieved[] = [];
  let left = candidates;
  for (const { name, keep } of criteria) {
    if (left.length < 2) break;
    const kept = keep(state, left);
    if (kept.length === 0 || kept.length === left.length) continue;
    steps.push({ criterion: name, out: left.filter((candidate) => !kept.includes(candidate)) });
    left = kept;
  }
  return { left, steps };
}

/**
 * One of the candidates: the one people have picked, or the one the criteria leave. If they leave several, people are
 * asked, and the task is run again with their pick. Those who were no candidates at all are told `before`.
 */
export function decide(
  play: ArrakisPlay,
  task: AutomatonTask,
  purpose: Purpose,
  candidates: readonly string[],
  criteria: readonly Criterion[] = [],
  before: readonly Sieved[] = [],
): string | undefined {
  const { state } = play;
  if (task.picked !== undefined) return task.picked;
  const { left, steps } = sift(state, candidates, criteria);
  // Where there is but one and nobody fell out, what it does tells enough.
  if (candidates.length !== 1 || before.length > 0) {
    const places = placesOf(state, purpose, left);
    emit(play, { event: 'criteria', purpose, steps: [...before, ...steps], left, ...places });
  }
  if (left.length < 2) return left[0];
  const seats = answering(state, 'harkonnen');
  state.decision = { kind: 'open', seats, side: 'harkonnen', purpose, candidates: left, goesOn: task };
  return undefined;
}
