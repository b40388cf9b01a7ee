import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import {
  type ClientWords,
  type Position,
  PROTOCOL,
  parse,
  patched,
  type ServerMessage,
  serverMessage,
  type TableInfo,
} from '@sietch/protocol';
import { WebSocket } from 'ws';

export type Answer = Extract<ServerMessage, { id?: string }>;

interface Created {
  readonly table: { readonly id: string };
  readonly invitations: readonly { readonly seat: number; readonly key: string; readonly link: string }[];
}

/** What a browser would keep: cookies by name. */
export class Jar {
  private readonly cookies = new Map<string, string>();

  take(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const equals = pair.indexOf('=');
      const [name, value] = [pair.slice(0, equals), pair.slice(equals + 1)];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** The same device at another server. */
  copy(other: Jar): void {
    for (const [name, value] of other.cookies) this.cookies.set(name, value);
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The cookie of one seat under the name of another: what a cheat would try. */
  renamed(from: string, to: string): string {
    return `${to}=${this.cookies.get(from) ?? ''}`;
  }
}

/** One device: it talks HTTP with its cookies and opens WebSockets. */
export class Device {
  readonly jar = new Jar();
  readonly port: number;
  /** By which name it calls the server. */
  readonly host: string;

  constructor(port: number, host = '127.0.0.1') {
    this.port = port;
    this.host = host;
  }

  /** Whoever knows what the answer is made of says so. */
  async ask<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ readonly status: number; readonly body: Body; readonly headers: Headers }> {
    const response = await fetch(`http://${this.host}:${this.port}${path}`, {
      method,
      headers: {
        cookie: this.jar.header,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    this.jar.take(response);
    const text = await response.text();
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : { text },
      headers: response.headers,
    };
  }

  async create(wish: Record<string, unknown>): Promise<Created> {
    const { status, body } = await this.ask<Created>('POST', '/api/tables', wish);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body;
  }

  async claim(table: string, seat: number, name: string, key?: string) {
    return this.ask('POST', `/api/tables/${table}/seats/${seat}/claim`, {
      name,
      ...(key === undefined ? {} : { key }),
    });
  }

  async sit(table: string, seat: number | undefined, seen?: number, patches?: boolean): Promise<TableClient> {
    return TableClient.open(this.port, table, seat, this.jar.header, seen, patches);
  }
}

/** A live connection that remembers every byte it was sent. */
export class TableClient {
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  position: Position | undefined;
  closed: { readonly code: number; readonly reason: string } | undefined;
  readonly socket: WebSocket;
  /** The first message with something in it that the protocol does not know. */
  private foreign: string | undefined;
  private latestTable: TableInfo | undefined;
  private readonly waiting = new Set<() => void>();
  private requests = 0;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => this.receive(String(data)));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.wake();
    });
    socket.on('error', () => {});
  }

  /** Connects without a word. */
  static async raw(
    port: number,
    table: string,
    seat: number | undefined,
    cookie: string,
    headers = {},
  ): Promise<TableClient> {
    const query = seat === undefined ? '' : `?seat=${seat}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/live${query}`, {
      headers: { cookie, ...headers },
    });
    const client = new TableClient(socket);
    await once(socket, 'open');
    return client;
  }

  static async open(
    port: number,
    table: string,
    seat: number | undefined,
    cookie: string,
    seen?: number,
    patches = false,
  ): Promise<TableClient> {
    const client = await TableClient.raw(port, table, seat, cookie);
    client.say({ type: 'hello', protocol: PROTOCOL, patches, ...(seen === undefined ? {} : { seen }) });
    await client.until(() => client.messages.some(({ type }) => type === 'welcome' || type === 'error'));
    return client;
  }

  private receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    // What leaves is what the protocol knows, and nothing else: `parse` leaves out the rest.
    if (!isDeepStrictEqual(parse(serverMessage, message), message)) this.foreign ??= text;
    this.messages.push(message);
    if ('table' in message) this.latestTable = message.table;
    if ('position' in message && message.position !== undefined) this.position = message.position;
    if ('patch' in message && message.patch !== undefined && this.position !== undefined)
      this.position = patched(this.position, message.patch);
    this.wake();
  }

  private wake(): void {
    for (const resolve of [...this.waiting]) resolve();
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds() || this.foreign !== undefined) {
      if (this.foreign !== undefined) throw new Error(`not of the protocol: ${this.foreign.slice(0, 300)}`);
      if (this.closed !== undefined) throw new Error(`closed: ${this.closed.code} ${this.closed.reason}`);
      await new Promise<void>((resolve) => {
        const once = () => {
          this.waiting.delete(once);
          resolve();
        };
        this.waiting.add(once);
      });
    }
  }

  async untilClosed(): Promise<{ readonly code: number; readonly reason: string }> {
    if (this.closed === undefined) await once(this.socket, 'close');
    return this.closed ?? { code: 0, reason: '' };
  }

  last<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }> {
    const found = this.messages.findLast((message) => message.type === type);
    if (found === undefined) throw new Error(`no ${type} was received`);
    return found as Extract<ServerMessage, { type: T }>;
  }

  say(message: ClientWords | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Says something and waits for its answer. */
  async ask(message: Exclude<ClientWords, { type: 'hello' }>): Promise<Answer> {
    const id = `r${++this.requests}`;
    this.say({ ...message, id });
    let answer: Answer | undefined;
    await this.until(() => {
      answer = this.messages.findLast((heard): heard is Answer => 'id' in heard && heard.id === id);
      return answer !== undefined;
    });
    return answer as Answer;
  }

  /** Says something without an id and waits for the next error. */
  async refused(message: string): Promise<string> {
    const before = this.messages.length;
    this.say(message);
    await this.until(() => this.messages.slice(before).some(({ type }) => type === 'error'));
    return this.last('error').code;
  }

  /** The table as it was last told. */
  get table(): TableInfo {
    if (this.latestTable === undefined) throw new Error('nothing was told of the table');
    return this.latestTable;
  }

  get version(): number {
    return this.position?.version ?? -1;
  }

  /** The keys this seat may choose from now. */
  get offered(): readonly string[] {
    return this.position?.view.decision?.choices?.map(({ key }) => key) ?? [];
  }

  get over(): boolean {
    return this.position !== undefined && this.position.view.decision === undefined;
  }

  choose(key: string, version = this.version): Promise<Answer> {
    return this.ask({ type: 'choose', version, key });
  }

  close(): void {
    this.socket.close();
  }
}
