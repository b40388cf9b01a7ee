import type { Seat } from './rules.js';

/**
 * Something that happened, as the log, the animation and the statistics need it.
 * `secret` holds the fields only `secret.seats` may know; everything else is public.
 */
export interface GameEvent {
  readonly event: string;
  readonly secret?: { readonly seats: readonly Seat[] };
}

/** An event as somebody sees it: what was secret stands among its fields, or is not there. */
export type Seen<E extends GameEvent> = E extends { readonly secret: infer S }
  ? Omit<E, 'secret'> & Partial<Omit<S, 'seats'>>
  : E;

/** Any event as somebody sees it, for code that knows no game's types. */
export interface ShownEvent {
  readonly event: string;
  readonly secret?: never;
  readonly [field: string]: unknown;
}

/** An event as one seat (or a spectator, `undefined`) may see it. */
export function redact(event: GameEvent, seat: Seat | undefined): ShownEvent {
  const { secret, ...open } = event;
  if (secret === undefined || seat === undefined || !secret.seats.includes(seat)) return open;
  const { seats: _, ...known } = secret;
  return { ...open, ...known };
}
