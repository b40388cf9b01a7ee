import type { Seat } from '@sietch/kernel';
import type { Rate } from '../limits.js';

/** How many connections a table has, by seat; those of spectators are under `undefined`. */
export type Present = ReadonlyMap<Seat | undefined, number>;

/** Who is at a table through other processes, and since when seats are empty that were taken there. */
export interface Elsewhere {
  readonly present: Present;
  readonly left: ReadonlyMap<Seat, number>;
}

export const NOBODY_ELSEWHERE: Elsewhere = { present: new Map(), left: new Map() };

/**
 * What several processes need that serve the same tables. All of it is about who does something and who knows of it; what
 * may be done at all is settled by the storage: of two entries with one sequence one is a conflict, whoever had a lease.
 */
export interface Cluster {
  /** From now on this process counts. It hears of tables whose process is gone, and which are now its own to go on with. */
  join(onAdopted: (table: string) => void, onTrouble: (what: string, error: unknown) => void): Promise<void>;
  /** Hands over what this process has to others, and says goodbye. */
  leave(): Promise<void>;

  /** Milliseconds since 1970 by the clock of the database: the same for all, whatever clocks of machines do. */
  now(): number;

  /** May this process do for a table what one of them does: ask its bots, end a question whose time is over? */
  lease(table: string): Promise<boolean>;
  release(table: string): Promise<void>;

  /** Tells the others who is at a table through this process. */
  attend(table: string, present: Present): void;
  elsewhere(table: string): Promise<Elsewhere>;
  /** Does another process that lives have somebody at a table, or run its bots? */
  inUse(table: string): Promise<boolean>;

  /** Takes one of what somebody may have of a kind, from all processes together. */
  take(kind: string, who: string, rate: Rate): Promise<boolean>;

  /** A browser has been signed out: its connections to all processes end. */
  endSession(hash: string): void;
}
