import type { Seat } from '@sietch/kernel';
import type { TableState } from '../link/table-link';
import type { Words } from '../words/words';

/**
 * Who sits at a seat: you, if nobody else could be meant, a name, or the number of the seat. It never depends on who else
 * is a bot just now, so nobody is called otherwise when somebody leaves.
 */
export function labelOf(
  { seats, seat: mine }: TableState,
  seat: Seat,
  words: Words,
  /** What they play, a leader or a side: better than a number where nobody knows their name, as in a replay. */
  role = '',
): string {
  if (seat === mine && seats.filter(({ kind }) => kind === 'person').length <= 1) return words.you;
  const known = seats[seat];
  // An automaton of the rulebook sits nowhere.
  if (known === undefined) return role;
  if (known.name !== undefined) return known.name;
  if (known.character !== undefined) return words.bots.characters[known.character].name;
  if (known.kind === 'bot') return words.bot(seat + 1);
  return role === '' ? words.player(seat + 1) : role;
}
