import type { Seat } from '@sietch/kernel';
import type { StoredTable } from '../tables/table.js';

/** One accepted choice, or the undoing of one. `sequence` counts from 1 within a table. */
export interface StoredEvent {
  readonly sequence: number;
  readonly seat: Seat;
  /** The chosen key; absent when the latest choice was undone. */
  readonly key?: string;
  /** Milliseconds since 1970; clocks are computed from these. */
  readonly at: number;
}

export interface ChatLine {
  readonly number: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export const CHAT_KEPT = 200;

export type Appended = 'appended' | 'conflict';

/**
 * Where tables live. Every promise resolves only when the change would survive the loss of power.
 * The suite in `test/storage-contract.ts` says what an implementation must do.
 */
export interface Storage {
  createTable(table: StoredTable): Promise<void>;
  readTable(id: string): Promise<StoredTable | undefined>;
  /** Replaces the table if it still has the revision before this one; false if somebody else was quicker. */
  updateTable(table: StoredTable): Promise<boolean>;
  /** Tables their creators have listed and whose games are not over, the latest first. */
  listTables(limit: number): Promise<readonly StoredTable[]>;
  countTables(): Promise<number>;

  /** The key (table, sequence) is the concurrency check: one of two events with the same sequence is a conflict. */
  append(table: string, event: StoredEvent): Promise<Appended>;
  /** Events after a sequence, in order. */
  readEvents(table: string, after: number): Promise<readonly StoredEvent[]>;

  /** Of a table's chat only the latest `CHAT_KEPT` lines are kept. */
  appendChat(table: string, line: Omit<ChatLine, 'number'>): Promise<ChatLine>;
  /** The latest lines, the oldest of them first. */
  readChat(table: string, limit: number): Promise<readonly ChatLine[]>;

  close(): Promise<void>;
}
