import type { Seat } from '@sietch/kernel';
import type { TableState } from '../link/table-link';
import type { Words } from '../words/words';

function botNumber(seats: TableState['seats'], seat: Seat): number {
  return seats.slice(0, seat + 1).filter(({ kind }) => kind === 'bot').length;
}

/** Who sits at a seat: you, if nobody else could be meant, a name, or a number. */
export function labelOf({ seats, seat: mine }: TableState, seat: Seat, words: Words): string {
  if (seat === mine && seats.filter(({ kind }) => kind === 'person').length === 1) return words.you;
  const known = seats[seat];
  if (known?.name !== undefined) return known.name;
  return known?.kind === 'bot' ? words.bot(botNumber(seats, seat)) : words.player(seat + 1);
}
