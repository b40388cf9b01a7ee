import type { Seat } from '@sietch/kernel';
import {
  type Analysis,
  type ChatLine,
  type ClientWords,
  type Patch,
  type Position,
  PROTOCOL,
  patched,
  readServerMessage,
  type SeatTime,
  type ServerMessage,
  type TableInfo,
} from '@sietch/protocol';
import { labelsOf } from './labels';
import { checkedSeed } from './seed-check';
import { Story } from './story';
import { Announcer, type SeenEvent, type TableLink } from './table-link';
import type { Connect, Loss, Transport } from './transport';

/** How the finished game was decided, as far as it is known. */
export interface Analysed {
  readonly progress: number;
  readonly analysis?: Analysis | undefined;
  /** Why it cannot be told. */
  readonly problem?: string;
}

/** What a table has besides its game. It is replaced as a whole and never changed in place. */
export interface Company {
  readonly table: TableInfo | undefined;
  readonly chat: readonly ChatLine[];
  /** How the clocks stood at a moment of `performance.now()`. */
  readonly clocks: { readonly at: number; readonly seats: readonly SeatTime[] } | undefined;
  /** The seats that may tell each other now what nobody else hears, the own among them. */
  readonly confiding: readonly Seat[];
  /** When the question is answered by itself, as a moment of `performance.now()`. */
  readonly expires: number | undefined;
  /** Why there is nothing to see here any more. */
  readonly trouble: string | undefined;
  /** Once it has been asked for. */
  readonly analysed: Analysed | undefined;
}

const ALONE: Company = {
  table: undefined,
  chat: [],
  clocks: undefined,
  confiding: [],
  expires: undefined,
  trouble: undefined,
  analysed: undefined,
};

/** Of the errors a table names, those that another attempt cannot mend. */
const HOPELESS: readonly string[] = ['unsupported-protocol', 'rules-changed'];

/** What comes back with all that is told of the analysis. */
const ANALYSIS = 'analysis';

/** The list that was there, if it says the same: nothing need be drawn anew. */
const sameSeats = (before: readonly Seat[], now: readonly Seat[]): readonly Seat[] =>
  before.join() === now.join() ? before : now;

type Wish = Exclude<ClientWords, { type: 'hello' }>;

/** A table, on a server or in this page. It comes back by itself when the connection is lost. */
export class Link extends Announcer implements TableLink {
  readonly id: string;
  /** The seat that was asked for; a screen that is shared has different ones. */
  readonly seat: Seat | undefined;
  protected readonly transport: Transport;
  private company: Company = ALONE;
  private position: Position | undefined;
  /** The seats of the people at this screen, if they are several. */
  private sharing: readonly Seat[] = [];
  protected story = new Story();
  /** A choice whose outcome has not come back. */
  private sent: { readonly version: number; readonly key: string } | undefined;
  private readonly waiting = new Map<string, (code: string | undefined) => void>();
  private asked = 0;
  private wishes = 0;
  private lastError = 'internal';

  constructor(id: string, seat: Seat | undefined, connect: Connect) {
    super();
    this.id = id;
    this.seat = seat;
    this.transport = connect({
      onOpen: () => this.hello(),
      onText: (text) => this.read(text),
      onLost: (loss) => this.lose(loss),
    });
  }

  getCompany = (): Company => this.company;

  private tell(change: Partial<Company>): void {
    this.company = { ...this.company, ...change };
    this.call();
  }

  private hello(): void {
    const seen = this.position?.version;
    const hello = { type: 'hello', protocol: PROTOCOL, patches: true } as const;
    this.transport.send({ ...hello, ...(seen !== undefined && { seen }) });
  }

  private lose(loss: Loss): void {
    for (const answer of this.waiting.values()) answer('lost');
    this.waiting.clear();
    if (loss.for === 'good') return this.giveUp(loss.code ?? this.lastError);
    this.announce({ status: 'lost', busy: false });
  }

  private giveUp(trouble: string): void {
    this.transport.end();
    this.announce({ status: 'failed', busy: false, problem: trouble });
    this.tell({ trouble });
  }

  private read(text: string): void {
    let message: ServerMessage | undefined;
    try {
      message = readServerMessage(text);
    } catch {
      // The table speaks as this page does not expect: a newer page may understand it.
      return this.giveUp('unsupported-protocol');
    }
    if (message !== undefined) this.hear(message);
  }

  protected hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'table':
        return this.tellTable(message.table);
      case 'update':
        return this.update(message);
      case 'log':
        return this.tellLog(message);
      case 'chat':
        return this.tell({ chat: [...this.company.chat, message.line] });
      case 'record':
        return this.announce({ record: message.record });
      case 'analysis': {
        const { progress, analysis = this.company.analysed?.analysis } = message;
        return this.tell({ analysed: { progress, analysis } });
      }
      case 'scene':
        return;
      case 'done':
        return this.answer(message.id, undefined);
      case 'error':
        this.lastError = message.code;
        if (HOPELESS.includes(message.code)) return this.giveUp(message.code);
        if (message.position !== undefined) this.show(message.position);
        if (message.id === ANALYSIS)
          return this.tell({ analysed: { progress: 0, ...this.company.analysed, problem: message.code } });
        return this.answer(message.id, message.code);
    }
  }

  private welcome({
    seat,
    shared,
    table,
    chat,
    gap,
    position,
  }: Extract<ServerMessage, { type: 'welcome' }>): void {
    // Another's eyes: nothing that was told to the one before may stay on the screen.
    if (seat !== this.getState().seat) this.story = new Story();
    this.sharing = shared ?? [];
    this.announce({ seat, shared: this.sharing.length > 1 });
    this.tell({ chat });
    this.tellTable(table);
    for (const change of gap ?? []) this.story.note(change);
    if (position === undefined) return;
    const { sent } = this;
    this.show(position);
    if (gap === undefined) this.retell(seat);
    if (this.company.analysed !== undefined && this.company.analysed.progress < 1) this.analyse();
    // The connection was lost before the choice arrived. It answers its version only, so saying it twice is safe.
    if (sent !== undefined && sent.version === position.version) this.answerWith(sent.key);
  }

  private update({ earlier, change, position, patch }: Extract<ServerMessage, { type: 'update' }>): void {
    for (const one of earlier ?? []) this.story.note(one);
    if (change !== undefined) this.story.note(change);
    if (position !== undefined) this.show(position);
    else if (patch !== undefined && this.position !== undefined) this.mend(this.position, patch);
  }

  private mend(position: Position, patch: Patch): void {
    let mended: Position;
    try {
      mended = patched(position, patch);
    } catch (error) {
      // It should never be: whoever reports it needs the reason, whoever plays needs the whole position.
      console.error(error);
      this.transport.send({ type: 'look' });
      return;
    }
    this.show(mended);
  }

  private tellLog({ changes, more }: Extract<ServerMessage, { type: 'log' }>): void {
    for (const change of changes) this.story.note(change);
    const last = changes.at(-1);
    if (more && last !== undefined) this.transport.send({ type: 'log', from: last.version + 1 });
    this.announce({ log: this.logAt(this.getState().version) });
  }

  /** What is told while the table stands at a version. */
  protected logAt(_version: number): readonly SeenEvent[] {
    return this.story.told();
  }

  /** Everything from the beginning, as a seat may know it. */
  protected retell(eyes: Seat | undefined): void {
    this.transport.send({ type: 'log', from: 0, ...(eyes !== undefined && { seat: eyes }) });
  }

  private tellTable(table: TableInfo): void {
    const status = table.status === 'open' ? 'waiting' : 'live';
    this.announce({ status, game: table.game, seats: labelsOf(table), seedCheck: checkedSeed(table) });
    this.tell({ table });
  }

  protected show(position: Position): void {
    const { version, view, canUndo, clocks, expires, refusals = [] } = position;
    const asked = view.decision?.choices !== undefined;
    const revealed = asked && !canUndo && this.sent !== undefined && version === this.sent.version + 1;
    if (this.sent !== undefined && version > this.sent.version) this.sent = undefined;
    this.position = position;
    const now = performance.now();
    this.tell({
      clocks: clocks && { at: now, seats: clocks },
      confiding: sameSeats(this.company.confiding, position.confiding ?? []),
      expires: expires === undefined ? undefined : now + expires,
    });
    const { seat, record } = this.getState();
    const [next] = view.decision?.seats ?? [];
    const curtain =
      seat === undefined && next !== undefined && this.sharing.includes(next) ? next : undefined;
    const log = this.logAt(version);
    // What is shown again says nothing new of the choice that led there.
    const known = version === this.getState().version && this.getState().revealed;
    this.announce({
      status: 'live',
      version,
      view,
      canUndo,
      revealed: revealed || known,
      refusals,
      log,
      curtain,
      busy: false,
    });
    if (view.outcome !== undefined && record === undefined) this.transport.send({ type: 'record' });
  }

  // ——— what the person wishes ———

  /** Resolves when it is done, or with the code of the reason why not. */
  protected ask(message: Wish): Promise<string | undefined> {
    const id = String(++this.asked);
    return new Promise((resolve) => {
      if (!this.transport.send({ ...message, id })) return resolve('lost');
      this.waiting.set(id, resolve);
    });
  }

  private answer(id: string | undefined, code: string | undefined): void {
    const resolve = id === undefined ? undefined : this.waiting.get(id);
    if (id !== undefined) this.waiting.delete(id);
    resolve?.(code);
  }

  private async wish(message: Wish): Promise<void> {
    const wish = ++this.wishes;
    this.announce({ busy: true, problem: undefined });
    const code = await this.ask(message);
    // A lost choice is sent again by itself, and the banner tells of the connection.
    if (code === 'lost') return;
    // What a choice leads to is drawn before it is answered: whoever is quick has chosen again by then.
    if (wish === this.wishes) {
      if (code !== undefined) this.sent = undefined;
      // What came of a choice may be told later, with what others do after it: until then nothing else is asked.
      if (this.sent === undefined) this.announce({ busy: false });
    }
    if (code !== undefined) this.complain(code);
  }

  choose(key: string): void {
    // A second click before the first has been answered.
    if (this.sent?.version === this.getState().version) return;
    this.answerWith(key);
  }

  private answerWith(key: string): void {
    const { version } = this.getState();
    this.sent = { version, key };
    void this.wish({ type: 'choose', version, key });
  }

  undo(): void {
    void this.wish({ type: 'undo', version: this.getState().version });
  }

  /** Asks how the finished game was decided; it is told bit by bit, in the company. */
  analyse(): void {
    const { progress = 0, analysis } = this.company.analysed ?? {};
    this.tell({ analysed: { progress, analysis } });
    this.transport.send({ type: 'analyse', id: ANALYSIS });
  }

  goOn(): void {}

  look(seat: Seat): void {
    void this.wish({ type: 'sit', seat });
  }

  /** To everybody, or only to those one may confide in. */
  say(text: string, team = false): Promise<string | undefined> {
    return this.ask({ type: 'chat', text, ...(team && { team }) });
  }

  async vote(seat: Seat, out: boolean): Promise<void> {
    const code = await this.ask({ type: 'vote', seat, out });
    if (code !== undefined) this.complain(code);
  }

  complain(code: string): void {
    this.announce({ problem: code });
  }

  heard(): void {
    this.announce({ problem: undefined });
  }

  retry(): void {
    this.transport.retry();
  }

  close(): void {
    this.transport.end();
  }
}
