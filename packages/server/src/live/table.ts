import {
  type AnalysisReader,
  type Desk,
  type Entry,
  type Hosting,
  type LogPortion,
  type Opening,
  Room,
  type RoomKeeper,
  type Surroundings,
  tell,
} from '@sietch/desk';
import type { GameEntry } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
import { type Position, PROTOCOL, ProtocolError, publicError, type TableInfo } from '@sietch/protocol';
import type { NoticeWish } from '../notices/wish.js';
import { journalOf } from '../storage/storage.js';
import { mustBegin } from '../tables/begin.js';
import { finish } from '../tables/finish.js';
import { isPlayedByPerson } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';
import { clearVotes, voteOut } from '../tables/vote.js';
import { Breakdown } from './breakdown.js';
import { Connections } from './connections.js';
import { Expiry } from './expiry.js';
import { Following, type Subject } from './following.js';
import { type Guest, Guests } from './guests.js';
import { Parts } from './parts.js';
import { Sheet } from './sheet.js';
import { StandIns } from './stand-ins.js';
import type { TableSurroundings } from './surroundings.js';
import { tableAfter } from './table-after.js';
import { TableTime } from './table-time.js';
import { mayHear, Talk } from './talk.js';
import { Turns } from './turns.js';

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
  private readonly time: TableTime;
  private readonly following: Following;
  private readonly parts: Parts;
  private readonly breakdown: Breakdown;

  private constructor(entry: GameEntry, table: StoredTable, around: TableSurroundings) {
    const { storage, now, onTrouble } = around;
    this.entry = entry;
    this.around = around;
    this.usedAt = now();
    this.sheet = new Sheet(table, storage, onTrouble);
    this.talk = new Talk(storage, entry.rules, around.chatting);
    this.time = new TableTime(this.sheet, now);
    this.parts = new Parts(this.sheet, storage, (error) => this.dismissAll(error));
    this.turns = new Turns(this.sheet, { storage, now, delay: around.noticeDelay });
    this.room = new Room<Guest>(this.keeper());
    this.breakdown = new Breakdown(this.room, around);
    const lease = async () => (await storage.cluster?.lease(table.id)) ?? true;
    this.expiry = new Expiry(this.room, { now, onTrouble, lease, since: () => this.time.latest });
    this.guests = new Guests(this.room.audience, this.sheet, {
      ...around,
      attend: (present) => storage.cluster?.attend(table.id, present),
      run: (work) => this.room.run(work),
    });
    this.following = new Following(this.sheet, this.room, this.guests, this.talk, {
      storage,
      onTrouble,
      changed: (before) => this.tableChanged(before),
      followed: () => this.goOn(),
      gone: (error) => {
        this.dismissAll(error);
        around.onGone(table.id);
      },
    });
    this.bots = new StandIns(this.room, this.sheet, {
      askBot: around.askBot,
      lease,
      isWatched: () => !this.connections.none || this.guests.anybodyElsewhere,
      addresses: () => this.connections.addresses,
      onTrouble,
      onStuck: (error) => this.breakdown.tell(error),
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

  /** In its turn, and with all that others have written before. */
  private run<T>(work: () => Promise<T> | T): Promise<T> {
    this.usedAt = this.around.now();
    return this.room.run(async () => {
      if (this.following.shared) await this.following.catchUp('game');
      return work();
    });
  }

  /** Resolves when the table is as it is stored now. */
  fresh(): Promise<void> {
    return this.run(() => {});
  }

  /** Somebody says that there may be something new. */
  hint(subject: Subject): void {
    this.following.hint(subject);
  }

  /** Whatever is for this process to do: the bots' turn, a question whose time runs. */
  private goOn(): void {
    this.turns.begin(this.asked);
    this.expiry.wind();
    this.bots.prompt();
  }

  /** Another process has changed the table. */
  private async tableChanged(before: StoredTable): Promise<void> {
    const { status, continued } = this.stored;
    const begins = before.status === 'open' && status !== 'open';
    if (begins) await this.room.begin();
    else if (continued?.version !== before.continued?.version) this.room.distrust();
    this.guests.dismissUnseated();
    this.guests.tellTable();
    if (begins) this.room.tellBeginning();
    this.goOn();
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
        this.parts.begun(part);
      },
      onArchive: () => this.around.onArchive(this.stored.id),
      opening: () => this.opening(),
      deskSettings: (aside) => this.time.deskSettings(aside),
      beforeNewPart: (part) => this.parts.mayBegin(part),
      surroundings: () => this.surroundings(),
      refresh: async () => {
        await this.sheet.reread();
        this.bots.forget();
        this.guests.dismissUnseated();
      },
      refreshed: async () => {
        await this.parts.note();
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

  private surroundings(): Surroundings {
    const clocks = this.time.face;
    const { left: expires } = this.expiry;
    return { ...(clocks === undefined ? {} : { clocks }), ...(expires === undefined ? {} : { expires }) };
  }

  private async begin(): Promise<void> {
    await this.room.begin();
    await this.parts.note();
    this.turns.begin(this.asked);
    this.expiry.wind();
    this.bots.prompt();
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
      if (publicError(error).code === 'internal') this.breakdown.tell(error);
      throw error;
    }
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

  record({ address }: Pick<Guest, 'address'>): Promise<string> {
    return this.around.reading(address, (pause) => this.run(() => this.room.recordText(pause)));
  }

  /** The record up to now, with everything hidden in it, for whoever runs the server; none before the game. */
  recordSoFar({ address }: Pick<Guest, 'address'>): Promise<string | undefined> {
    return this.around.reading(address, (pause) =>
      this.run(() => (this.room.desk === undefined ? undefined : this.room.recordSoFar(pause))),
    );
  }

  /** Only once the game is over: before that it would tell what others hide. */
  async analyse(guest: Guest, reader: AnalysisReader): Promise<void> {
    this.around.analyse(this.stored.id, await this.record(guest), guest.address, reader);
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
  rematch(make: (table: StoredTable) => Promise<StoredTable>): Promise<string> {
    return this.run(async () => {
      const { rematch: before } = this.stored;
      const next = await tableAfter(this.stored, this.around.storage, make);
      if (next === before) return next;
      const { rematch } = await this.save((table) =>
        table.rematch === before ? { ...table, rematch: next } : table,
      );
      return rematch ?? next;
    });
  }

  vote(guest: Guest, vote: { readonly seat: Seat; readonly out: boolean }): Promise<StoredTable> {
    return this.run(async () => {
      await this.following.readPeople();
      const gaveCause = (seat: Seat) => this.time.isUp(seat) || this.guests.isAway(seat);
      return this.save((table) => voteOut(table, this.guests.seatOf(guest), vote, gaveCause));
    });
  }

  /** How somebody wants to hear of their turn, if it is their turn and they do not see it by themselves. */
  wishFor(seat: Seat): NoticeWish | undefined {
    const info = this.stored.seats[seat];
    const waits = this.asked.includes(seat) && !this.guests.isHere(seat);
    return waits && info !== undefined && isPlayedByPerson(info) ? info.notices : undefined;
  }

  say(guest: Guest, text: string, team: boolean): Promise<void> {
    return this.run(async () => {
      const seat = this.guests.seatOf(guest);
      const to = team ? (this.room.desk?.confiding(seat) ?? []) : undefined;
      const lines = await this.talk.say(this.stored, { seat, text, at: this.around.now(), to });
      for (const line of lines)
        this.room.audience.tell({ type: 'chat', line }, (guest) => mayHear(line, guest.seat));
    });
  }

  // ——— those who watch ———

  join(guest: Guest, seen: number | undefined): Promise<void> {
    return this.run(async () => {
      this.guests.check(guest);
      await this.following.readPeople();
      await this.following.readTalk();
      const { audience } = this.room;
      const { seat } = guest;
      const chat = await this.talk.latest(this.stored, seat);
      const position = this.room.positionFor(seat);
      audience.add(guest, position);
      this.guests.came();
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
      if (seat !== undefined && !this.time.isUp(seat)) await this.save((table) => clearVotes(table, seat));
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

  /** How many connections a seat has, or the spectators, through all processes. */
  connectionsAt(seat: Seat | undefined): number {
    return this.connections.at(seat) + this.guests.countElsewhere(seat);
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
