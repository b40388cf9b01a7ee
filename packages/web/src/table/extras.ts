import type { Seat } from '@sietch/kernel';
import type { ReactNode } from 'react';

/** What some tables have besides their game: on a server there are clocks, presence, votes and talk. */
export interface Extras {
  /** Beside a player's name. */
  atSeat?(seat: Seat): ReactNode;
  /** Beside the question, or beside whom everybody waits for. */
  readonly besideQuestion?: ReactNode;
  /** Somebody who left does not think: what stands beside the question tells about them. */
  hasLeft?(seat: Seat): boolean;
  /** Over the table. */
  readonly banners?: ReactNode;
  /** Buttons of the top bar. */
  readonly tools?: ReactNode;
  /** A game that is over and looked at again, maybe by other eyes than one's own. */
  readonly replayed?: boolean;
  readonly chat?: { readonly panel: ReactNode; readonly unread: number } | undefined;
}
