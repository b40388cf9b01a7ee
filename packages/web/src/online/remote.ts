import type { Seat } from '@sietch/kernel';
import { Link } from '../link/link';
import { whyRefused } from './refused';
import { Wire } from './wire';

/** A table on a server. */
export function remoteLink(id: string, seat: Seat | undefined): Link {
  const address = new URL(`${import.meta.env.BASE_URL}api/tables/${id}/live`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  if (seat !== undefined) address.searchParams.set('seat', String(seat));
  return new Link(id, seat, (ears) => new Wire(address, () => whyRefused(id, seat), ears));
}
