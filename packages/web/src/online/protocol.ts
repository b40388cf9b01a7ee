import type { GameEvent, Refusal, Seat } from '@sietch/kernel';
import type { TableView } from '../link/table-link';
import type { ViewPatch } from './patch';

/** What passes between this client and a server; docs/protocol.md describes it. Only what screens need is named. */
export const PROTOCOL = 1;

export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'real-time'; readonly minutes: number; readonly increment: number }
  | { readonly kind: 'days'; readonly days: number };

export interface TableSettings {
  readonly spectators: boolean;
  readonly chat: boolean;
  /** Shown to everybody on the home screen. */
  readonly listed: boolean;
  readonly clock: ClockSetting;
}

export interface SeatInfo {
  readonly kind: 'person' | 'open' | 'bot';
  readonly name?: string;
  /** Who plays the seat now, also if a person holds it. */
  readonly bot?: string;
  readonly held: boolean;
  readonly connected: boolean;
  /** Seats that want a bot to play this one. */
  readonly votes: readonly Seat[];
}

export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: 'open' | 'playing' | 'finished';
  readonly createdAt: number;
  readonly settings: TableSettings;
  readonly seats: readonly SeatInfo[];
  readonly spectators: number;
  /** The table at which the same people play again. */
  readonly rematch?: string;
}

export interface ChatLine {
  readonly number: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface SeatTime {
  /** Milliseconds, below zero once the time is up. */
  readonly left: number;
  readonly running: boolean;
}

export interface Change {
  readonly version: number;
  readonly undone?: true;
  readonly events: readonly GameEvent[];
}

interface Standing {
  readonly version: number;
  readonly canUndo: boolean;
  readonly clocks?: readonly SeatTime[];
  readonly refusals?: readonly Refusal[];
}

export interface Position extends Standing {
  readonly view: TableView;
}

/** A position told by what changed in the view. */
export interface Patch extends Standing {
  readonly view: ViewPatch;
}

export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly table: TableInfo;
      readonly chat: readonly ChatLine[];
      readonly position?: Position;
      readonly gap?: readonly Change[];
    }
  | { readonly type: 'table'; readonly table: TableInfo }
  | {
      readonly type: 'update';
      readonly change?: Change;
      readonly position?: Position;
      readonly patch?: Patch;
    }
  | { readonly type: 'log'; readonly changes: readonly Change[]; readonly more: boolean }
  | { readonly type: 'chat'; readonly line: ChatLine }
  | { readonly type: 'done'; readonly id?: string }
  | { readonly type: 'error'; readonly id?: string; readonly code: string; readonly position?: Position };
