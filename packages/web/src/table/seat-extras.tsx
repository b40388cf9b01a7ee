import type { Seat } from '@sietch/kernel';
import { useTable } from './table-context';

/** What stands beside a player besides the game's own: every game's panel of a player has it. */
export function SeatExtras({ seat }: { readonly seat: Seat }) {
  return useTable().extras.atSeat?.(seat);
}
