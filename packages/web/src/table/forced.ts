import type { Seat } from '@sietch/kernel';
import type { SeenEvent } from '../link/table-link';
import type { Story, Voice } from './presenter';

/**
 * Moves that were made for a seat because nothing else was left: they happened in the very step in which its turn began,
 * before anything could be chosen.
 */
export function forcedMoves(
  log: readonly SeenEvent[],
  seat: Seat,
  { actor }: Pick<Voice, 'actor'>,
  { isTurn, isMove }: Pick<Story, 'isTurn' | 'isMove'>,
): readonly SeenEvent[] {
  let began = -1;
  return log.filter(({ step, event }) => {
    if (actor(event) !== seat) return false;
    if (isTurn(event)) began = step;
    return isMove(event) && step === began;
  });
}

/** The forced move after which nothing has been chosen yet: the seat may not have noticed it. */
export function unnoticed(log: readonly SeenEvent[], forced: readonly SeenEvent[]): SeenEvent | undefined {
  const last = forced.at(-1);
  return last !== undefined && last.step === log.at(-1)?.step ? last : undefined;
}
