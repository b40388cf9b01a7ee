import type { StoredSeat } from './seat.js';

/** `open` while seats are being filled. */
export const TABLE_STATUSES = ['open', 'playing', 'finished'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** How long a seat may think: as long as it likes, a bank with an increment per choice, or days per turn. */
export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'real-time'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export interface TableSettings {
  readonly spectators: boolean;
  readonly chat: boolean;
  /** Shown in the list of tables. */
  readonly listed: boolean;
  readonly clock: ClockSetting;
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
  /** The version of the rules it was begun with: other rules could not replay it. */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  readonly hostHash: string;
  readonly settings: TableSettings;
  readonly seats: readonly StoredSeat[];
  /** The table at which the same people play again. */
  readonly rematch?: string;
}
