import type { Seat } from '@sietch/kernel';
import type { ServerError } from '../errors.js';
import type { ServerMessage } from '../protocol.js';

/** Somebody looking at the table: a device of a seat, or a spectator. */
export interface Watcher {
  readonly seat: Seat | undefined;
  /** The token by which it holds its seat, to notice when that no longer counts. */
  readonly token: string | undefined;
  /** Wants to be told what changed in its view rather than the whole of it. */
  readonly patches: boolean;
  send(text: string): void;
  /** Says why, then hangs up. */
  dismiss(error: ServerError): void;
}

export function send(watcher: Watcher, message: ServerMessage): void {
  watcher.send(JSON.stringify(message));
}
