import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ProtocolError, publicError } from '@sietch/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Sessions } from '../accounts/sessions.js';
import { statusOf } from '../errors.js';
import { Buckets, type Limits } from '../limits.js';
import { Connection, type ConnectionSettings, unreadShare } from '../live/connection.js';
import type { LiveTable } from '../live/table.js';
import type { LiveTables } from '../live/tables.js';
import type { HouseRules } from '../operator/house-rules.js';
import { holdsSeat, type Pass } from '../tables/seat.js';
import { readCookie } from './cookies.js';
import { isOwnOrigin } from './headers.js';
import { type Inflow, WORTH_OF_A_REQUEST } from './inflow.js';

type OfConnection = 'address' | 'mostUnread' | 'mayReadBack' | 'mayTalk' | 'turn';

export interface LiveSettings extends Omit<ConnectionSettings, OfConnection> {
  /** Resolves when it is the turn of an address. */
  readonly turn: (address: string) => Promise<void>;
  readonly tables: LiveTables;
  readonly sessions: Sessions;
  readonly origins: readonly string[];
  readonly ipOf: (request: IncomingMessage) => string;
  /** May an address read what is past now? */
  readonly mayRead: (address: string) => boolean;
  /** Did it come over https, as far as is known? */
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly house: HouseRules;
  readonly inflow: Pick<Inflow, 'take'>;
  /** A proxy speaks for everybody: only here it is known who has sent what comes over a WebSocket. */
  readonly trustProxy: boolean;
}

/** Messages above the protocol's limit are answered with an error; above this one the connection is cut. */
const MAX_FRAME_BYTES = 64 * 1024;

/** Our messages fit into one frame: whoever sends them in crumbs wants us to gather them. */
const MAX_FRAGMENTS = 16;

/** Whoever does not read why they were refused is not waited for. */
const REFUSED_WITHIN = 2_000;

const HEARTBEAT = 30_000;

const BANNED = 4003;

/** Opens the WebSockets. Whoever may not is refused in HTTP, before there is a WebSocket. */
export class LiveDoor {
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    maxFragments: MAX_FRAGMENTS,
    clientTracking: true,
    // A connection answers by itself, as often as it may.
    autoPong: false,
  });
  private readonly settings: LiveSettings;
  private readonly openings: Buckets;
  private readonly messages: Buckets;
  private readonly openByAddress = new Map<string, number>();
  private readonly alive = new WeakSet<WebSocket>();
  private readonly addresses = new WeakMap<WebSocket, string>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(server: Server, settings: LiveSettings) {
    this.settings = settings;
    this.openings = new Buckets(settings.limits.connections);
    this.messages = new Buckets(settings.limits.messagesPerAddress);
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.open(request, socket, head).catch((error: unknown) => refuse(socket, publicError(error)));
    });
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.heartbeat.unref();
  }

  get size(): number {
    return this.sockets.clients.size;
  }

  private async open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { settings } = this;
    const address = settings.ipOf(request);
    const { limits, now } = settings;
    settings.house.admit(address);
    if (!settings.inflow.take(address, WORTH_OF_A_REQUEST)) return void socket.destroy();
    const open = this.openByAddress.get(address) ?? 0;
    if (
      open >= limits.connectionsPerAddress ||
      this.size >= limits.connectionsInAll ||
      !this.openings.take(address, now())
    )
      throw new ProtocolError('too-many', 'Too many connections. Wait a little.');
    if (!isOwnOrigin(request.headers, settings.isSecure(request), settings.origins))
      throw new ProtocolError('bad-origin', 'This page may not act for the users of this server.');
    const { id, seat } = readAddress(request.url ?? '');
    // Reading a table is work.
    await settings.turn(address);
    const { table, signedIn } = await this.find(request, id, seat);
    // Whoever was welcome when they knocked may have been banned while the table was read.
    settings.house.admit(address);
    const token = seat === undefined ? undefined : readCookie(request.headers, id, seat);
    // Whoever has the token needs no account here, and stays when they sign out of it.
    const byToken = seat === undefined || holdsSeat(table.stored, seat, { token });
    const session = byToken ? undefined : signedIn;
    const pass: Pass = byToken ? { token } : { account: session?.account };
    admit(table, seat, pass, limits);
    if (seat === undefined && table.connections.from(address) >= limits.watchersPerAddress)
      throw new ProtocolError('too-many', 'Too many of this address are watching this table.');
    if (settings.trustProxy)
      socket.prependListener('data', ({ length }: Buffer) => settings.inflow.take(address, length));
    this.sockets.handleUpgrade(request, socket, head, (webSocket) => {
      this.alive.add(webSocket);
      this.count(address, 1);
      this.addresses.set(webSocket, address);
      webSocket.on('close', () => this.count(address, -1));
      webSocket.on('pong', () => this.alive.add(webSocket));
      const mayReadBack = () => settings.mayRead(address);
      const mayTalk = () => this.messages.take(address, now());
      const turn = () => settings.turn(address);
      const connection = new Connection(webSocket, socket, table, seat, pass, {
        ...settings,
        address,
        mostUnread: () => unreadShare(this.openByAddress.get(address) ?? 1),
        mayReadBack,
        mayTalk,
        turn,
      });
      if (session !== undefined) this.bindTo(session.hash, webSocket, connection);
    });
  }

  /** The table, and who is signed in: whoever signs out meanwhile is not. */
  private async find(request: IncomingMessage, id: string, seat: number | undefined) {
    const { sessions, tables } = this.settings;
    const watch = sessions.watch(request.headers);
    try {
      const session = seat === undefined ? undefined : await sessions.of(request.headers);
      // Last of what takes time: a table that is waited for must not leave memory before somebody has entered it.
      const table = await tables.get(id);
      return { table, signedIn: watch.ended() ? undefined : session };
    } finally {
      watch.forget();
    }
  }

  /** Whoever signs out lets go of the seats they held by that alone. */
  private bindTo(session: string, webSocket: WebSocket, connection: Connection): void {
    const forget = this.settings.sessions.onEnd(session, () =>
      connection.dismiss(new ProtocolError('not-signed-in', 'This browser is not signed in any more.')),
    );
    webSocket.on('close', forget);
  }

  private count(address: string, change: number): void {
    const open = (this.openByAddress.get(address) ?? 0) + change;
    if (open === 0) this.openByAddress.delete(address);
    else this.openByAddress.set(address, open);
  }

  /** Whoever may not be here any more is shown out. */
  sendAway(isUnwelcome: (address: string) => boolean): void {
    for (const webSocket of this.sockets.clients)
      if (isUnwelcome(this.addresses.get(webSocket) ?? '')) webSocket.close(BANNED, 'banned');
  }

  /** Whatever an address still wants to say is not heard. */
  cutAddress(address: string): void {
    for (const webSocket of this.sockets.clients)
      if (this.addresses.get(webSocket) === address) webSocket.terminate();
  }

  /** A device that went away without a word is noticed at the second beat. */
  private beat(): void {
    for (const webSocket of this.sockets.clients) {
      if (!this.alive.delete(webSocket)) webSocket.terminate();
      else webSocket.ping();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.heartbeat);
    for (const webSocket of this.sockets.clients) webSocket.close(1012, 'closing');
    const patience = setTimeout(() => {
      for (const webSocket of this.sockets.clients) webSocket.terminate();
    }, 1000);
    await new Promise<void>((resolve) => this.sockets.close(() => resolve()));
    clearTimeout(patience);
  }
}

/** `/api/tables/:table/live`, with `?seat=2` to play. */
function readAddress(url: string): { readonly id: string; readonly seat: number | undefined } {
  const match = /^\/api\/tables\/([\w-]{1,64})\/live(?:\?seat=(\d{1,2}))?$/.exec(url);
  if (match?.[1] === undefined) throw new ProtocolError('not-found', 'There is nothing here.');
  return { id: match[1], seat: match[2] === undefined ? undefined : Number(match[2]) };
}

/** Spectators have their places and each seat has its own, so that no crowd keeps players from their table. */
function admit(table: LiveTable, seat: number | undefined, pass: Pass, limits: Limits): void {
  const most = seat === undefined ? limits.watchersPerTable : limits.devicesPerSeat;
  if (seat === undefined) {
    if (!table.stored.settings.spectators)
      throw new ProtocolError('spectators-closed', 'This table is not open to spectators.');
  } else if (!holdsSeat(table.stored, seat, pass)) {
    throw new ProtocolError('not-yours', 'This device does not hold that seat.');
  }
  if (table.connectionsAt(seat) >= most)
    throw new ProtocolError('too-many', 'Too many are watching this table.');
}

function refuse(socket: Duplex, error: ProtocolError): void {
  const { code, message } = error;
  const body = JSON.stringify({ error: { code, message } });
  const lines = [
    `HTTP/1.1 ${statusOf(error)} Refused`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  const patience = setTimeout(() => socket.destroy(), REFUSED_WITHIN);
  // The other side may keep its half open for ever; ours is done.
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  socket.once('close', () => clearTimeout(patience));
}
