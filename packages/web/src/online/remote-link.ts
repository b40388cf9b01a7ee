import type { Seat } from '@sietch/kernel';
import { Announcer, type TableLink } from '../link/table-link';
import { patchedView } from './patch';
import {
  type ChatLine,
  type Position,
  PROTOCOL,
  type SeatTime,
  type ServerMessage,
  type TableInfo,
} from './protocol';
import { whyRefused } from './refused';
import { Story } from './story';
import { labelsOf, recordOf } from './tables';
import { Wire } from './wire';

/** What a table on a server has besides its game. It is replaced as a whole and never changed in place. */
export interface OnlineState {
  readonly table: TableInfo | undefined;
  readonly chat: readonly ChatLine[];
  /** How the clocks stood at a moment of `performance.now()`. */
  readonly clocks: { readonly at: number; readonly seats: readonly SeatTime[] } | undefined;
  /** Why the latest wish was not granted. */
  readonly notice: string | undefined;
  /** Why there is nothing to see here any more. */
  readonly trouble: string | undefined;
}

/** The server closes with it when this device no longer holds the seat or may no longer watch. */
const DISMISSED = 4000;

/** Of the errors a server names, those that another attempt cannot mend. */
const HOPELESS: readonly string[] = ['unsupported-protocol', 'rules-changed'];

/** A table on a server. It comes back by itself when the connection is lost. */
export class RemoteLink extends Announcer implements TableLink {
  readonly id: string;
  readonly seat: Seat | undefined;
  private readonly wire: Wire;
  private online: OnlineState = {
    table: undefined,
    chat: [],
    clocks: undefined,
    notice: undefined,
    trouble: undefined,
  };
  private version: number | undefined;
  private readonly story = new Story();
  /** A choice whose outcome has not come back. */
  private sent: { readonly version: number; readonly key: string } | undefined;
  private readonly waiting = new Map<string, (code: string | undefined) => void>();
  private asked = 0;
  private wishes = 0;
  private lastError = 'internal';

  constructor(id: string, seat: Seat | undefined) {
    super();
    this.id = id;
    this.seat = seat;
    const address = new URL(`${import.meta.env.BASE_URL}api/tables/${id}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    if (seat !== undefined) address.searchParams.set('seat', String(seat));
    this.wire = new Wire(
      address,
      { type: 'look', id: 'probe' },
      {
        onOpen: () => this.hello(),
        onText: (text) => this.hear(JSON.parse(text) as ServerMessage),
        onLost: (how) => this.lose(how),
      },
    );
  }

  getOnline = (): OnlineState => this.online;

  private tell(change: Partial<OnlineState>): void {
    this.online = { ...this.online, ...change };
    this.call();
  }

  private hello(): void {
    const { version } = this;
    const hello = { type: 'hello', protocol: PROTOCOL, patches: true };
    this.wire.send({ ...hello, ...(version !== undefined && { seen: version }) });
  }

  private lose({ opened, code }: { readonly opened: boolean; readonly code: number }): void {
    for (const answer of this.waiting.values()) answer('lost');
    this.waiting.clear();
    if (code === DISMISSED) return this.giveUp(this.lastError);
    this.announce({ status: 'lost', busy: false });
    // A browser does not tell why a WebSocket was refused; the table itself does.
    if (!opened) whyRefused(this.id, this.seat).then((why) => why !== undefined && this.giveUp(why));
  }

  private giveUp(trouble: string): void {
    this.wire.end();
    this.announce({ status: 'failed', busy: false });
    this.tell({ trouble });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'table':
        return this.tellTable(message.table);
      case 'update':
        return this.update(message);
      case 'log': {
        for (const change of message.changes) this.story.note(change);
        const last = message.changes.at(-1);
        if (message.more && last !== undefined) this.wire.send({ type: 'log', from: last.version + 1 });
        return this.announce({ log: this.story.told() });
      }
      case 'chat':
        return this.tell({ chat: [...this.online.chat, message.line] });
      case 'done':
        return this.answer(message.id, undefined);
      case 'error':
        this.lastError = message.code;
        if (HOPELESS.includes(message.code)) return this.giveUp(message.code);
        if (message.position !== undefined) this.show(message.position);
        return this.answer(message.id, message.code);
    }
  }

  private welcome({ table, chat, gap, position }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.tell({ chat });
    this.tellTable(table);
    for (const change of gap ?? []) this.story.note(change);
    if (position === undefined) return;
    const { sent } = this;
    this.show(position);
    if (gap === undefined) this.wire.send({ type: 'log', from: 0 });
    // The connection was lost before the choice arrived. It answers its version only, so saying it twice is safe.
    if (sent !== undefined && sent.version === position.version) this.choose(sent.key);
  }

  private update({ change, position, patch }: Extract<ServerMessage, { type: 'update' }>): void {
    if (change !== undefined) this.story.note(change);
    const { view } = this.getState();
    if (position !== undefined) this.show(position);
    else if (patch !== undefined && view !== undefined)
      this.show({ ...patch, view: patchedView(view, patch.view) });
  }

  private tellTable(table: TableInfo): void {
    const status = table.status === 'open' ? 'waiting' : 'live';
    this.announce({ status, game: table.game, seats: labelsOf(table), seat: this.seat });
    this.tell({ table });
  }

  private show({ version, view, canUndo, clocks, refusals = [] }: Position): void {
    if (this.sent !== undefined && version > this.sent.version) this.sent = undefined;
    this.version = version;
    this.tell({ clocks: clocks && { at: performance.now(), seats: clocks } });
    this.announce({ status: 'live', view, canUndo, refusals, log: this.story.told(), busy: false });
    if (view.outcome !== undefined && this.getState().record === undefined) {
      recordOf(this.id).then(
        (record) => this.announce({ record }),
        () => {},
      );
    }
  }

  // ——— what the person wishes ———

  /** Resolves when it is done, or with the code of the reason why not. */
  private ask(message: object): Promise<string | undefined> {
    const id = String(++this.asked);
    return new Promise((resolve) => {
      if (!this.wire.send({ ...message, id })) return resolve('lost');
      this.waiting.set(id, resolve);
    });
  }

  private answer(id: string | undefined, code: string | undefined): void {
    const resolve = id === undefined ? undefined : this.waiting.get(id);
    if (id !== undefined) this.waiting.delete(id);
    resolve?.(code);
  }

  private async wish(message: object): Promise<void> {
    const wish = ++this.wishes;
    this.announce({ busy: true });
    this.tell({ notice: undefined });
    const code = await this.ask(message);
    // A lost choice is sent again by itself, and the banner tells of the connection.
    if (code === 'lost') return;
    // What a choice leads to is drawn before it is answered: whoever is quick has chosen again by then.
    if (wish === this.wishes) {
      this.sent = undefined;
      this.announce({ busy: false });
    }
    if (code !== undefined) this.tell({ notice: code });
  }

  choose(key: string): void {
    const version = this.version ?? 0;
    this.sent = { version, key };
    void this.wish({ type: 'choose', version, key });
  }

  undo(): void {
    void this.wish({ type: 'undo', version: this.version ?? 0 });
  }

  say(text: string): Promise<string | undefined> {
    return this.ask({ type: 'chat', text });
  }

  async vote(seat: Seat, out: boolean): Promise<void> {
    this.tell({ notice: await this.ask({ type: 'vote', seat, out }) });
  }

  complain(code: string): void {
    this.tell({ notice: code });
  }

  heard(): void {
    this.tell({ notice: undefined });
  }

  retry(): void {
    this.wire.retry();
  }

  look(): void {}

  close(): void {
    this.wire.end();
  }
}
