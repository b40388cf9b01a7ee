import type { LiveTables } from '../live/tables.js';
import type { Storage } from '../storage/storage.js';

export interface RetentionSettings {
  /** Finished games are kept for so many milliseconds after their last choice, unless an account has a seat there. */
  readonly finished?: number;
  /** All other tables for so long after the last choice, or after they were made. */
  readonly abandoned?: number;
}

export interface RetentionAround {
  readonly storage: Storage;
  readonly tables: Pick<LiveTables, 'isWatched' | 'hint'>;
  readonly now: () => number;
  readonly onTrouble: (what: string, error: unknown) => void;
  readonly onRemoved: (count: number) => void;
}

const EVERY = 60 * 60 * 1000;
const AT_ONCE = 100;

/** Removes tables nobody needs any more. Several processes may do it at once: a table is gone for all of them. */
export class Retention {
  private readonly settings: RetentionSettings;
  private readonly around: RetentionAround;
  private readonly timer: NodeJS.Timeout | undefined;
  private busy: Promise<void> | undefined;
  private closing = false;

  constructor(settings: RetentionSettings, around: RetentionAround) {
    this.settings = settings;
    this.around = around;
    if (settings.finished === undefined && settings.abandoned === undefined) return;
    this.timer = setInterval(() => this.begin(), EVERY).unref();
    this.begin();
  }

  private begin(): void {
    this.busy ??= this.sweep()
      .catch((error: unknown) => this.around.onTrouble('retention', error))
      .finally(() => {
        this.busy = undefined;
      });
  }

  /** Resolves with how many were removed. */
  async sweep(): Promise<void> {
    const { storage, tables, now, onRemoved } = this.around;
    const before = (kept: number | undefined) => (kept === undefined ? 0 : now() - kept);
    const spared = new Set<string>();
    for (;;) {
      const idle = await storage.operator.idleTables(
        before(this.settings.finished),
        before(this.settings.abandoned),
        AT_ONCE + spared.size,
      );
      const wanted = idle.filter((id) => !spared.has(id));
      if (wanted.length === 0) return;
      for (const id of wanted) {
        if (this.closing) return;
        // Whoever is looking at it may go on looking, through whatever process.
        if (tables.isWatched(id) || (await storage.cluster?.inUse(id)) === true) spared.add(id);
        else if (await storage.removeTable(id)) {
          tables.hint(id, 'game');
          onRemoved(1);
        }
      }
    }
  }

  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.timer);
    await this.busy;
  }
}
