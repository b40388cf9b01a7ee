import { type Seat, SietchError, writeRecord } from '@sietch/kernel';
import { type Position, ProtocolError } from '@sietch/protocol';
import { Archive, type LogPortion, type Pause } from './archive.js';
import { Audience } from './audience.js';
import type { Desk, DeskSettings } from './desk.js';
import type { Appended, Entry, Journal } from './journal.js';
import { Queue } from './queue.js';
import { type NewPart, type Opening, readGame } from './read-game.js';
import type { Surroundings } from './update.js';
import type { Watcher } from './watcher.js';

/** What a room needs of whoever keeps it: a server, or a worker of a page. */
export interface RoomKeeper {
  readonly journal: Journal;
  readonly now: () => number;
  /** `undefined` while the game has not begun. */
  opening(): Opening | undefined;
  /** For a desk that is about to be made: of a new game, or where `aside` of the settings said this. */
  deskSettings(aside: unknown): DeskSettings;
  /** What goes into positions besides the desk. */
  surroundings(): Surroundings;
  /** Before the game is read again: what else the keeper remembers may be out of date too. */
  refresh(): Promise<void>;
  /** The game has been read again, and everybody told. */
  refreshed(): Promise<void> | void;
  /** A choice is durable. May the telling wait for the next one? */
  tellsLater?(desk: Desk): boolean;
  /** Everybody is about to be told. */
  beforeTelling?(desk: Desk): void;
  /** A choice is durable, and told unless that waits. */
  changed(desk: Desk, entry: Entry): Promise<void>;
  /** The game would go on as a new part: throws if it may not do so here and now. */
  beforeNewPart?(part: NewPart): Promise<void>;
  /** The game has been read and goes on as a new part. */
  readonly onNewPart?: (part: NewPart) => void;
  readonly onChoice?: (milliseconds: number) => void;
  /** All of the game has been read, and is remembered until it is tidied away. */
  readonly onArchive?: () => void;
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** A snapshot is kept every so many versions: the game is soon read again, whatever its length. */
const SNAPSHOT_EVERY = 40;

/** Errors of the rules after which a desk is as it was. */
const HARMLESS: readonly string[] = ['not-your-decision', 'no-decision', 'illegal-choice', 'nothing-to-undo'];

/**
 * A desk with its journal and its audience. All that changes or reads it goes through one queue, and a choice is told
 * only when it is durable, so nobody sees what could be lost.
 */
export class Room<W extends Watcher = Watcher> {
  readonly audience = new Audience<W>();
  private readonly keeper: RoomKeeper;
  private readonly queue = new Queue();
  private current: Desk | undefined;
  private broken = false;
  /** The version everybody knows of. */
  private told = -1;
  /** The version of the latest snapshot. */
  private kept = -1;
  /** Replaying a whole game is work, and who reads a log reads on, so it is kept for a moment. */
  private archived: { readonly archive: Archive; readonly usedAt: number } | undefined;

  constructor(keeper: RoomKeeper) {
    this.keeper = keeper;
  }

  /** The game, once it has begun. */
  get desk(): Desk | undefined {
    return this.current;
  }

  private get begun(): Desk {
    if (this.current === undefined) throw new ProtocolError('not-started', 'The game has not begun.');
    return this.current;
  }

  get idle(): boolean {
    return this.queue.idle;
  }

  settled(): Promise<void> {
    return this.queue.settled();
  }

  /** Does something in its turn, in a room that is as its journal says. */
  run<T>(work: () => Promise<T> | T): Promise<T> {
    return this.queue.run(async () => {
      if (this.broken) await this.reload();
      return work();
    });
  }

  /** Reads the game from its journal, if it has begun. */
  async begin(): Promise<void> {
    const opening = this.keeper.opening();
    if (opening === undefined) return;
    const { journal } = this.keeper;
    const { desk, part, kept } = await readGame(opening, journal, (aside) => this.keeper.deskSettings(aside));
    if (part !== undefined) {
      await this.keeper.beforeNewPart?.(part);
      await journal.keep(part.snapshot);
      this.archived = undefined;
      this.keeper.onNewPart?.(part);
    }
    this.current = desk;
    this.told = desk.version;
    this.kept = kept;
    await this.keepSnapshot(SNAPSHOT_EVERY);
  }

  /** Keeps what there is to keep of the state: before the room is left, say. */
  leave(): Promise<void> {
    return this.queue.run(() => (this.broken ? undefined : this.keepSnapshot(1)));
  }

  /** If the latest safe state is so many versions after the one kept; the first is kept always. */
  private async keepSnapshot(distance: number): Promise<void> {
    const desk = this.current;
    if (desk === undefined || desk.safeVersion < this.kept + (this.kept < 0 ? 1 : distance)) return;
    const { snapshot } = desk;
    try {
      await this.keeper.journal.keep(snapshot);
      this.kept = snapshot.sequence;
    } catch (error) {
      // The entries are all there: it only takes longer to read them.
      this.keeper.onTrouble('snapshot', error);
    }
  }

  /** After a failed write, or a write by somebody else: the journal is the truth. */
  private async reload(): Promise<void> {
    await this.keeper.refresh();
    await this.begin();
    this.broken = false;
    this.audience.forgetTold();
    if (this.current !== undefined) this.tellChange(false);
    await this.keeper.refreshed();
  }

  /** Somebody else may have written: whatever is new in the journal is applied and told. */
  catchUp(): Promise<void> {
    return this.run(async () => {
      const desk = this.current;
      if (desk === undefined) return;
      for (const entry of await this.keeper.journal.read(desk.version)) {
        desk.apply(entry);
        await this.spread(desk, entry);
      }
    });
  }

  /**
   * Takes in what somebody else has written, who has also done what follows from it, and tells everybody. Runs in the
   * queue. What comes out otherwise than it did there was made by other rules: then the game is read anew.
   */
  async follow(entries: readonly Entry[]): Promise<void> {
    const desk = this.current;
    const news = entries.filter(({ sequence }) => desk !== undefined && sequence > desk.version);
    if (desk === undefined || news.length === 0) return;
    this.broken = true;
    if (!applies(desk, news)) return this.reload();
    this.broken = false;
    this.tellChange();
  }

  /** What is known may be out of date in a way that cannot be followed: the next one who comes reads the game anew. */
  distrust(): void {
    this.broken = true;
  }

  /** Makes a choice, or takes the latest one back if there is no key. Resolves once it is durable. Runs in the queue. */
  async answer(seat: Seat, version: number, key: string | undefined): Promise<number> {
    const desk = this.begun;
    if (version !== desk.version) {
      throw new ProtocolError('stale', `This answers version ${version}; the table is at ${desk.version}.`);
    }
    if (key === undefined && !desk.mayTakeBack(seat))
      throw new ProtocolError('too-many', 'You have taken back too much.');
    const at = this.keeper.now();
    await this.commit(desk, { sequence: version + 1, seat, ...(key === undefined ? {} : { key }), at });
    return desk.version;
  }

  private async commit(desk: Desk, entry: Entry): Promise<void> {
    const began = performance.now();
    let applied: Entry;
    try {
      applied = desk.apply(entry);
    } catch (error) {
      if (!(error instanceof SietchError && HARMLESS.includes(error.code))) this.broken = true;
      throw error;
    }
    // From here the desk is ahead of its journal, so it is dropped unless the write is confirmed.
    this.broken = true;
    if ((await this.write(applied)) === 'conflict') {
      await this.reload();
      throw new ProtocolError('stale', 'Somebody else was quicker.');
    }
    this.broken = false;
    this.keeper.onChoice?.(performance.now() - began);
    await this.spread(desk, entry);
  }

  private async spread(desk: Desk, entry: Entry): Promise<void> {
    if (this.keeper.tellsLater?.(desk) !== true) this.tellChange();
    await this.keepSnapshot(desk.over ? 1 : SNAPSHOT_EVERY);
    try {
      await this.keeper.changed(desk, entry);
    } catch (error) {
      // The choice itself is durable and stands; what follows from it is made good when the game is next read.
      this.keeper.onTrouble('after a choice', error);
    }
  }

  private async write(entry: Entry): Promise<Appended> {
    try {
      return await this.keeper.journal.append(entry);
    } catch (error) {
      this.keeper.onTrouble('append', error);
      throw new ProtocolError(
        'storage-failed',
        'The choice could not be stored. Look at the table and try again.',
      );
    }
  }

  /** Tells everybody how things stand for them now. */
  tellChange(withChange = true): void {
    const desk = this.current;
    if (desk === undefined) return;
    const since = withChange ? this.told : undefined;
    // Known before it is told: who is seated anew meanwhile sees the newest position.
    this.told = desk.version;
    this.keeper.beforeTelling?.(desk);
    this.audience.tellChange(desk, this.keeper.surroundings(), since);
  }

  /** The game has just begun for those who waited for it. */
  tellBeginning(): void {
    this.told = -1;
    this.tellChange();
  }

  // ——— what is read: all of it runs in the queue ———

  /** Patches build on what was told to all, so nobody gets a newer position before everybody has been told. */
  positionFor(seat: Seat | undefined): Position | undefined {
    const desk = this.current;
    if (desk === undefined) return undefined;
    if (this.told < desk.version) this.tellChange();
    return { ...desk.standingFor(seat), ...this.keeper.surroundings(), view: desk.viewFor(seat) };
  }

  /** The record of the finished game, as it is written. */
  async recordText(pause?: Pause): Promise<string> {
    if (!this.begun.over && this.keeper.opening()?.over !== true)
      throw new ProtocolError('not-finished', 'The record is published when the game is over.');
    return this.recordSoFar(pause);
  }

  /** The record up to now, with everything hidden in it: for whoever keeps the room. */
  async recordSoFar(pause?: Pause): Promise<string> {
    return writeRecord(await (await this.archive()).record(pause));
  }

  /** What happened from a version on. */
  async logFor(watcher: W, eyes: Seat | undefined, from: number): Promise<LogPortion> {
    this.checkEyes(watcher, eyes);
    return (await this.archive()).logFor(eyes, from);
  }

  /** How things stood at a version. */
  async sceneFor(watcher: W, eyes: Seat | undefined, version: number): Promise<Position> {
    this.checkEyes(watcher, eyes);
    return (await this.archive()).sceneFor(eyes, version);
  }

  /** The own past may always be looked at; with the eyes of others only when there is nothing left to hide. */
  private checkEyes({ seat }: W, eyes: Seat | undefined): void {
    if (eyes !== seat && !this.begun.over)
      throw new ProtocolError('not-finished', 'Other seats can be looked at when the game is over.');
    if (eyes !== undefined && eyes >= this.begun.seats)
      throw new ProtocolError('unknown-seat', 'There is no such seat at this table.');
  }

  private async archive(): Promise<Archive> {
    const opening = this.keeper.opening();
    if (opening === undefined) throw new ProtocolError('not-started', 'The game has not begun.');
    const archive = this.archived?.archive ?? new Archive(opening, this.keeper.journal);
    await archive.readOn();
    this.archived = { archive, usedAt: this.keeper.now() };
    this.keeper.onArchive?.();
    return archive;
  }

  /** Lets go of what nobody has read lately. */
  tidy(since: number): void {
    if (this.archived !== undefined && this.archived.usedAt < since) this.archived = undefined;
  }
}

/** Do entries follow one another on a desk, and come out as they did for whoever wrote them? */
function applies(desk: Desk, entries: readonly Entry[]): boolean {
  try {
    return entries.every((entry) => {
      if (entry.sequence !== desk.version + 1) return false;
      const { outcome } = desk.apply(entry);
      return entry.outcome === undefined || entry.outcome.mark === outcome?.mark;
    });
  } catch {
    return false;
  }
}
