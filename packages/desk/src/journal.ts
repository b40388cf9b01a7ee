import type { GameEvent, Seat, State } from '@sietch/kernel';

/** One accepted choice, or the undoing of one. `sequence` counts from 1 within a game. */
export interface Entry {
  readonly sequence: number;
  readonly seat: Seat;
  /** The chosen key; absent when the latest choice was undone. */
  readonly key?: string;
  /** Milliseconds since 1970; clocks are computed from these. */
  readonly at: number;
  /** What came of it, kept so that later rules need not find it out again. Entries of old journals have none. */
  readonly outcome?: EntryOutcome;
}

export interface EntryOutcome {
  readonly events: readonly GameEvent[];
  /** Of the state with its events: the same rules must come to the same. */
  readonly mark: string;
}

/** The events that were written last: a desk remembers them as text, and whoever stores them wants the same one. */
let written: { readonly events: readonly GameEvent[]; readonly text: string } = { events: [], text: '[]' };

/** Events as JSON. They must not be changed any more. */
export function textOfEvents(events: readonly GameEvent[]): string {
  if (written.events !== events) written = { events, text: JSON.stringify(events) };
  return written.text;
}

/** A state nobody can take back, and all that is needed to go on from it. */
export interface Snapshot {
  /** The version whose state it is: entries after this one follow it. */
  readonly sequence: number;
  /** The version of the rules that made it. */
  readonly rules: string;
  readonly state: State;
  /** Of the state: a snapshot that was damaged is not used. */
  readonly mark: string;
  /** What else its keeper remembers of that moment. */
  readonly aside?: unknown;
  /** How many choices each seat had taken back. */
  readonly undone?: readonly number[];
  /** With the first: what happened when the game was set up. */
  readonly setup?: readonly GameEvent[];
  /** A new part of the game begins here. It has the state of this version; entries since then were given up. */
  readonly continues?: number;
}

export type Appended = 'appended' | 'conflict';

/** Where the entries of one game are kept. What it says is appended is not lost again. */
export interface Journal {
  /** Of two entries with one sequence, one is a conflict: whoever wrote it knew less than the journal. */
  append(entry: Entry): Promise<Appended>;
  /** Entries after a sequence, in order. */
  read(after: number): Promise<readonly Entry[]>;
  /** Keeps a snapshot beside those of other sequences and rules. */
  keep(snapshot: Snapshot): Promise<void>;
  /** Of the snapshots with the highest sequence up to this one, that which was kept last. */
  latest(upTo: number): Promise<Snapshot | undefined>;
}

/** For a game nobody wants to find again: one that is only watched, or played in a test. */
export class MemoryJournal implements Journal {
  private readonly entries: Entry[] = [];
  private readonly snapshots: Snapshot[] = [];

  async append(entry: Entry): Promise<Appended> {
    if (this.entries.some(({ sequence }) => sequence === entry.sequence)) return 'conflict';
    this.entries.push(structuredClone(entry));
    this.entries.sort((a, b) => a.sequence - b.sequence);
    return 'appended';
  }

  async read(after: number): Promise<readonly Entry[]> {
    return this.entries.filter(({ sequence }) => sequence > after);
  }

  async keep(snapshot: Snapshot): Promise<void> {
    this.snapshots.push(structuredClone(snapshot));
  }

  async latest(upTo: number): Promise<Snapshot | undefined> {
    return this.snapshots
      .filter(({ sequence }) => sequence <= upTo)
      .reduce<Snapshot | undefined>(
        (best, each) => (each.sequence >= (best?.sequence ?? 0) ? each : best),
        undefined,
      );
  }
}
