import { useSettings } from '../settings/settings';
import { useTable } from './table-context';

/** Whose cards are shown: your own, or in a replay those of whoever's eyes it is seen by. */
export function useHandTitle(): string {
  const { words } = useSettings();
  const { state, speaker, extras } = useTable();
  const { seat } = state;
  if (!extras.replayed || seat === undefined) return words.hand;
  return words.handOf(speaker.who(seat) || words.player(seat + 1));
}
