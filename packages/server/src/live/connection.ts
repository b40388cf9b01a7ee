import type { Duplex } from 'node:stream';
import { Conversation } from '@sietch/desk';
import type { Seat } from '@sietch/kernel';
import { MAX_MESSAGE_BYTES, ProtocolError } from '@sietch/protocol';
import type { RawData, WebSocket } from 'ws';
import { Bucket, type Limits } from '../limits.js';
import type { Pass } from '../tables/seat.js';
import type { Guest } from './guests.js';
import type { LiveTable } from './table.js';
import { textFrame } from './text-frame.js';

/** A client that does not read what it is sent is hung up on rather than remembered for … */
const MAX_UNREAD_BYTES = 1_000_000;
/** … and so are the many of one address together; but whoever reads has always room for a few messages. */
const MAX_UNREAD_BY_ADDRESS = 8_000_000;
const MIN_UNREAD_BYTES = 128_000;

/** What one of so many connections of an address may leave unread. */
export function unreadShare(connections: number): number {
  const share = MAX_UNREAD_BY_ADDRESS / Math.max(1, connections);
  return Math.min(MAX_UNREAD_BYTES, Math.max(MIN_UNREAD_BYTES, share));
}

/** So much nonsense in a row ends the conversation. */
const MAX_NONSENSE = 50;

const CLOSE = { dismissed: 4000, refused: 4001, slow: 4002 } as const;

export interface ConnectionSettings {
  readonly limits: Limits;
  readonly now: () => number;
  /** Who connects and says nothing for so many milliseconds is sent away. */
  readonly helloWithin: number;
  /** Requests for what is past are counted for each address: they are work for the server. */
  readonly mayReadBack: () => boolean;
  /** Whence it comes: connections of one address share what the server does for them. */
  readonly address: string;
  /** How many bytes it may leave unread. */
  readonly mostUnread: () => number;
  /** So are all messages. */
  readonly mayTalk: () => boolean;
  /** Messages of one address wait for each other, not for those of others. */
  readonly turn: () => Promise<void>;
  /** Errors nobody expected, for the log. */
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** One WebSocket: a device of a seat, or a spectator, at one table. */
export class Connection extends Conversation implements Guest {
  readonly seat: Seat | undefined;
  readonly pass: Pass;
  readonly address: string;
  protected readonly host: LiveTable;
  private readonly socket: WebSocket;
  /** What the WebSocket is spoken over. */
  private readonly line: Duplex;
  private gathering = false;
  private readonly settings: ConnectionSettings;
  private readonly messages: Bucket;
  private nonsense = 0;

  constructor(
    socket: WebSocket,
    line: Duplex,
    table: LiveTable,
    seat: Seat | undefined,
    pass: Pass,
    settings: ConnectionSettings,
  ) {
    super();
    this.socket = socket;
    this.line = line;
    this.host = table;
    this.seat = seat;
    this.pass = pass;
    this.address = settings.address;
    this.settings = settings;
    const { limits, now } = settings;
    this.messages = new Bucket(limits.messages, now());
    table.connections.enter(seat, settings.address);
    socket.on('message', (data, binary) => this.receive(data, binary));
    // Signs of life are messages, too: answered one by one, and without end, they would be remembered for whoever does not read.
    socket.on('ping', (data) => this.beat(() => socket.pong(data)));
    socket.on('pong', () => this.beat(() => {}));
    const patience = setTimeout(() => {
      if (!this.joined) this.dismiss(new ProtocolError('bad-request', 'message: say hello first'));
    }, settings.helloWithin);
    socket.on('close', () => {
      clearTimeout(patience);
      table.connections.exit(seat, settings.address);
      table.part(this);
    });
    // Broken frames and resets: the close that follows is all we need.
    socket.on('error', () => {});
  }

  protected get open(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    if (!this.open) return;
    if (this.socket.bufferedAmount > this.settings.mostUnread()) {
      this.socket.close(CLOSE.slow, 'slow');
      return;
    }
    this.gather();
    this.line.write(textFrame(text));
  }

  /** What is said in one breath, an update and that a choice is done, is handed to the system once. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.line.cork();
    process.nextTick(() => {
      this.gathering = false;
      this.line.uncork();
    });
  }

  dismiss(error: ProtocolError): void {
    this.joined = false;
    this.tell({ type: 'error', code: error.code, message: error.message });
    this.socket.close(error.code === 'closing' ? 1012 : CLOSE.dismissed, error.code);
  }

  private beat(answer: () => void): void {
    if (!this.open) return;
    if (!this.mayTalk() || this.socket.bufferedAmount > this.settings.mostUnread()) this.judged(false);
    else answer();
  }

  private mayTalk(): boolean {
    return this.messages.take(this.settings.now()) && this.settings.mayTalk();
  }

  private receive(data: RawData, binary: boolean): void {
    // Whoever has been hung up on may go on talking until the line is dead.
    if (!this.open) return;
    try {
      if (!this.mayTalk()) throw new ProtocolError('too-many', 'Too many messages. Slow down.');
      if (byteLength(data) > MAX_MESSAGE_BYTES)
        throw new ProtocolError('too-large', `A message has at most ${MAX_MESSAGE_BYTES} bytes.`);
      if (binary) throw new ProtocolError('bad-request', 'message: must be text');
    } catch (error) {
      this.refuse(error);
      return;
    }
    this.hear(String(data));
  }

  protected override turn(): Promise<void> {
    return this.settings.turn();
  }

  protected mayReadBack(): boolean {
    return this.settings.mayReadBack();
  }

  protected trouble(what: string, error: unknown): void {
    this.settings.onTrouble(what, error);
  }

  protected judged(sense: boolean): void {
    this.nonsense = sense ? 0 : this.nonsense + 1;
    if (this.nonsense >= MAX_NONSENSE) this.socket.close(CLOSE.refused, 'refused');
  }
}

function byteLength(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;
}
