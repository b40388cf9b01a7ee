import type { Seat } from '@sietch/kernel';
import type { ProtocolError, ServerMessage } from '@sietch/protocol';

/** Somebody looking at a table: a device of a seat, or a spectator. */
export interface Watcher {
  readonly seat: Seat | undefined;
  /** Wants to be told what changed in its view rather than the whole of it. */
  readonly patches: boolean;
  send(text: string): void;
  /** Says why, then hangs up. */
  dismiss(error: ProtocolError): void;
}

export function tell(watcher: Watcher, message: ServerMessage): void {
  watcher.send(JSON.stringify(message));
}
