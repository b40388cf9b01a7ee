import type { Seat } from './rules.js';

/**
 * Something that happened, as the log, the animation and the statistics need it.
 * `secret` holds the fields only `secret.seats` may know; everything else is public.
 */
export interface GameEvent {
  readonly event: string;
  readonly secret?: { readonly seats: readonly Seat[] };
}

/** An event as one seat (or a spectator, `undefined`) may see it. */
export function redact(event: GameEvent, seat: Seat | undefined): Record<string, unknown> {
  const { secret, ...open } = event;
  if (secret === undefined || seat === undefined || !secret.seats.includes(seat)) return open;
  const { seats: _, ...known } = secret;
  return { ...open, ...known };
}
