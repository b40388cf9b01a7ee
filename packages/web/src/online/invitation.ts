import type { Seat } from '@sietch/kernel';

/** A key to a seat, brought by the address: `#seat=2&key=…`. What is after the # never reaches a server by itself. */
export interface Invitation {
  readonly seat: Seat;
  readonly key: string;
}

export function invitationIn(hash: string): Invitation | undefined {
  const said = new URLSearchParams(hash.slice(1));
  const [seat, key] = [said.get('seat'), said.get('key')];
  if (seat === null || key === null || !/^\d{1,2}$/.test(seat)) return undefined;
  return { seat: Number(seat), key };
}

/** A key works once: the address need not show it any longer. */
export function clearInvitation(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}
