import type { GameEntry } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
import type { Change } from '../protocol.js';
import type { Storage } from '../storage/storage.js';
import type { StoredTable } from '../tables/table.js';
import { PlayedGame } from './played.js';

const PORTION = 200;

/** Some of what happened at a table, and whether there is more of it. */
export interface LogPortion {
  readonly changes: Change[];
  readonly more: boolean;
}

/** A game with all its changes. Replaying it is work, and who reads a log reads on, so it is kept for a moment. */
export class LogBook {
  private readonly entry: GameEntry;
  private readonly storage: Storage;
  private kept: { readonly game: PlayedGame; readonly usedAt: number } | undefined;

  constructor(entry: GameEntry, storage: Storage) {
    this.entry = entry;
    this.storage = storage;
  }

  /** What happened from a version on, as a seat may know it, with as many changes as fit in a message. */
  async read(table: StoredTable, seat: Seat | undefined, from: number, now: number): Promise<LogPortion> {
    const whole = await this.whole(table, now);
    const changes = whole.gapFor(seat, from - 1) ?? [];
    return { changes: changes.slice(0, PORTION), more: changes.length > PORTION };
  }

  private async whole(table: StoredTable, now: number): Promise<PlayedGame> {
    const known = this.kept?.game;
    const events = await this.storage.readEvents(table.id, known?.version ?? 0);
    const game = known ?? new PlayedGame(this.entry, table, events, Number.POSITIVE_INFINITY);
    if (known !== undefined) for (const event of events) known.apply(event);
    this.kept = { game, usedAt: now };
    return game;
  }

  /** Lets go of what nobody has read lately. */
  tidy(since: number): void {
    if (this.kept !== undefined && this.kept.usedAt < since) this.kept = undefined;
  }
}
