import type { Seat } from '@sietch/kernel';
import { Medallion } from '../art/medallion';
import { useTable } from './table-context';

/** Whom a seat plays, as a face; nothing while nobody is known. */
export function SeatFace({ seat }: { readonly seat: Seat }) {
  const who = useTable().speaker.face?.(seat);
  return who === undefined ? null : <Medallion who={who} />;
}
