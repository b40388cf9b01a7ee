import type { TableState } from '../link/table-link';
import type { Words } from '../words/words';
import type { Voice } from './presenter';

/** What is said to whoever looks without a seat: a spectator watches, people who share a screen wait for a bot. */
export function watched(
  { seat, shared, view }: Pick<TableState, 'seat' | 'shared' | 'view'>,
  speaker: Pick<Voice, 'who'>,
  words: Words,
): string | undefined {
  if (seat !== undefined) return undefined;
  if (!shared) return words.spectator;
  const mover = view?.decision?.seats[0];
  return mover === undefined ? undefined : words.moveOf(speaker.who(mover));
}
