import {
  type AnalysisReader,
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
} from '@sietch/desk';
import type { GameEntry } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
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
import { journalOf, type Storage } from '../storage/storage.js';
import { mustBegin } from '../tables/begin.js';
import { type ClockFace, Clocks } from '../tables/clock.js';
import { finish } from '../tables/finish.js';
import { isPlayedByPerson } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';
import { timeOff } from '../tables/vacation.js';
import { clearVotes, voteOut } from '../tables/vote.js';
import { Connections } from './connections.js';
import { Expiry } from './expiry.js';
import { type Guest, Guests } from './guests.js';
import { Sheet } from './sheet.js';
import { type AskBot, StandIns } from './stand-ins.js';
import { mayHear, Talk } from './talk.js';
import { Turns } from './turns.js';

/** What tables need from the rest of the server. */
export interface TableSurroundings {
  readonly storage: Storage;
  readonly now: () => number;
  /** How fast a seat may talk. */
  readonly chatRate: Rate;
  readonly askBot: AskBot;
  /** Tells how a finished game was decided. */
  analyse(table: string, record: string, reader: AnalysisReader): void;
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
  private readonly guests: Guests;
  private readonly turns: Turns;
  private readonly expiry: Expiry;
  private clocks: Clocks | undefined;
  /** A part of the game that has just begun. */
  private newPart: NewPart | undefined;
  /** The version at which the rules went wrong, once that is told. */
  private brokenAt: number | undefined;

  private constructor(entry: GameEntry, table: StoredTable, around: TableSurroundings) {
    const { storage, now, onTrouble } = around;
    this.entry = entry;
    this.around = around;
    this.usedAt = now();
    this.sheet = new Sheet(table, storage, onTrouble);
    this.talk = new Talk(storage, entry.rules, around.chatRate);
    this.turns = new Turns(this.sheet, { storage, now, delay: around.noticeDelay });
    this.room = new Room<Guest>(this.keeper());
    this.expiry = new Expiry(this.room, { now, onTrouble, since: () => this.clocks?.latest });
    this.guests = new Guests(this.room.audience, this.sheet, {
      ...around,
      run: (work) => this.run(work),
    });
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
    const { desk } = live.room;
    if (desk?.over === true && table.status !== 'finished') await live.change(finish(desk, around.now()));
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
    return {
      now,
      onChoice,
      onTrouble,
      journal: journalOf(storage, this.stored.id),
      onNewPart: (part) => {
        this.around.onNewPart(part);
        this.newPart = part;
      },
      opening: () => this.opening(),
      deskSettings: (aside) => this.deskSettings(aside),
      surroundings: () => this.surroundings(),
      refresh: async () => {
        await this.sheet.reread();
        this.bots.forget();
        this.guests.dismissUnseated();
      },
      refreshed: async () => {
        await this.notePart();
        this.expiry.wind();
        this.guests.tellTable();
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
      teamChat: settings.teamChat,
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
    const { left: expires } = this.expiry;
    return { ...(clocks === undefined ? {} : { clocks }), ...(expires === undefined ? {} : { expires }) };
  }

  private async begin(): Promise<void> {
    await this.room.begin();
    await this.notePart();
    this.turns.begin(this.asked);
    this.expiry.wind();
    this.bots.prompt();
  }

  /** People are told where the latest part of their game begins, also those who come later. */
  private async notePart(): Promise<void> {
    const { newPart } = this;
    this.newPart = undefined;
    if (newPart === undefined) return;
    const continued = { version: newPart.snapshot.sequence, givenUp: newPart.givenUp };
    await this.sheet.change((table) => ({ ...table, continued }));
  }

  private async changed(desk: Desk, { seat }: Entry): Promise<void> {
    try {
      const next = desk.over ? finish(desk, this.around.now()) : undefined;
      await this.save(next ?? ((table) => clearVotes(table, seat)));
      await this.turns.pass(desk.over ? [] : desk.asked);
    } finally {
      this.expiry.wind();
      this.bots.prompt();
    }
  }

  async choose(guest: Guest, version: number, key: string | undefined): Promise<number> {
    try {
      return await this.run(() => {
        const seat = this.guests.seatOf(guest);
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

  /** Only once the game is over: before that it would tell what others hide. */
  analyse(_: Guest, reader: AnalysisReader): Promise<void> {
    return this.run(async () => {
      this.around.analyse(this.stored.id, await this.room.recordText(), reader);
    });
  }

  // ——— the table ———

  /** Changes what is stored of the table and tells everybody. */
  change(next: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    return this.run(() => this.save(next));
  }

  private async save(next: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    const wasOpen = this.stored.status === 'open';
    if (!(await this.sheet.change((table) => mustBegin(this.entry.rules, table, next(table)))))
      return this.stored;
    const begins = wasOpen && this.stored.status !== 'open';
    if (begins) await this.room.begin();
    this.guests.dismissUnseated();
    this.guests.tellTable();
    if (begins) {
      this.room.tellBeginning();
      await this.turns.pass(this.asked);
    }
    this.bots.prompt();
    return this.stored;
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
      voteOut(
        table,
        this.guests.seatOf(guest),
        vote,
        (seat) => this.isOutOfTime(seat) || this.guests.isAway(seat),
      ),
    );
  }

  private isOutOfTime(seat: Seat): boolean {
    return this.clocks?.timeUp(seat, this.around.now()) ?? false;
  }

  /** How somebody wants to hear of their turn, if it is their turn and they do not see it by themselves. */
  wishFor(seat: Seat): NoticeWish | undefined {
    const info = this.stored.seats[seat];
    const waits = this.asked.includes(seat) && !this.room.audience.includes(seat);
    return waits && info !== undefined && isPlayedByPerson(info) ? info.notices : undefined;
  }

  say(guest: Guest, text: string, team: boolean): Promise<ChatLine> {
    return this.run(async () => {
      const seat = this.guests.seatOf(guest);
      const to = team ? (this.room.desk?.confiding(seat) ?? []) : undefined;
      const line = await this.talk.say(this.stored, { seat, text, at: this.around.now(), to });
      this.room.audience.tell({ type: 'chat', line }, (guest) => mayHear(line, guest.seat));
      return line;
    });
  }

  // ——— those who watch ———

  join(guest: Guest, seen: number | undefined): Promise<void> {
    return this.run(async () => {
      this.guests.check(guest);
      const { audience } = this.room;
      const { seat } = guest;
      const chat = await this.talk.latest(this.stored, seat);
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
      this.guests.tellTable(guest);
      if (seat !== undefined && !this.isOutOfTime(seat)) await this.save((table) => clearVotes(table, seat));
      this.bots.prompt();
    });
  }

  part(guest: Guest): void {
    this.guests.part(guest);
  }

  /** How things stand for a seat, after everything asked before. */
  look({ seat }: Guest): Promise<Position | undefined> {
    return this.run(() => this.room.positionFor(seat));
  }

  /** Over a network one device sits at one seat; other seats of its holder have connections of their own. */
  async sit({ seat }: Guest, wanted: Seat): Promise<void> {
    if (seat !== wanted) throw new ProtocolError('not-yours', 'This connection is for another seat.');
  }

  dismissAll(error: ProtocolError): void {
    this.room.audience.dismiss(error);
  }

  /** What everybody may know of the table, after everything asked before. */
  describe(): Promise<TableInfo> {
    return this.run(() => this.info());
  }

  /** The same at once. */
  info(): TableInfo {
    return this.guests.info();
  }
}
