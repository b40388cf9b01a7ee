import type { ClientWords } from '@sietch/protocol';
import type { Ears, Transport } from '../link/transport';

const SHORTEST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A live server answers a probe far sooner, also over a bad connection. */
const PATIENCE = 6_000;

/** The server closes with it when this device no longer holds the seat or may no longer watch. */
const DISMISSED = 4000;

const PROBE: ClientWords = { type: 'look', id: 'probe' };

/**
 * A WebSocket that comes back by itself: sooner when the network or the person returns, later and later while nobody
 * answers. A connection that died silently, as on a phone that slept, is found out by a probe.
 */
export class Wire implements Transport {
  private socket: WebSocket | undefined;
  private wait = SHORTEST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private readonly address: URL;
  private readonly ears: Ears;
  private readonly whyRefused: () => Promise<string | undefined>;
  private readonly listening = new AbortController();

  /** A browser does not tell why a WebSocket was refused; `whyRefused` asks the table itself. */
  constructor(address: URL, whyRefused: () => Promise<string | undefined>, ears: Ears) {
    this.address = address;
    this.whyRefused = whyRefused;
    this.ears = ears;
    const { signal } = this.listening;
    addEventListener('online', () => this.retry(), { signal });
    addEventListener('offline', () => this.drop(), { signal });
    document.addEventListener('visibilitychange', () => document.hidden || this.retry(), { signal });
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    let opened = false;
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.ears.onOpen();
    };
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      // Not before: a server that opens and closes at once is not hurried.
      this.wait = SHORTEST_WAIT;
      clearTimeout(this.doubt);
      this.ears.onText(data);
    };
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.lose({ opened, code });
    };
  }

  private lose(how: { readonly opened: boolean; readonly code: number }): void {
    clearTimeout(this.doubt);
    this.socket = undefined;
    // Not all at once when a server comes back.
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    if (how.code === DISMISSED) return this.ears.onLost({ for: 'good', code: undefined });
    this.ears.onLost({ for: 'now' });
    if (how.opened) return;
    this.whyRefused().then((code) => code !== undefined && this.ears.onLost({ for: 'good', code }));
  }

  /** The socket may still believe in a connection that is gone: it is not waited for. */
  private drop(): void {
    const { socket } = this;
    if (socket === undefined) return;
    this.lose({ opened: true, code: 1006 });
    socket.close();
  }

  send(message: ClientWords): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Somebody looks again: no more waiting, and no trust in a connection that says nothing. */
  retry(): void {
    if (this.socket === undefined) return this.open();
    if (this.socket.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(PROBE));
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.drop(), PATIENCE);
  }

  end(): void {
    this.listening.abort();
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }
}
