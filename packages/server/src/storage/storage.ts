import type { Appended, Entry, Journal, Snapshot } from '@sietch/desk';
import type { ChatLine } from '@sietch/protocol';
import type { Cluster } from '../cluster/cluster.js';
import type { Notice } from '../notices/notice.js';
import type { StoredTable } from '../tables/table.js';
import type { AccountStorage } from './account-storage.js';
import type { OperatorStorage } from './operator-storage.js';

export const CHAT_KEPT = 200;

/** What others have written at a table since it was last read. */
export interface News {
  /** The table, if it has another revision. */
  readonly table?: StoredTable;
  /** It has been removed. */
  readonly gone?: true;
  readonly entries: readonly Entry[];
}

/** Something may be new: in the game of a table or what else is stored of it, about who is there, or in its chat; for a browser that was signed in; or anywhere. */
export type Hint =
  | { readonly about: 'game' | 'people' | 'talk'; readonly id: string }
  | { readonly about: 'session'; readonly hash: string }
  | { readonly about: 'anything' };

/**
 * Where tables live. Every promise resolves only when the change would survive the loss of power.
 * The suite in `test/storage-contract.ts` says what an implementation must do.
 */
export interface Storage {
  readonly accounts: AccountStorage;
  readonly operator: OperatorStorage;
  /** What several processes that serve the same tables need; without it there is just this one. */
  readonly cluster?: Cluster;

  createTable(table: StoredTable): Promise<void>;
  readTable(id: string): Promise<StoredTable | undefined>;
  /** Replaces the table if it still has the revision before this one; false if somebody else was quicker. */
  updateTable(table: StoredTable): Promise<boolean>;
  /** Tables their creators have listed and whose games are not over, the latest first. */
  listTables(limit: number): Promise<readonly StoredTable[]>;
  countTables(): Promise<number>;
  /** Forgets a table with all that belongs to it; false if there is none. */
  removeTable(id: string): Promise<boolean>;

  /** What is new at a table for somebody who knows this revision of it and its game up to this sequence. */
  news(table: string, revision: number, sequence: number): Promise<News>;
  /** Tells when others may have written. It is a hint: some may never come. The answer ends the telling. */
  onHint(tell: (hint: Hint) => void): () => void;

  /** The key (table, sequence) is the concurrency check: one of two entries with the same sequence is a conflict. */
  append(table: string, entry: Entry): Promise<Appended>;
  /** Entries after a sequence, in order. */
  readEntries(table: string, after: number): Promise<readonly Entry[]>;

  /** Kept beside those of other sequences and rules. */
  keepSnapshot(table: string, snapshot: Snapshot): Promise<void>;
  /** Of the snapshots with the highest sequence up to this one, that which was kept last. */
  latestSnapshot(table: string, upTo: number): Promise<Snapshot | undefined>;

  /** Of a channel, that of a table or of a team there, only the latest `CHAT_KEPT` lines are kept. */
  appendChat(channel: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** All a seat of a table has said, to everybody and to its teams, the oldest first. */
  chatBy(table: string, seat: number): Promise<readonly ChatLine[]>;
  dropChat(table: string, seat: number): Promise<void>;
  /** The latest lines, the oldest of them first. */
  readChat(channel: string, limit: number): Promise<readonly ChatLine[]>;

  /** In place of one of the same kind for the same seat. */
  putNotice(notice: Notice): Promise<void>;
  /** Those whose time has come, the oldest first. */
  dueNotices(now: number, limit: number): Promise<readonly Notice[]>;
  /** True for the one who drops it, if several try. */
  dropNotice(notice: Notice): Promise<boolean>;
  /** All of a seat. */
  dropNotices(table: string, seat: number): Promise<void>;

  /** Writes something, to see whether that can be done. */
  probe(): Promise<void>;
  /** How much is stored. */
  bytes(): Promise<number>;
  /** For how many milliseconds changes have been waiting for somebody else who writes. */
  readonly lag: number;

  close(): Promise<void>;
}

/** What is kept of the game of one table. */
export function journalOf(storage: Storage, table: string): Journal {
  return {
    append: (entry) => storage.append(table, entry),
    read: (after) => storage.readEntries(table, after),
    keep: (snapshot) => storage.keepSnapshot(table, snapshot),
    latest: (upTo) => storage.latestSnapshot(table, upTo),
  };
}
