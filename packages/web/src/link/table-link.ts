import type { CharacterId } from '@sietch/bots';
import type { GameEvent, Refusal, Seat } from '@sietch/kernel';
import type { TableView } from '@sietch/protocol';
import type { SeedCheck } from './seed-check';

export type { TableView };

/** An event as the looking seat may know it, and the version of the table it led to. */
export interface SeenEvent {
  readonly step: number;
  readonly event: GameEvent;
}

/** Who sits where, as far as a screen must know. */
export interface SeatLabel {
  readonly kind: 'person' | 'bot' | 'open';
  /** Absent: the screen names the seat itself, in the language of its reader. */
  readonly name?: string;
  readonly connected?: boolean;
  /** Which bot plays here, and who it is. */
  readonly bot?: string;
  readonly character?: CharacterId;
}

export type LinkStatus = 'opening' | 'waiting' | 'live' | 'lost' | 'failed';

/** Everything a table's screen draws. It is replaced as a whole and never changed in place. */
export interface TableState {
  readonly status: LinkStatus;
  readonly game: string;
  readonly seats: readonly SeatLabel[];
  /** Several people take turns at this screen: while nobody looks, they are no spectators. */
  readonly shared: boolean;
  /** Whose eyes the view has; `undefined` for a spectator. */
  readonly seat: Seat | undefined;
  /** Counts what happened at the table, undos included. */
  readonly version: number;
  readonly view: TableView | undefined;
  readonly log: readonly SeenEvent[];
  readonly refusals: readonly Refusal[];
  readonly canUndo: boolean;
  /** The latest choice of whoever looks cannot be taken back, although they are still asked: it showed something new. */
  readonly revealed: boolean;
  /** Hot-seat: this person must take the screen before anything more is shown. */
  readonly curtain: Seat | undefined;
  /** Something was chosen and its outcome has not come back yet. */
  readonly busy: boolean;
  /** Why the latest wish was not granted, or why there is nothing to see. */
  readonly problem: string | undefined;
  /** The record of a finished game. */
  readonly record: string | undefined;
  /** Of a finished game: were the shuffles those the table committed itself to at the start? */
  readonly seedCheck: SeedCheck | undefined;
}

/** A table, wherever it runs: in a worker of this page or on a server. Screens know nothing else. */
export interface TableLink {
  getState(): TableState;
  subscribe(listener: () => void): () => void;
  choose(key: string): void;
  undo(): void;
  /** The latest move of a bot has been seen; where bots wait for nobody this does nothing. */
  goOn(): void;
  /** Lifts the curtain for the person who was called. */
  look(seat: Seat): void;
  /** The problem has been read. */
  heard(): void;
  close(): void;
}

export const NO_TABLE: TableState = {
  status: 'opening',
  game: '',
  seats: [],
  shared: false,
  seat: undefined,
  version: 0,
  view: undefined,
  log: [],
  refusals: [],
  canUndo: false,
  revealed: false,
  curtain: undefined,
  busy: false,
  problem: undefined,
  record: undefined,
  seedCheck: undefined,
};

/** The part links share: a state that listeners hear of. */
export class Announcer {
  private state: TableState = NO_TABLE;
  private readonly listeners = new Set<() => void>();

  getState = (): TableState => this.state;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What is as it was is not announced: drawing a whole table for nothing would be felt. */
  protected announce(change: Partial<TableState>): void {
    const fields = Object.keys(change) as readonly (keyof TableState)[];
    if (fields.every((field) => this.state[field] === change[field])) return;
    this.state = { ...this.state, ...change };
    this.call();
  }

  protected call(): void {
    for (const listener of this.listeners) listener();
  }
}
