import { numberOf, type Seat, type Trait, trait } from '@sietch/kernel';
import { sideOf } from '../participants.js';
import { progress } from '../pricing/progress.js';
import { type Survey, survey } from '../pricing/survey.js';
import { type ArrakisState, cardsInHand } from '../state.js';
import { MARKERS, type Side } from '../terms.js';

/** What the choices of one decision have in common. */
export interface Situation {
  readonly state: ArrakisState;
  readonly side: Side;
  readonly enemy: Side;
  /** The question, with what it is for and who answers it. */
  readonly kind: number;
  /** How near either side is to victory, in nine parts. */
  readonly stage: number;
  readonly hand: number;
  /** The board, looked at only where a choice is about a place. */
  readonly seen: () => Survey;
}

export function situationOf(state: ArrakisState, seat: Seat): Situation {
  const { decision } = state;
  const side = sideOf(state, seat);
  const purpose = decision !== undefined && 'purpose' in decision ? decision.purpose : '';
  let board: Survey | undefined;
  return {
    state,
    side,
    enemy: side === 'atreides' ? 'harkonnen' : 'atreides',
    kind: trait(numberOf(decision?.kind ?? ''), numberOf(purpose), side === 'atreides' ? 0 : 1),
    stage: stageOf(state, side),
    hand: Math.min(6, cardsInHand(state, side)),
    seen: () => {
      board ??= survey(state);
      return board;
    },
  };
}

/** The Harkonnen do not know the objective: to them all steps on the track count. */
function stageOf(state: ArrakisState, side: Side): number {
  let steps = 0;
  if (side === 'harkonnen') for (const marker of MARKERS) steps += state.prescience[marker];
  else {
    const { missing } = progress(state);
    steps = 18;
    for (const marker of MARKERS) steps -= missing[marker];
  }
  const theirs = steps < 8 ? 0 : steps < 14 ? 1 : 2;
  const ours = state.supremacy < 4 ? 0 : state.supremacy < 7 ? 1 : 2;
  return 3 * theirs + ours;
}

/** Numbers in a few parts, the smaller the finer. */
export function bucket(n: number): number {
  if (n === Number.NEGATIVE_INFINITY) return -99;
  const size = Math.abs(n);
  const part =
    size < 0.25 ? 0 : size < 1 ? 1 : size < 2 ? 2 : size < 4 ? 3 : size < 8 ? 4 : size < 16 ? 5 : 6;
  return n < 0 ? -part : part;
}

export type Say = (said: Trait[], kind: number, a?: number, b?: number, c?: number) => void;

export const say: Say = (said, kind, a, b, c) => {
  said.push(trait(kind, a, b, c));
};
