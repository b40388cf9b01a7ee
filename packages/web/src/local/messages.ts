import type { Advice } from '@sietch/bots';
import type { Gap } from '@sietch/kernel';
import type { GameStats } from './account';

/** Who plays a seat of a local game: somebody at this screen, or a bot by its id. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name?: string }
  | {
      readonly kind: 'bot';
      readonly bot: string;
      /** Keys it takes when they are offered, by round and in order of preference: for prepared games. */
      readonly wishes?: readonly (readonly string[])[];
    };

/** A local game as it was begun in this browser, and who sits where. */
export interface Save {
  readonly id: string;
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  /** Choices made before the game was kept entry by entry, as records write them. */
  readonly keys: readonly string[];
  readonly seats: readonly SeatPlan[];
  /** It is over, and only watched. */
  readonly over?: true;
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

/** What the page tells a worker about a table, besides what is said at it. */
export type ToWorker =
  | { readonly type: 'open'; readonly id: string; readonly pace: number }
  | { readonly type: 'replay'; readonly record: string }
  /** How long moves of bots stay from now on. */
  | { readonly type: 'pace'; readonly pace: number }
  /** What would a good player do about the question that is open? */
  | { readonly type: 'advise' }
  /** The latest move has been seen: the next may come. */
  | { readonly type: 'go-on' }
  /** Nobody looks any more: what was chosen is still saved. */
  | { readonly type: 'close' };

/** What the worker tells besides. What is said at the table itself passes as text, in the protocol. */
export type FromWorker =
  | { readonly type: 'opened' }
  | { readonly type: 'problem'; readonly code: string }
  | { readonly type: 'advice'; readonly advice: readonly Advice[] }
  | { readonly type: 'replay'; readonly replay: Replay };

/** What is known of a whole game that can be watched. */
export interface Replay {
  readonly total: number;
  /** Choices, counted from 1, that were made by other rules and cannot be shown by these. */
  readonly gaps: readonly Gap[];
  /** The choices after which rounds began. */
  readonly rounds: readonly number[];
  /** The choices after which turns began. */
  readonly turns: readonly number[];
  /** The choices after which battles began. */
  readonly battles: readonly number[];
  readonly stats: GameStats;
}
