import type { Seat } from '@sietch/kernel';
import {
  type AnalysisTold,
  type ClientMessage,
  clientMessage,
  type Position,
  PROTOCOL,
  ProtocolError,
  parse,
  parseJson,
  publicError,
  type ServerMessage,
} from '@sietch/protocol';
import type { LogPortion } from './archive.js';
import { tell, type Watcher } from './watcher.js';

/** Whoever wants to know how a game was decided: it takes a while, and is told bit by bit. */
export interface AnalysisReader {
  /** Is somebody still there who wants to hear it? */
  listens(): boolean;
  tell(told: AnalysisTold): void;
  fail(error: unknown): void;
}

/** What those at a table may ask of it. Each throws a typed error when it is not for them. */
export interface Hosting<W extends Watcher> {
  join(watcher: W, seen: number | undefined): Promise<void>;
  part(watcher: W): void;
  /** Takes the latest choice back if there is no key. */
  choose(watcher: W, version: number, key: string | undefined): Promise<number>;
  look(watcher: W): Promise<Position | undefined>;
  /** By the eyes of a seat: one's own, or any once the game is over. */
  log(watcher: W, eyes: Seat | undefined, from: number): Promise<LogPortion>;
  scene(watcher: W, eyes: Seat | undefined, version: number): Promise<Position>;
  record(watcher: W): Promise<string>;
  /** Of a finished game. Resolves when it has begun; the reader hears the rest. */
  analyse(watcher: W, reader: AnalysisReader): Promise<void>;
  sit(watcher: W, seat: Seat): Promise<void>;
  /** To everybody, or to those the seat may confide in now. */
  say(watcher: W, text: string, team: boolean): Promise<unknown>;
  vote(watcher: W, vote: { readonly seat: Seat; readonly out: boolean }): Promise<unknown>;
}

/** Whoever watches a table and talks to it, over whatever line. Messages are answered in the order they came. */
export abstract class Conversation implements Watcher {
  abstract readonly seat: Seat | undefined;
  patches = false;
  protected joined = false;
  private queue: Promise<void> = Promise.resolve();
  /** How often it was asked how the game was decided. */
  private inquiries = 0;

  abstract send(text: string): void;
  abstract dismiss(error: ProtocolError): void;
  protected abstract readonly host: Hosting<this>;
  /** The line still carries what is said. */
  protected abstract readonly open: boolean;
  /** Something nobody expected, for the log of whoever keeps the table. */
  protected abstract trouble(what: string, error: unknown): void;
  /** Reading a whole game is work: is it too much now? */
  protected abstract mayReadBack(): boolean;
  /** Others are waiting too: resolves when it is this one's turn. */
  protected turn?(): Promise<void>;
  /** Nonsense was said, or the nonsense has come to an end. */
  protected abstract judged(sense: boolean): void;

  protected tell(message: ServerMessage): void {
    tell(this, message);
  }

  /** The door for what the other side says. */
  hear(text: string): void {
    let message: ClientMessage;
    try {
      message = parse(clientMessage, parseJson(text));
    } catch (error) {
      this.refuse(error);
      return;
    }
    this.queue = this.queue.then(() => this.turn?.()).then(() => this.answer(message));
  }

  private async answer(message: ClientMessage): Promise<void> {
    try {
      await this.handle(message);
      this.judged(true);
    } catch (error) {
      const shown = publicError(error);
      if (shown.code === 'internal') this.trouble(message.type, error);
      const id = 'id' in message ? message.id : undefined;
      const position = shown.code === 'stale' ? await this.lookQuietly() : undefined;
      this.refuse(shown, id, position);
    }
  }

  private async lookQuietly(): Promise<Position | undefined> {
    try {
      return await this.host.look(this);
    } catch {
      return undefined;
    }
  }

  protected refuse(error: unknown, id?: string, position?: Position): void {
    const { code, message } = publicError(error);
    this.tell({
      type: 'error',
      ...(id === undefined ? {} : { id }),
      code,
      message,
      ...(position === undefined ? {} : { position }),
    });
    this.judged(false);
  }

  private async handle(message: ClientMessage): Promise<void> {
    if (message.type === 'hello') return this.hello(message);
    if (!this.joined) throw new ProtocolError('bad-request', 'message: say hello first');
    const { host } = this;
    const id = message.id === undefined ? {} : { id: message.id };
    const done = (version?: number) =>
      this.tell({ type: 'done', ...id, ...(version === undefined ? {} : { version }) });
    switch (message.type) {
      case 'choose':
        return done(await host.choose(this, message.version, message.key));
      case 'undo':
        return done(await host.choose(this, message.version, undefined));
      case 'look': {
        const position = await host.look(this);
        if (position !== undefined) this.tell({ type: 'update', position });
        return done();
      }
      case 'log': {
        this.checkReading();
        return this.tell({ type: 'log', ...id, ...(await host.log(this, this.eyes(message), message.from)) });
      }
      case 'scene': {
        this.checkReading();
        const seat = this.eyes(message);
        const position = await host.scene(this, seat, message.version);
        return this.tell({ type: 'scene', ...id, ...(seat === undefined ? {} : { seat }), position });
      }
      case 'record': {
        this.checkReading();
        return this.tell({ type: 'record', ...id, record: await host.record(this) });
      }
      case 'analyse': {
        this.checkReading();
        // Whoever asks again is told once, however often they have asked before.
        const inquiry = ++this.inquiries;
        await host.analyse(this, {
          listens: () => this.open && inquiry === this.inquiries,
          tell: (told) => this.tell({ type: 'analysis', ...id, ...told }),
          fail: (error) => this.refuse(error, message.id),
        });
        return done();
      }
      case 'sit':
        await host.sit(this, message.seat);
        return done();
      case 'chat':
        await host.say(this, message.text, message.team);
        return done();
      case 'vote':
        await host.vote(this, message);
        return done();
    }
  }

  /** Those who name no seat look with their own eyes. */
  private eyes({ seat }: { readonly seat?: Seat | undefined }): Seat | undefined {
    return seat ?? this.seat;
  }

  private checkReading(): void {
    if (!this.mayReadBack())
      throw new ProtocolError('too-many', 'Too many requests for what is past. Slow down.');
  }

  private async hello({ protocol, seen, patches }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL)
      throw new ProtocolError(
        'unsupported-protocol',
        `This table speaks version ${PROTOCOL} of the protocol.`,
      );
    if (this.joined) throw new ProtocolError('bad-request', 'message: hello was said already');
    this.patches = patches;
    await this.host.join(this, seen);
    this.joined = true;
    // The line may have closed while the table was being read.
    if (!this.open) this.host.part(this);
  }
}
