import type { Seat } from '@sietch/kernel';

/** One accepted choice, or the undoing of one. `sequence` counts from 1 within a game. */
export interface Entry {
  readonly sequence: number;
  readonly seat: Seat;
  /** The chosen key; absent when the latest choice was undone. */
  readonly key?: string;
  /** Milliseconds since 1970; clocks are computed from these. */
  readonly at: number;
}

export type Appended = 'appended' | 'conflict';

/** Where the entries of one game are kept. What it says is appended is not lost again. */
export interface Journal {
  /** Of two entries with one sequence, one is a conflict: whoever wrote it knew less than the journal. */
  append(entry: Entry): Promise<Appended>;
  /** Entries after a sequence, in order. */
  read(after: number): Promise<readonly Entry[]>;
}

/** For a game nobody wants to find again: one that is only watched, or played in a test. */
export class MemoryJournal implements Journal {
  private readonly entries: Entry[] = [];

  async append(entry: Entry): Promise<Appended> {
    if (this.entries.some(({ sequence }) => sequence === entry.sequence)) return 'conflict';
    this.entries.push(entry);
    return 'appended';
  }

  async read(after: number): Promise<readonly Entry[]> {
    return this.entries.filter(({ sequence }) => sequence > after);
  }
}
