import type { Refusal, Seat } from '@sietch/kernel';
import type { SeatLabel, SeenEvent, TableView } from '../link/table-link';
import type { GameStats } from './stats';

/** Who plays a seat of a local game: somebody at this screen, or a bot by its id. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name?: string }
  | {
      readonly kind: 'bot';
      readonly bot: string;
      /** Keys it takes when they are offered, by round and in order of preference: for prepared games. */
      readonly wishes?: readonly (readonly string[])[];
    };

/** A local game as it is kept in the browser: the record so far, and who sits where. */
export interface Save {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  readonly keys: readonly string[];
  readonly seats: readonly SeatPlan[];
}

/** What the home screen may know of a saved game. */
export interface SaveInfo {
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly people: number;
  readonly round: number;
  readonly savedAt: number;
  readonly over: boolean;
}

/** From the page to the worker. */
export type ToWorker =
  | { readonly type: 'open'; readonly id: string; readonly pace: number }
  | { readonly type: 'choose'; readonly key: string }
  | { readonly type: 'undo' }
  | { readonly type: 'look'; readonly seat: Seat }
  | { readonly type: 'close' }
  | { readonly type: 'replay'; readonly record: string }
  | { readonly type: 'at'; readonly step: number; readonly seat: Seat | undefined };

/** A table as one seat may see it. `log` replaces everything from `logFrom` on. */
export interface Shown {
  readonly game: string;
  readonly seats: readonly SeatLabel[];
  readonly shared: boolean;
  readonly seat: Seat | undefined;
  readonly view: TableView;
  readonly refusals: readonly Refusal[];
  readonly canUndo: boolean;
  readonly curtain: Seat | undefined;
  readonly logFrom: number;
  readonly log: readonly SeenEvent[];
  readonly record: string | undefined;
}

/** From the worker to the page. */
export type FromWorker =
  | { readonly type: 'shown'; readonly shown: Shown }
  | { readonly type: 'problem'; readonly code: string }
  | {
      readonly type: 'replay';
      readonly total: number;
      readonly rounds: readonly number[];
      readonly stats: GameStats;
    };
