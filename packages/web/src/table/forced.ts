import type { Seat } from '@sietch/kernel';
import type { SeenEvent } from '../link/table-link';
import type { Story, Voice } from './presenter';

/**
 * Moves that were made for a seat because nothing else was left, and after which it has chosen nothing on that turn:
 * they happened in the very step in which its turn began, and perhaps ended, so nobody at the screen had to notice.
 */
export function forcedMoves(
  log: readonly SeenEvent[],
  seat: Seat,
  { actor }: Pick<Voice, 'actor'>,
  { isTurn, isMove }: Pick<Story, 'isTurn' | 'isMove'>,
): readonly SeenEvent[] {
  let began = -1;
  return log.filter(({ step, event }, i) => {
    if (actor(event) !== seat) return false;
    if (isTurn(event)) began = step;
    if (!isMove(event) || step !== began) return false;
    const next = log.slice(i + 1).find((later) => isTurn(later.event)) ?? log.at(-1);
    return next?.step === step;
  });
}

/** The forced move a seat has been brought to by the latest step: there is still something to choose. */
export function latestForced(
  log: readonly SeenEvent[],
  seat: Seat,
  voice: Pick<Voice, 'actor'>,
  story: Pick<Story, 'isTurn' | 'isMove'>,
): SeenEvent | undefined {
  const last = forcedMoves(log, seat, voice, story).at(-1);
  return last !== undefined && last.step === log.at(-1)?.step ? last : undefined;
}
