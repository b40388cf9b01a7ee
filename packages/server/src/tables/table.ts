import type { Outcome } from '@sietch/kernel';
import type { TableSettings, TableStatus } from '@sietch/protocol';
import type { StoredSeat } from './seat.js';

export interface GameResult {
  readonly at: number;
  readonly winners: Outcome['winners'];
  readonly standings: Outcome['standings'];
}

/** All a table is, except the choices made at it. Plain JSON; secrets are hashed, apart from the seed. */
export interface StoredTable {
  readonly id: string;
  /** Raised by every change, so that two processes cannot overwrite each other's. */
  readonly revision: number;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly status: TableStatus;
  readonly game: string;
  /** The version of the rules it was begun with. */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  readonly hostHash: string;
  /** The account of its creator, if they have one: its other devices arrange the table, too. */
  readonly hostAccount?: string;
  readonly settings: TableSettings;
  readonly seats: readonly StoredSeat[];
  /** Where its latest part begins, and how many choices before that were given up. */
  readonly continued?: { readonly version: number; readonly givenUp: number };
  /** How the game ended, and when. */
  readonly result?: GameResult;
  /** The table at which the same people play again. */
  readonly rematch?: string;
}
