import type { Seat } from '@sietch/kernel';
import type { RawData, WebSocket } from 'ws';
import { publicError, ServerError } from '../errors.js';
import { Bucket, type Limits } from '../limits.js';
import { parse, parseJson } from '../parse.js';
import {
  type ClientMessage,
  clientMessage,
  MAX_MESSAGE_BYTES,
  PROTOCOL,
  type ServerMessage,
} from '../protocol.js';
import type { LiveTable } from './table.js';
import { send, type Watcher } from './watcher.js';

/** A client that does not read what it is sent is hung up on rather than remembered for. */
const MAX_UNREAD_BYTES = 1_000_000;

/** So much nonsense in a row ends the conversation. */
const MAX_REFUSALS = 50;

const CLOSE = { dismissed: 4000, refused: 4001, slow: 4002 } as const;

export interface ConnectionSettings {
  readonly limits: Limits;
  readonly now: () => number;
  /** Who connects and says nothing for so many milliseconds is sent away. */
  readonly helloWithin: number;
  /** Logs are counted for each address: they are work for the server. */
  readonly mayReadLog: () => boolean;
  /** Errors nobody expected, for the log. */
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** One WebSocket: a device of a seat, or a spectator, at one table. */
export class Connection implements Watcher {
  readonly seat: Seat | undefined;
  readonly token: string | undefined;
  patches = false;
  private readonly socket: WebSocket;
  private readonly table: LiveTable;
  private readonly settings: ConnectionSettings;
  private readonly messages: Bucket;
  private joined = false;
  private refusals = 0;
  /** Messages of one connection are answered in the order they came. */
  private queue: Promise<void> = Promise.resolve();

  constructor(
    socket: WebSocket,
    table: LiveTable,
    seat: Seat | undefined,
    token: string | undefined,
    settings: ConnectionSettings,
  ) {
    this.socket = socket;
    this.table = table;
    this.seat = seat;
    this.token = token;
    this.settings = settings;
    const { limits, now } = settings;
    this.messages = new Bucket(limits.messages, now());
    table.connections.enter(seat);
    socket.on('message', (data, binary) => this.receive(data, binary));
    const patience = setTimeout(() => {
      if (!this.joined) this.dismiss(new ServerError('bad-request', 'message: say hello first'));
    }, settings.helloWithin);
    socket.on('close', () => {
      clearTimeout(patience);
      table.connections.exit(seat);
      table.part(this);
    });
    // Broken frames and resets: the close that follows is all we need.
    socket.on('error', () => {});
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MAX_UNREAD_BYTES) this.socket.close(CLOSE.slow, 'slow');
    else this.socket.send(text);
  }

  dismiss(error: ServerError): void {
    this.joined = false;
    this.tell({ type: 'error', code: error.code, message: error.message });
    this.socket.close(error.code === 'closing' ? 1012 : CLOSE.dismissed, error.code);
  }

  private tell(message: ServerMessage): void {
    send(this, message);
  }

  private receive(data: RawData, binary: boolean): void {
    // Whoever has been hung up on may go on talking until the line is dead.
    if (this.socket.readyState !== this.socket.OPEN) return;
    let message: ClientMessage;
    try {
      if (!this.messages.take(this.settings.now()))
        throw new ServerError('too-many', 'Too many messages. Slow down.');
      if (byteLength(data) > MAX_MESSAGE_BYTES)
        throw new ServerError('too-large', `A message has at most ${MAX_MESSAGE_BYTES} bytes.`);
      if (binary) throw new ServerError('bad-request', 'message: must be text');
      message = parse(clientMessage, parseJson(String(data)));
    } catch (error) {
      this.refuse(error);
      return;
    }
    const heard = message;
    this.queue = this.queue.then(() => this.answer(heard));
  }

  private async answer(message: ClientMessage): Promise<void> {
    try {
      await this.handle(message);
      this.refusals = 0;
    } catch (error) {
      const shown = publicError(error);
      if (shown.code === 'internal') this.settings.onTrouble(message.type, error);
      const id = 'id' in message ? message.id : undefined;
      const position = shown.code === 'stale' ? await this.lookQuietly() : undefined;
      this.refuse(shown, id, position);
    }
  }

  private async lookQuietly() {
    try {
      return await this.table.look(this.seat);
    } catch {
      return undefined;
    }
  }

  private refuse(error: unknown, id?: string, position?: Awaited<ReturnType<LiveTable['look']>>): void {
    const { code, message } = publicError(error);
    this.tell({
      type: 'error',
      ...(id === undefined ? {} : { id }),
      code,
      message,
      ...(position === undefined ? {} : { position }),
    });
    if (++this.refusals >= MAX_REFUSALS) this.socket.close(CLOSE.refused, 'refused');
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.hello(message);
    if (!this.joined) throw new ServerError('bad-request', 'message: say hello first');
    const { id } = message;
    const done = (version?: number) =>
      this.tell({
        type: 'done',
        ...(id === undefined ? {} : { id }),
        ...(version === undefined ? {} : { version }),
      });
    switch (message.type) {
      case 'choose':
        return done(await this.table.choose(this, message.version, message.key));
      case 'undo':
        return done(await this.table.choose(this, message.version, undefined));
      case 'look': {
        const position = await this.table.look(this.seat);
        if (position !== undefined) this.tell({ type: 'update', position });
        return done();
      }
      case 'log': {
        if (!this.settings.mayReadLog())
          throw new ServerError('too-many', 'Too many requests for the log. Slow down.');
        const { changes, more } = await this.table.log(this.seat, message.from);
        return this.tell({ type: 'log', ...(id === undefined ? {} : { id }), changes, more });
      }
      case 'chat':
        await this.table.say(this, message.text);
        return done();
      case 'vote':
        await this.table.vote(this, message);
        return done();
    }
  }

  private async hello({ protocol, seen, patches }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL) {
      throw new ServerError(
        'unsupported-protocol',
        `This server speaks version ${PROTOCOL} of the protocol.`,
      );
    }
    if (this.joined) throw new ServerError('bad-request', 'message: hello was said already');
    this.patches = patches;
    await this.table.join(this, seen, PROTOCOL);
    this.joined = true;
    // The socket may have closed while the table was being read.
    if (this.socket.readyState !== this.socket.OPEN) this.table.part(this);
  }
}

function byteLength(data: RawData): number {
  return Array.isArray(data) ? data.reduce((sum, part) => sum + part.length, 0) : data.byteLength;
}
