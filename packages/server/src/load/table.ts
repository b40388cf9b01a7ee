import { Dice } from '@sietch/bots';
import { PROTOCOL, type ServerMessage } from '@sietch/protocol';
import { WebSocket } from 'ws';

export interface LoadSettings {
  /** Processes that serve the table: each player has one of them. */
  readonly origins: readonly string[];
  readonly game: string;
  readonly options: unknown;
  /** Milliseconds a player thinks, on average, before choosing. */
  readonly thinking: () => number;
  /** How long an acknowledgement took. */
  readonly onChoice: (milliseconds: number) => void;
}

/** Messages are told apart by the first letter of their type: `{"type":"done"`. */
const KIND_AT = '{"type":"'.length;
const [WELCOME, DONE, ERROR] = Buffer.from('wde');
const CHOICES = Buffer.from('"choices":');
const OUTCOME = Buffer.from('"outcome":');
const DECISION = Buffer.from('"decision"');
const PATCH = Buffer.from('"patch":');

type DecisionOfView = { readonly choices?: readonly { readonly key: string }[] } | undefined;

/** A table whose players are programs, each with a WebSocket of its own, as far as the server can tell persons. */
export class LoadTable {
  private readonly settings: LoadSettings;
  private readonly dice: Dice;
  private readonly sockets: WebSocket[] = [];
  private readonly sentAt = new Map<string, number>();
  private stopped = false;
  over = false;

  private constructor(settings: LoadSettings, seed: string) {
    this.settings = settings;
    this.dice = new Dice(seed);
  }

  static async open(settings: LoadSettings, seed: string): Promise<LoadTable> {
    const table = new LoadTable(settings, seed);
    const { game, options, origins } = settings;
    const originOf = (seat: number) => origins[seat % origins.length] ?? '';
    const cookies: string[] = [];
    const ask = async (path: string, body: unknown) => {
      const response = await fetch(originOf(0) + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      for (const cookie of response.headers.getSetCookie()) cookies.push(cookie.split(';')[0] ?? '');
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as {
        readonly table: { readonly id: string; readonly seats: readonly unknown[] };
      };
    };
    const made = await ask('/api/tables', { game, options, me: { seat: 0, name: 'P0' } });
    const { id, seats } = made.table;
    for (let seat = 1; seat < seats.length; seat++)
      await ask(`/api/tables/${id}/seats/${seat}/claim`, { name: `P${seat}` });
    const address = (seat: number) =>
      `${originOf(seat).replace('http', 'ws')}/api/tables/${id}/live?seat=${seat}`;
    await Promise.all(seats.map((_, seat) => table.sit(address(seat), cookies.join('; '))));
    return table;
  }

  get connections(): number {
    return this.sockets.length;
  }

  private sit(address: string, cookie: string): Promise<void> {
    const socket = new WebSocket(address, {
      headers: { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.sockets.push(socket);
    // A patch is silent about a question that is asked again in the same words.
    let standing: DecisionOfView;
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('open', () =>
        socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, patches: true })),
      );
      socket.on('message', (data: Buffer) => {
        // Most of what comes asks nothing of this seat and is not even made a text: the machine is shared with the server.
        const kind = data[KIND_AT];
        if (kind === WELCOME) resolve();
        if (kind === DONE || kind === ERROR) this.answered(String(data));
        else if (data.includes(CHOICES)) standing = this.asked(socket, read(data));
        else if (data.includes(OUTCOME)) this.over = true;
        else if (data.includes(DECISION)) standing = undefined;
        else if (standing !== undefined && data.includes(PATCH)) this.asked(socket, read(data), standing);
      });
    });
  }

  private answered(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'error') throw new Error(`refused: ${text.slice(0, 200)}`);
    if (message.type !== 'done' || message.id === undefined) return;
    const sentAt = this.sentAt.get(message.id);
    this.sentAt.delete(message.id);
    if (sentAt !== undefined) this.settings.onChoice(performance.now() - sentAt);
  }

  /** Has a seat answer what it is asked, and tells what that was. */
  private asked(socket: WebSocket, message: ServerMessage, standing?: DecisionOfView): DecisionOfView {
    if ((message.type !== 'welcome' && message.type !== 'update') || this.stopped) return undefined;
    const asks = (message.position?.view.decision ??
      ('patch' in message ? message.patch?.view.set.decision : undefined) ??
      standing) as DecisionOfView;
    const version = message.position?.version ?? ('patch' in message ? message.patch?.version : undefined);
    if (asks === undefined || version === undefined) return undefined;
    const thinking = this.settings.thinking();
    if (thinking === 0) this.choose(socket, version, asks);
    else setTimeout(() => this.choose(socket, version, asks), thinking);
    return asks;
  }

  private choose(socket: WebSocket, version: number, { choices = [] }: NonNullable<DecisionOfView>): void {
    const key = choices[this.dice.below(choices.length)]?.key;
    if (key === undefined || this.stopped) return;
    const id = String(version);
    this.sentAt.set(id, performance.now());
    socket.send(JSON.stringify({ type: 'choose', id, version, key }));
  }

  close(): void {
    this.stopped = true;
    for (const socket of this.sockets) socket.close();
  }
}

function read(data: Buffer): ServerMessage {
  return JSON.parse(String(data));
}
