import type { SeatInfo } from '@sietch/protocol';
import { useSettings } from '../settings/settings';
import { isPerson } from './seating';

/** A dot, full while somebody is at the table; bots are always there and have none. */
export function PresenceDot({ seat }: { readonly seat: SeatInfo }) {
  const { net } = useSettings().words;
  if (!isPerson(seat)) return null;
  const word = seat.connected ? net.present : net.absent;
  return (
    <span
      className={seat.connected ? 'presence here' : 'presence'}
      role="img"
      aria-label={word}
      title={word}
    />
  );
}
