import type { GameEntry } from '@sietch/games';
import { type GameRecord, type Seat, SietchError } from '@sietch/kernel';
import { ServerError } from '../errors.js';
import { Bucket, type Rate } from '../limits.js';
import type { Position, TableInfo } from '../protocol.js';
import type { ChatLine, Storage, StoredEvent } from '../storage/storage.js';
import { holdsSeat, isPlayedByPerson } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';
import { clearVotes, voteOut } from '../tables/vote.js';
import { Audience } from './audience.js';
import { Connections } from './connections.js';
import { tableInfo } from './info.js';
import { LogBook, type LogPortion } from './log-book.js';
import { PlayedGame } from './played.js';
import { send, type Watcher } from './watcher.js';

/** What tables need from the rest of the server. */
export interface TableSurroundings {
  readonly storage: Storage;
  readonly now: () => number;
  /** How fast a seat may talk. */
  readonly chatRate: Rate;
  readonly askBot: (bot: string, game: string, view: Position['view']) => Promise<string>;
  readonly onChoice: (milliseconds: number) => void;
  readonly onTrouble: (what: string, error: unknown) => void;
}

const CHAT_SHOWN = 50;
const RETRIES = 5;
/** Every choice taken back is replayed when the table is loaded, so there is an end to it. */
const MOST_UNDONE = 1000;
const REFUSALS: readonly string[] = ['not-your-decision', 'no-decision', 'illegal-choice', 'nothing-to-undo'];

/** A table in memory. All that changes or reads it goes through one queue, so nobody sees what is not yet durable. */
export class LiveTable {
  readonly entry: GameEntry;
  private table: StoredTable;
  private game: PlayedGame | undefined;
  private readonly around: TableSurroundings;
  private readonly audience = new Audience();
  /** By seat, not by connection: reconnecting gives nobody more to say. */
  private readonly talk = new Map<Seat, Bucket>();
  private queue: Promise<unknown> = Promise.resolve();
  private queued = 0;
  /** The version a bot is thinking about. */
  private thinking: number | undefined;
  private broken = false;
  private readonly book: LogBook;
  readonly connections = new Connections();
  usedAt: number;

  private constructor(entry: GameEntry, table: StoredTable, around: TableSurroundings) {
    this.entry = entry;
    this.table = table;
    this.around = around;
    this.book = new LogBook(entry, around.storage);
    this.usedAt = around.now();
  }

  static async load(entry: GameEntry, table: StoredTable, around: TableSurroundings): Promise<LiveTable> {
    const live = new LiveTable(entry, table, around);
    await live.begin();
    // The process may have ended between the last choice and the note that it was the last.
    if (live.game?.over === true && table.status !== 'finished') await live.change(finish);
    return live;
  }

  get stored(): StoredTable {
    return this.table;
  }

  /** The seats any of which may answer now. */
  get asked(): readonly Seat[] {
    return this.game?.asked ?? [];
  }

  get idle(): boolean {
    return this.connections.none && this.queued === 0 && this.thinking === undefined;
  }

  /** Does one thing after the other. */
  private run<T>(work: () => Promise<T> | T): Promise<T> {
    this.queued++;
    this.usedAt = this.around.now();
    const result = this.queue.then(async () => {
      if (this.broken) await this.reload();
      return work();
    });
    this.queue = result.then(
      () => this.queued--,
      () => this.queued--,
    );
    return result;
  }

  /** Resolves when everything asked so far is done. */
  async settled(): Promise<void> {
    await this.queue;
  }

  // ——— the game ———

  private async begin(): Promise<void> {
    if (this.table.status === 'open') return;
    const events = await this.around.storage.readEvents(this.table.id, 0);
    this.game = new PlayedGame(this.entry, this.table, events);
    this.promptBot();
  }

  /** After a failed write, or a write by another process: what is stored is the truth. */
  private async reload(): Promise<void> {
    const table = await this.around.storage.readTable(this.table.id);
    if (table === undefined) throw new ServerError('unknown-table', 'There is no such table.');
    this.table = table;
    this.thinking = undefined;
    await this.begin();
    this.broken = false;
    this.dismissUnseated();
    this.audience.forgetTold();
    if (this.game !== undefined) this.audience.tellChange(this.game, this.around.now(), false);
    this.tellTable();
  }

  private get played(): PlayedGame {
    if (this.game === undefined) throw notStarted();
    return this.game;
  }

  /** Makes a choice, or takes the latest one back if there is no key. Resolves once it is durable. */
  choose(watcher: Watcher, version: number, key: string | undefined): Promise<number> {
    return this.run(() => this.answer(this.seatOf(watcher), version, key));
  }

  private async answer(seat: Seat, version: number, key: string | undefined): Promise<number> {
    const game = this.played;
    if (version !== game.version) {
      throw new ServerError('stale', `This answers version ${version}; the table is at ${game.version}.`);
    }
    if (key === undefined && game.undone >= MOST_UNDONE)
      throw new ServerError('too-many', 'Too much has been taken back at this table.');
    const at = this.around.now();
    await this.commit(game, { sequence: version + 1, seat, ...(key === undefined ? {} : { key }), at });
    return game.version;
  }

  private async commit(game: PlayedGame, event: StoredEvent): Promise<void> {
    const began = performance.now();
    try {
      game.apply(event);
    } catch (error) {
      if (!(error instanceof SietchError && REFUSALS.includes(error.code))) this.broken = true;
      throw error;
    }
    // From here the game in memory is ahead of the stored one, so it is dropped unless the write is confirmed.
    this.broken = true;
    let appended: Awaited<ReturnType<Storage['append']>>;
    try {
      appended = await this.around.storage.append(this.table.id, event);
    } catch (error) {
      this.around.onTrouble('append', error);
      throw new ServerError(
        'storage-failed',
        'The choice could not be stored. Look at the table and try again.',
      );
    }
    if (appended === 'conflict') {
      await this.reload();
      throw new ServerError('stale', 'Somebody else was quicker.');
    }
    this.broken = false;
    this.around.onChoice(performance.now() - began);
    this.audience.tellChange(game, this.around.now());
    try {
      await this.save(game.over ? finish : (table) => clearVotes(table, event.seat));
    } catch (error) {
      // The choice itself is stored and stands; the note about it is made good when the table is next loaded.
      this.around.onTrouble('after a choice', error);
    }
    this.promptBot();
  }

  /** Asks a bot if only bots may answer now. Where a person is among the partners asked, the person answers. */
  private promptBot(): void {
    const { game } = this;
    if (game === undefined || game.over || this.thinking !== undefined) return;
    const [seat] = game.asked;
    if (
      seat === undefined ||
      game.asked.some((asked) => isPlayedByPerson(this.table.seats[asked] ?? { kind: 'bot' }))
    )
      return;
    const bot = this.table.seats[seat]?.bot;
    if (bot === undefined) return;
    const { version } = game;
    this.thinking = version;
    void this.around
      .askBot(bot, this.table.game, game.viewFor(seat))
      .then((key) =>
        this.run(async () => {
          this.thinking = undefined;
          // The person may have come back while the bot was thinking.
          if (this.table.seats[seat]?.bot !== undefined) await this.answer(seat, version, key);
        }),
      )
      .catch((error: unknown) => {
        this.thinking = undefined;
        if (error instanceof ServerError && error.code === 'stale') return;
        this.around.onTrouble('bot', error);
        setTimeout(() => this.promptBot(), 1000).unref();
      });
  }

  /** What happened from a version on, as a seat may know it. */
  log(seat: Seat | undefined, from: number): Promise<LogPortion> {
    return this.run(() => {
      if (this.game === undefined) throw notStarted();
      return this.book.read(this.table, seat, from, this.around.now());
    });
  }

  /** Lets go of what nobody has read lately. */
  tidy(since: number): void {
    this.book.tidy(since);
  }

  record(): Promise<GameRecord> {
    return this.run(() => {
      const game = this.played;
      if (!game.over) throw new ServerError('not-finished', 'The record is published when the game is over.');
      return game.session.record();
    });
  }

  // ——— the table ———

  /** Changes what is stored of the table and tells everybody. */
  change(next: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    return this.run(() => this.save(next));
  }

  private async save(next: (table: StoredTable) => StoredTable): Promise<StoredTable> {
    const before = this.table.status;
    for (let attempt = 0; attempt < RETRIES; attempt++) {
      const changed = next(this.table);
      if (changed === this.table) return changed;
      const revised = { ...changed, revision: this.table.revision + 1 };
      if (await this.write(revised)) {
        this.table = revised;
        if (before === 'open' && revised.status !== 'open') await this.begin();
        this.dismissUnseated();
        this.tellTable();
        if (before === 'open' && this.game !== undefined)
          this.audience.tellChange(this.game, this.around.now());
        this.promptBot();
        return revised;
      }
      this.table = (await this.around.storage.readTable(this.table.id)) ?? this.table;
    }
    throw new ServerError('storage-failed', 'The table is being changed by too many at once. Try again.');
  }

  private async write(table: StoredTable): Promise<boolean> {
    try {
      return await this.around.storage.updateTable(table);
    } catch (error) {
      this.around.onTrouble('update', error);
      throw new ServerError(
        'storage-failed',
        'The change could not be stored. Look at the table and try again.',
      );
    }
  }

  /** The table of the next game among the same people: made once, however many ask for it. */
  rematch(make: (table: StoredTable) => StoredTable): Promise<string> {
    return this.run(async () => {
      if (this.table.status !== 'finished')
        throw new ServerError('not-finished', 'Play this game to its end first.');
      if (this.table.rematch !== undefined) return this.table.rematch;
      const next = make(this.table);
      await this.around.storage.createTable(next);
      const { rematch } = await this.save((table) => ({ ...table, rematch: table.rematch ?? next.id }));
      return rematch ?? next.id;
    });
  }

  vote(watcher: Watcher, vote: { readonly seat: Seat; readonly out: boolean }): Promise<StoredTable> {
    return this.change((table) =>
      voteOut(table, this.seatOf(watcher), vote, {
        timeUp: this.game?.timeUp(vote.seat, this.around.now()) ?? false,
        // Who has days for a turn need not sit there all the time.
        absent: table.settings.clock.kind !== 'days' && !this.audience.includes(vote.seat),
      }),
    );
  }

  say(watcher: Watcher, text: string): Promise<ChatLine> {
    return this.run(async () => {
      const seat = this.seatOf(watcher);
      if (!this.table.settings.chat) throw new ServerError('chat-off', 'There is no chat at this table.');
      const now = this.around.now();
      const bucket = this.talk.get(seat) ?? new Bucket(this.around.chatRate, now);
      this.talk.set(seat, bucket);
      if (!bucket.take(now)) throw new ServerError('too-many', 'Too many lines. Slow down.');
      const name = this.table.seats[seat]?.name ?? '';
      const line = { seat, name, text, at: now };
      const numbered = await this.around.storage.appendChat(this.table.id, line);
      this.audience.tell({ type: 'chat', line: numbered });
      return numbered;
    });
  }

  // ——— those who watch ———

  join(watcher: Watcher, seen: number | undefined, protocol: 1): Promise<void> {
    return this.run(async () => {
      this.check(watcher);
      const { storage } = this.around;
      const chat = this.table.settings.chat ? await storage.readChat(this.table.id, CHAT_SHOWN) : [];
      const position = this.positionFor(watcher.seat);
      this.audience.add(watcher, position);
      const gap = seen === undefined ? undefined : this.game?.gapFor(watcher.seat, seen);
      send(watcher, {
        type: 'welcome',
        protocol,
        now: this.around.now(),
        ...(watcher.seat === undefined ? {} : { seat: watcher.seat }),
        table: this.info(),
        chat: [...chat],
        ...(position === undefined ? {} : { position }),
        ...(gap === undefined ? {} : { gap }),
      });
      this.audience.tell({ type: 'table', table: this.info() }, watcher);
    });
  }

  part(watcher: Watcher): void {
    if (!this.audience.delete(watcher)) return;
    this.run(() => this.tellTable()).catch((error: unknown) => this.around.onTrouble('part', error));
  }

  /** How things stand for a seat, after everything asked before. */
  look(seat: Seat | undefined): Promise<Position | undefined> {
    return this.run(() => this.positionFor(seat));
  }

  private positionFor(seat: Seat | undefined): Position | undefined {
    return this.game?.positionFor(seat, this.around.now());
  }

  /** The seat somebody acts for: they must hold it now, whatever held when they came. */
  private seatOf(watcher: Watcher): Seat {
    if (watcher.seat === undefined) throw new ServerError('not-yours', 'Spectators only watch.');
    this.check(watcher);
    return watcher.seat;
  }

  private check(watcher: Watcher): void {
    const { seat, token } = watcher;
    if (seat === undefined) {
      if (!this.table.settings.spectators)
        throw new ServerError('spectators-closed', 'This table is not open to spectators.');
    } else if (!holdsSeat(this.table, seat, token)) {
      throw new ServerError('seat-moved', 'This device does not hold the seat (any more).');
    }
  }

  private dismissUnseated(): void {
    for (const watcher of [...this.audience]) {
      try {
        this.check(watcher);
      } catch (error) {
        this.audience.delete(watcher);
        if (error instanceof ServerError) watcher.dismiss(error);
      }
    }
  }

  private tellTable(): void {
    this.audience.tell({ type: 'table', table: this.info() });
  }

  dismissAll(error: ServerError): void {
    this.audience.dismiss(error);
  }

  info(): TableInfo {
    return tableInfo(this.table, this.audience, this.game?.over === true);
  }
}

function finish(table: StoredTable): StoredTable {
  return { ...table, status: 'finished' };
}

function notStarted(): ServerError {
  return new ServerError('not-started', 'The game has not begun.');
}
