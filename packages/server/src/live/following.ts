import type { Room } from '@sietch/desk';
import { ProtocolError, publicError } from '@sietch/protocol';
import type { Hint, News, Storage } from '../storage/storage.js';
import type { StoredTable } from '../tables/table.js';
import type { Guest, Guests } from './guests.js';
import type { Sheet } from './sheet.js';
import { mayHear, type Talk } from './talk.js';

/** What may be new at a table. */
export type Subject = Exclude<Hint['about'], 'session'>;

export interface FollowingAround {
  readonly storage: Storage;
  /** The table has been changed elsewhere: what it was, and that everybody has yet to be told. */
  changed(before: StoredTable): Promise<void>;
  /** Whatever somebody hinted at has been read. */
  followed(): void;
  /** The table has been removed. */
  gone(error: ProtocolError): void;
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** Keeps a table in memory up with what other processes do at it. */
export class Following {
  private readonly sheet: Sheet;
  private readonly room: Room<Guest>;
  private readonly guests: Guests;
  private readonly talk: Talk;
  private readonly around: FollowingAround;
  /** What is about to be looked for because somebody hinted at it. */
  private readonly hinted = new Set<Subject>();

  constructor(sheet: Sheet, room: Room<Guest>, guests: Guests, talk: Talk, around: FollowingAround) {
    this.sheet = sheet;
    this.room = room;
    this.guests = guests;
    this.talk = talk;
    this.around = around;
  }

  /** Is the table one of several processes? Then others may have written a moment ago, and nobody looks before that is read. */
  get shared(): boolean {
    return this.around.storage.cluster !== undefined;
  }

  /** Something may be new; however often that is said, it is looked for once. */
  hint(subject: Subject): void {
    if (this.hinted.has(subject)) return;
    this.hinted.add(subject);
    const look = async () => {
      this.hinted.delete(subject);
      await this.catchUp(subject);
      this.around.followed();
    };
    this.room.run(look).catch((error: unknown) => {
      this.hinted.delete(subject);
      if (publicError(error).code === 'internal') this.around.onTrouble('a hint', error);
    });
  }

  /** Reads what is new. Runs in the table's turn. */
  async catchUp(subject: Subject): Promise<void> {
    try {
      if (subject !== 'talk') await this.readGame();
      if (subject === 'people' || subject === 'anything') await this.readPeople();
      if (subject === 'talk' || subject === 'anything') await this.readTalk();
    } catch (error) {
      if (error instanceof ProtocolError) throw error;
      this.around.onTrouble('catching up', error);
      throw new ProtocolError('storage-failed', 'The table could not be read. Try again.');
    }
  }

  private async readGame(): Promise<void> {
    const { now: known } = this.sheet;
    const news = await this.news(known);
    if (news.gone === true) {
      const error = new ProtocolError('unknown-table', 'There is no such table.');
      this.around.gone(error);
      throw error;
    }
    if (news.table !== undefined) {
      this.sheet.adopt(news.table);
      await this.around.changed(known);
    }
    await this.room.follow(news.entries);
  }

  private news({ id, revision }: StoredTable): Promise<News> {
    return this.around.storage.news(id, revision, this.room.desk?.version ?? 0);
  }

  async readPeople(): Promise<void> {
    const elsewhere = await this.around.storage.cluster?.elsewhere(this.sheet.now.id);
    if (elsewhere !== undefined) this.guests.follow(elsewhere);
  }

  async readTalk(): Promise<void> {
    if (!this.shared) return;
    for (const line of await this.talk.unheard(this.sheet.now))
      this.room.audience.tell({ type: 'chat', line }, ({ seat }) => mayHear(line, seat));
  }
}
