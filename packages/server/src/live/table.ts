import {
  type Desk,
  type DeskSettings,
  type Entry,
  type Hosting,
  type LogPortion,
  type NewPart,
  type Opening,
  Room,
  type RoomKeeper,
  type Surroundings,
  tell,
  type Watcher,
} from '@sietch/desk';
import type { GameEntry } from '@sietch/games';
import { Game, type Seat } from '@sietch/kernel';
import {
  type ChatLine,
  type Position,
  PROTOCOL,
  ProtocolError,
  publicError,
  type TableInfo,
} from '@sietch/protocol';
import type { Rate } from '../limits.js';
import type { NoticeWish } from '../notices/wish.js';
import type { Storage } from '../storage/storage.js';
import { type ClockFace, Clocks } from '../tables/clock.js';
import { holdsSeat, isPlayedByPerson, seatOf, withSeat } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';
import { timeOff } from '../tables/vacation.js';
import { clearVotes, voteOut } from '../tables/vote.js';
import { Connections } from './connections.js';
import { tableInfo } from './info.js';
import { Presence } from './presence.js';
import { Sheet } from './sheet.js';
import { type AskBot, StandIns } from './stand-ins.js';
import { Talk } from './talk.js';
import { Turns } from './turns.js';

/** What tables need from the rest of the server. */
export interface TableSurroundings {
  readonly storage: Storage;
  readonly now: () => number;
  /** How fast a seat may talk. */
  readonly chatRate: Rate;
  readonly askBot: AskBot;
  /** So many milliseconds a person may be away before the others may let a bot play. */
  readonly absentAfter: number;
  /** Whoever is back within so many milliseconds of their turn's beginning hears nothing; without it nobody does. */
  readonly noticeDelay: number | undefined;
  readonly onChoice: (milliseconds: number) => void;
  readonly onNewPart: (part: NewPart) => void;
  readonly onTrouble: (what: string, error: unknown) => void;
  /** A game in which the rules themselves went wrong: its record shows how. */
  readonly onBroken: (record: string, error: unknown) => void;
}

/** A device at a table. */
export interface Guest extends Watcher {
  /** The token by which it holds its seat, to notice when that no longer counts. */
  readonly token: string | undefined;
}

/** A table in memory: its game in a room, what is stored of it, its bots and its talk. */
export class LiveTable implements Hosting<Guest> {
  readonly entry: GameEntry;
  readonly connections = new Connections();
  usedAt: number;
  private readonly around: TableSurroundings;
  private readonly sheet: Sheet;
  private readonly room: Room<Guest>;
  private readonly bots: StandIns;
  private readonly talk: Talk;
  private readonly presence: Presence;
  private readonly turns: Turns;
  private clocks: Clocks | undefined;
  /** Everybody is about to be told who is there. */
  private telling = false;
  /** The version at which the rules went wrong, once that is told. */
  private brokenAt: number | undefined;

  private constructor(entry: GameEntry, table: StoredTable, around: TableSurroundings) {
    const { storage, now, onTrouble } = around;
    this.entry = entry;
    this.around = around;
    this.usedAt = now();
    this.presence = new Presence(now());
    this.sheet = new Sheet(table, storage, onTrouble);
    this.talk = new Talk(storage, around.chatRate);
    this.turns = new Turns(this.sheet, { storage, now, delay: around.noticeDelay });
    this.room = new Room<Guest>(this.keeper());
    this.bots = new StandIns(this.room, this.sheet, {
      askBot: around.askBot,
      isWatched: () => !this.connections.none,
      onTrouble,
      onStuck: (error) => this.tellBroken(error),
    });
  }

  static async load(entry: GameEntry, table: StoredTable, around: TableSurroundings): Promise<LiveTable> {
    const live = new LiveTable(entry, table, around);
    await live.begin();
    // The process may have ended between the last choice and the note that it was the last.
    if (live.room.desk?.over === true && table.status !== 'finished') await live.change(finish);
    return live;
  }

  get stored(): StoredTable {
    return this.sheet.now;
  }

  /** The seats any of which may answer now. */
  get asked(): readonly Seat[] {
    return this.room.desk?.asked ?? [];
  }

  /** Bots cannot go on here: the rules or the bots themselves fail. */
  get stuck(): boolean {
    return this.bots.stuck;
  }

  get idle(): boolean {
    return this.connections.none && this.room.idle && !this.bots.thinking;
  }

  private run<T>(work: () => Promise<T> | T): Promise<T> {
    this.usedAt = this.around.now();
    return this.room.run(work);
  }

  /** Resolves when everything asked so far is done. */
  settled(): Promise<void> {
    return this.room.settled();
  }

  /** Resolves when all is kept that helps to read the game again. */
  leave(): Promise<void> {
    return this.room.leave();
  }

  // ——— the game ———

  private keeper(): RoomKeeper {
    const { storage, now, onChoice, onTrouble } = this.around;
    const { id } = this.stored;
    return {
      now,
      onChoice,
      onTrouble,
      journal: {
        append: (entry) => storage.append(id, entry),
        read: (after) => storage.readEntries(id, after),
        keep: (snapshot) => storage.keepSnapshot(id, snapshot),
        latest: (upTo) => storage.latestSnapshot(id, upTo),
      },
      onNewPart: this.around.onNewPart,
      opening: () => this.opening(),
      deskSettings: (aside) => this.deskSettings(aside),
      surroundings: () => this.surroundings(),
      refresh: async () => {
        await this.sheet.reread();
        this.bots.forget();
        this.dismissUnseated();
      },
      refreshed: () => {
        this.tellTable();
        this.bots.prompt();
      },
      changed: (desk, entry) => this.changed(desk, entry),
    };
  }

  private opening(): Opening | undefined {
    const { status, rules: begun, options, seed } = this.stored;
    if (status === 'open') return undefined;
    return { game: { rules: this.entry.rules, options, seed }, begun, over: status === 'finished' };
  }

  /** The clocks are wound up when the game is read, and pressed by every entry. */
  private deskSettings(aside: unknown): DeskSettings {
    const { settings, seats, createdAt, startedAt = createdAt } = this.stored;
    const face = aside as ClockFace | undefined;
    const clocks = new Clocks(settings.clock, seats.length, startedAt, face, (seat, from, to) =>
      timeOff(this.stored.seats[seat]?.vacations ?? [], from, to),
    );
    this.clocks = clocks;
    return {
      onEntry: (entry, asked) =>
        clocks.press(
          entry?.seat,
          asked,
          entry?.at ?? startedAt,
          entry !== undefined && entry.key === undefined,
        ),
      aside: () => clocks.face,
    };
  }

  private surroundings(): Surroundings {
    const clocks = this.clocks?.at(this.around.now());
    return clocks === undefined ? {} : { clocks };
  }

  private async begin(): Promise<void> {
    await this.room.begin();
    this.turns.begin(this.asked);
    this.bots.prompt();
  }

  private async changed(desk: Desk, { seat }: Entry): Promise<void> {
    try {
      await this.save(desk.over ? finish : (table) => clearVotes(table, seat));
      await this.turns.pass(desk.over ? [] : desk.asked);
    } finally {
      this.bots.prompt();
    }
  }

  async choose(guest: Guest, version: number, key: string | undefined): Promise<number> {
    try {
      return await this.run(() => {
        const seat = this.seatOf(guest);
        if (this.stored.status === 'finished')
          throw new ProtocolError('no-decision', 'The game is over; nothing is asked.');
        return this.room.answer(seat, version, key);
      });
    } catch (error) {
      if (publicError(error).code === 'internal') this.tellBroken(error);
      throw error;
    }
  }

  /** Once for every version, however often it is tried. */
  private tellBroken(error: unknown): void {
    const version = this.room.desk?.version ?? 0;
    if (this.brokenAt === version) return;
    this.brokenAt = version;
    this.run(async () => this.around.onBroken(await this.room.recordSoFar(), error)).catch(
      (trouble: unknown) => this.around.onTrouble('a broken game', trouble),
    );
  }

  log(guest: Guest, eyes: Seat | undefined, from: number): Promise<LogPortion> {
    return this.run(() => this.room.logFor(guest, eyes, from));
  }

  scene(guest: Guest, eyes: Seat | undefined, version: number): Promise<Position> {
    return this.run(() => this.room.sceneFor(guest, eyes, version));
  }

  /** Lets go of what nobody has read lately. */
  tidy(since: number): void {
    this.room.tidy(since);
  }

  record(): Promise<string> {
    return this.run(() => this.room.recordText());
  }

  // ——— the table ———

  /** Changes what is stored of the table and tells everybody. */
  change(next: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    return this.run(() => this.save(next));
  }

  private async save(next: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    const wasOpen = this.stored.status === 'open';
    if (!(await this.sheet.change((table) => this.mustBegin(table, next(table))))) return this.stored;
    const begins = wasOpen && this.stored.status !== 'open';
    if (begins) await this.room.begin();
    this.dismissUnseated();
    this.tellTable();
    if (begins) {
      this.room.tellBeginning();
      await this.turns.pass(this.asked);
    }
    this.bots.prompt();
    return this.stored;
  }

  /** The last seat is not given away if the game could not begin then. It begins by the rules of the day. */
  private mustBegin(before: StoredTable, after: StoredTable): StoredTable {
    const { options, seed, status } = after;
    if (before.status !== 'open' || status !== 'playing') return after;
    const { rules } = this.entry;
    Game.start(rules, options, seed, true);
    return { ...after, rules: rules.version };
  }

  /** The table of the next game among the same people: made once, however many ask for it. */
  rematch(make: (table: StoredTable) => StoredTable): Promise<string> {
    return this.run(async () => {
      if (this.stored.status !== 'finished')
        throw new ProtocolError('not-finished', 'Play this game to its end first.');
      if (this.stored.rematch !== undefined) return this.stored.rematch;
      const next = make(this.stored);
      await this.around.storage.createTable(next);
      const { rematch } = await this.save((table) => ({ ...table, rematch: table.rematch ?? next.id }));
      return rematch ?? next.id;
    });
  }

  vote(guest: Guest, vote: { readonly seat: Seat; readonly out: boolean }): Promise<StoredTable> {
    return this.change((table) =>
      voteOut(table, this.seatOf(guest), vote, (seat) => this.isOutOfTime(seat) || this.isAway(seat)),
    );
  }

  private isOutOfTime(seat: Seat): boolean {
    return this.clocks?.timeUp(seat, this.around.now()) ?? false;
  }

  /** Missing for so long that the others need not wait. Who has days for a turn need not sit there all the time. */
  private isAway(seat: Seat): boolean {
    const { status, settings } = this.stored;
    if (status !== 'playing' || settings.clock.kind === 'days' || this.room.audience.includes(seat))
      return false;
    return this.presence.emptyFor(seat, this.around.now()) >= this.around.absentAfter;
  }

  /** How somebody wants to hear of their turn, if it is their turn and they do not see it by themselves. */
  wishFor(seat: Seat): NoticeWish | undefined {
    const info = this.stored.seats[seat];
    const waits = this.asked.includes(seat) && !this.room.audience.includes(seat);
    return waits && info !== undefined && isPlayedByPerson(info) ? info.notices : undefined;
  }

  /** When the days off of a seat end, or ended. */
  offUntil(seat: Seat): number {
    return this.stored.seats[seat]?.vacations?.at(-1)?.until ?? 0;
  }

  /** Browsers that no longer want to hear anything. */
  forgetBrowsers(seat: Seat, endpoints: readonly string[]): Promise<StoredTable> {
    return this.change((table) => {
      const { notices, ...kept } = seatOf(table, seat);
      if (notices === undefined) return table;
      const push = notices.push.filter(({ endpoint }) => !endpoints.includes(endpoint));
      return withSeat(table, seat, { ...kept, notices: { ...notices, push } });
    });
  }

  say(guest: Guest, text: string): Promise<ChatLine> {
    return this.run(async () => {
      const line = await this.talk.say(this.stored, this.seatOf(guest), text, this.around.now());
      this.room.audience.tell({ type: 'chat', line });
      return line;
    });
  }

  // ——— those who watch ———

  join(guest: Guest, seen: number | undefined): Promise<void> {
    return this.run(async () => {
      this.check(guest);
      const { audience } = this.room;
      const { seat } = guest;
      const chat = await this.talk.latest(this.stored);
      const position = this.room.positionFor(seat);
      audience.add(guest, position);
      const gap = seen === undefined ? undefined : this.room.desk?.gapFor(seat, seen);
      tell(guest, {
        type: 'welcome',
        protocol: PROTOCOL,
        now: this.around.now(),
        ...(seat === undefined ? {} : { seat }),
        table: this.info(),
        chat,
        ...(position === undefined ? {} : { position }),
        ...(gap === undefined ? {} : { gap }),
      });
      audience.tell({ type: 'table', table: this.info() }, guest);
      if (seat !== undefined && !this.isOutOfTime(seat)) await this.save((table) => clearVotes(table, seat));
      this.bots.prompt();
    });
  }

  part(guest: Guest): void {
    if (!this.room.audience.delete(guest)) return;
    this.tellSoon();
    if (guest.seat === undefined || this.room.audience.includes(guest.seat)) return;
    this.presence.went(guest.seat, this.around.now());
    // They may be voted about then, so that everybody is told.
    if (this.stored.status === 'playing') setTimeout(() => this.tellSoon(), this.around.absentAfter).unref();
  }

  /** However many go at once, those who stay are told once. */
  private tellSoon(): void {
    if (this.telling) return;
    this.telling = true;
    setImmediate(() => {
      this.telling = false;
      this.run(() => this.tellTable()).catch((error: unknown) => this.around.onTrouble('part', error));
    });
  }

  /** How things stand for a seat, after everything asked before. */
  look({ seat }: Guest): Promise<Position | undefined> {
    return this.run(() => this.room.positionFor(seat));
  }

  /** Over a network one device sits at one seat; other seats of its holder have connections of their own. */
  async sit({ seat }: Guest, wanted: Seat): Promise<void> {
    if (seat !== wanted) throw new ProtocolError('not-yours', 'This connection is for another seat.');
  }

  /** The seat somebody acts for: they must hold it now, whatever held when they came. */
  private seatOf(guest: Guest): Seat {
    if (guest.seat === undefined) throw new ProtocolError('not-yours', 'Spectators only watch.');
    this.check(guest);
    return guest.seat;
  }

  private check({ seat, token }: Guest): void {
    if (seat === undefined) {
      if (!this.stored.settings.spectators)
        throw new ProtocolError('spectators-closed', 'This table is not open to spectators.');
    } else if (!holdsSeat(this.stored, seat, token)) {
      throw new ProtocolError('seat-moved', 'This device does not hold the seat (any more).');
    }
  }

  private dismissUnseated(): void {
    for (const guest of [...this.room.audience]) {
      try {
        this.check(guest);
      } catch (error) {
        this.room.audience.delete(guest);
        if (error instanceof ProtocolError) guest.dismiss(error);
      }
    }
  }

  private tellTable(): void {
    this.room.audience.tell({ type: 'table', table: this.info() });
  }

  dismissAll(error: ProtocolError): void {
    this.room.audience.dismiss(error);
  }

  /** What everybody may know of the table, after everything asked before. */
  describe(): Promise<TableInfo> {
    return this.run(() => this.info());
  }

  /** The same at once. Of the game it tells what is stored of it: the last choice may still be on its way to the disk. */
  info(): TableInfo {
    return tableInfo(this.stored, this.room.audience, (seat) => this.isAway(seat), this.around.now());
  }
}

function finish(table: StoredTable): StoredTable {
  return { ...table, status: 'finished' };
}
