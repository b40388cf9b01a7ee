import type { AnyRules, Seat } from '@sietch/kernel';
import {
  type ClientWords,
  type Position,
  PROTOCOL,
  ProtocolError,
  parse,
  patched,
  type ServerMessage,
  serverMessage,
  type TableInfo,
} from '@sietch/protocol';
import { expect } from 'vitest';
import {
  Conversation,
  type Hosting,
  type Journal,
  type LogPortion,
  MemoryJournal,
  type NewPart,
  Room,
  tell,
} from '../src/index.js';

/** A table with nothing around its room: a chair for every seat and one for a spectator, all of them open. */
export class PlainTable implements Hosting<Chair> {
  readonly room: Room<Chair>;
  readonly troubles: string[] = [];
  /** The parts it has begun. */
  readonly parts: NewPart[] = [];
  /** Choices are told together with a later one. */
  tellsLater = false;
  private readonly rules: AnyRules;
  private readonly options: unknown;

  private constructor(rules: AnyRules, seed: string, options: unknown, journal: Journal) {
    this.rules = rules;
    this.options = options;
    this.room = new Room<Chair>({
      journal,
      now: () => 1_000_000,
      opening: () => ({ game: { rules, options, seed } }),
      deskSettings: () => ({}),
      surroundings: () => ({}),
      refresh: async () => {},
      refreshed: () => {},
      tellsLater: () => this.tellsLater,
      changed: async () => {},
      onNewPart: (part) => this.parts.push(part),
      onTrouble: (what) => this.troubles.push(what),
    });
  }

  static async open(
    rules: AnyRules,
    seed: string,
    options: unknown = {},
    journal: Journal = new MemoryJournal(),
  ): Promise<PlainTable> {
    const table = new PlainTable(rules, seed, options, journal);
    await table.room.begin();
    return table;
  }

  /** Somebody at each seat, in order, and a spectator. */
  async sitEverywhere(patches: boolean): Promise<Chair[]> {
    const seats = Array.from(
      { length: this.rules.seats(this.rules.parseOptions(this.options)) },
      (_, seat) => seat,
    );
    const chairs: Chair[] = [];
    for (const seat of [...seats, undefined]) chairs.push(await this.seat(seat, patches));
    return chairs;
  }

  async seat(seat: Seat | undefined, patches = false, seen?: number): Promise<Chair> {
    const chair = new Chair(this, seat);
    chair.hear(
      JSON.stringify({ type: 'hello', protocol: PROTOCOL, patches, ...(seen !== undefined && { seen }) }),
    );
    await chair.until(() => chair.messages.length > 0);
    return chair;
  }

  async join(chair: Chair, seen: number | undefined): Promise<void> {
    await this.room.run(() => {
      const position = this.room.positionFor(chair.seat);
      this.room.audience.add(chair, position);
      const gap = seen === undefined ? undefined : this.room.desk?.gapFor(chair.seat, seen);
      tell(chair, {
        type: 'welcome',
        protocol: PROTOCOL,
        now: 0,
        ...(chair.seat === undefined ? {} : { seat: chair.seat }),
        table: this.info(),
        chat: [],
        ...(position === undefined ? {} : { position }),
        ...(gap === undefined ? {} : { gap }),
      });
    });
  }

  part(chair: Chair): void {
    this.room.audience.delete(chair);
  }

  choose({ seat }: Chair, version: number, key: string | undefined): Promise<number> {
    return this.room.run(() => {
      if (seat === undefined) throw new ProtocolError('not-yours', 'Spectators only watch.');
      return this.room.answer(seat, version, key);
    });
  }

  look({ seat }: Chair): Promise<Position | undefined> {
    return this.room.run(() => this.room.positionFor(seat));
  }

  log(chair: Chair, eyes: Seat | undefined, from: number): Promise<LogPortion> {
    return this.room.run(() => this.room.logFor(chair, eyes, from));
  }

  scene(chair: Chair, eyes: Seat | undefined, version: number): Promise<Position> {
    return this.room.run(() => this.room.sceneFor(chair, eyes, version));
  }

  async record(): Promise<string> {
    return this.room.recordText();
  }

  async analyse(): Promise<void> {
    await this.room.run(() => this.room.recordText());
  }

  async sit(): Promise<never> {
    throw new ProtocolError('not-yours', 'Everybody has a chair.');
  }

  async say(): Promise<never> {
    throw new ProtocolError('chat-off', 'Nobody talks.');
  }

  async vote(): Promise<never> {
    throw new ProtocolError('vote-refused', 'Nobody votes.');
  }

  private info(): TableInfo {
    const { desk } = this.room;
    return {
      id: 'plain',
      game: this.rules.id,
      rules: this.rules.version,
      options: {},
      status: desk?.over ? 'finished' : 'playing',
      createdAt: 0,
      settings: { spectators: true, chat: false, listed: false, clock: { kind: 'none' } },
      seedHash: desk?.seedHash ?? '',
      ...(desk?.seed === undefined ? {} : { seed: desk.seed }),
      seats: [],
      spectators: 0,
    };
  }
}

type Answer = Extract<ServerMessage, { id?: string }>;

/** Somebody at a table who remembers every byte they were sent. */
export class Chair extends Conversation {
  readonly seat: Seat | undefined;
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  position: Position | undefined;
  protected readonly host: PlainTable;
  protected readonly open = true;
  private requests = 0;

  constructor(host: PlainTable, seat: Seat | undefined) {
    super();
    this.host = host;
    this.seat = seat;
  }

  send(text: string): void {
    this.received.push(text);
    const message = parse(serverMessage, JSON.parse(text));
    // What leaves is what the protocol knows, and nothing else.
    expect(message).toEqual(JSON.parse(text));
    this.messages.push(message);
    if ('position' in message && message.type !== 'scene' && message.position !== undefined)
      this.position = message.position;
    if ('patch' in message && message.patch !== undefined && this.position !== undefined)
      this.position = patched(this.position, message.patch);
  }

  dismiss(): void {}

  protected mayReadBack(): boolean {
    return true;
  }

  protected judged(): void {}

  protected trouble(what: string): void {
    this.host.troubles.push(what);
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Says something and waits for its answer. */
  async ask(message: Exclude<ClientWords, { type: 'hello' }>): Promise<Answer> {
    const id = `r${++this.requests}`;
    this.hear(JSON.stringify({ ...message, id }));
    let answer: Answer | undefined;
    await this.until(() => {
      const last = this.messages.at(-1);
      if (last !== undefined && 'id' in last && last.id === id) answer = last;
      return answer !== undefined;
    });
    return answer as Answer;
  }

  choose(key: string, version = this.position?.version ?? 0): Promise<Answer> {
    return this.ask({ type: 'choose', version, key });
  }

  get offered(): readonly string[] {
    return this.position?.view.decision?.choices?.map(({ key }) => key) ?? [];
  }
}
