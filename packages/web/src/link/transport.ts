import type { ClientWords } from '@sietch/protocol';

/** How a link ends when it was not meant to: lost for now, or for good, with the reason. */
export type Loss = { readonly for: 'now' } | { readonly for: 'good'; readonly code: string | undefined };

export interface Ears {
  /** Somebody is there: hello may be said. */
  onOpen(): void;
  onText(text: string): void;
  onLost(loss: Loss): void;
}

/** What carries messages to a table and back: a WebSocket to a server, or the port of a worker of this page. */
export interface Transport {
  /** False if nobody would hear it. */
  send(message: ClientWords): boolean;
  /** Somebody looks again: a connection that was lost need not wait. */
  retry(): void;
  end(): void;
}

export type Connect = (ears: Ears) => Transport;
