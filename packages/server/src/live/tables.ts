import type { GameEntry } from '@sietch/games';
import { ProtocolError, type TableInfo } from '@sietch/protocol';
import type { StoredTable } from '../tables/table.js';
import type { Subject } from './following.js';
import { NOBODY_MISSING, tableInfo } from './info.js';
import type { TableSurroundings } from './surroundings.js';
import { LiveTable } from './table.js';

export interface LiveTablesSettings extends Omit<TableSurroundings, 'onGone' | 'onArchive'> {
  readonly gameById: (id: string) => GameEntry;
  /** Tables nobody has used for so many milliseconds leave memory. */
  readonly idleAfter: number;
  /** With more tables than this in memory, idle ones leave at once. */
  readonly mostLoaded: number;
}

const LOG_KEPT = 15_000;
/** So many whole games are remembered at most, for those who read on. */
const MOST_ARCHIVES = 20;
/** Hints may get lost: tables somebody is at are looked after so often without one. */
const LOOK_EVERY = 2_000;

/** The tables in memory. A table is loaded when somebody wants it and forgotten when nobody has for a while. */
export class LiveTables {
  private readonly settings: LiveTablesSettings;
  private readonly tables = new Map<string, Promise<LiveTable>>();
  private readonly loaded = new Map<string, LiveTable>();
  /** Tables whose whole game was read, in the order in which that was used. */
  private readonly archives = new Set<string>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly lookout: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(settings: LiveTablesSettings) {
    this.settings = settings;
    const pause = Math.max(10, Math.min(30_000, settings.idleAfter / 2));
    this.sweeper = setInterval(() => this.sweep(), pause);
    this.sweeper.unref();
    if (settings.storage.cluster !== undefined)
      this.lookout = setInterval(
        () => this.hintAll('people', (table) => !table.connections.none),
        LOOK_EVERY,
      ).unref();
  }

  /** Is somebody at a table through this process? */
  isWatched(id: string): boolean {
    return this.loaded.get(id)?.connections.none === false;
  }

  /** Something may be new at a table, if it is in memory. */
  hint(id: string, subject: Subject): void {
    this.loaded.get(id)?.hint(subject);
  }

  /** Something may be new at any table. */
  hintAll(subject: Subject, which: (table: LiveTable) => boolean = () => true): void {
    for (const table of this.loaded.values()) if (which(table)) table.hint(subject);
  }

  /** The process that looked after a table is gone: it goes on here. */
  async adopt(id: string): Promise<void> {
    const known = this.loaded.get(id);
    if (known === undefined) await this.get(id);
    else known.hint('anything');
  }

  get size(): number {
    return this.loaded.size;
  }

  /** Tables whose bots cannot go on. */
  get stuck(): number {
    return [...this.loaded.values()].filter((table) => table.stuck).length;
  }

  async get(id: string): Promise<LiveTable> {
    if (this.closing) throw new ProtocolError('closing', 'The server is closing. Come back in a moment.');
    const known = this.loaded.get(id);
    if (known !== undefined) {
      known.usedAt = this.settings.now();
      // The map is in the order of use.
      this.loaded.delete(id);
      this.loaded.set(id, known);
      // Others may have changed it a moment ago.
      if (this.settings.storage.cluster !== undefined) await known.fresh();
      return known;
    }
    const loading = this.tables.get(id) ?? this.load(id);
    return loading;
  }

  /** What everybody may know of a stored table, without loading it; who is there is known only of loaded ones. */
  describe(stored: StoredTable): TableInfo {
    return this.loaded.get(stored.id)?.info() ?? tableInfo(stored, [], NOBODY_MISSING, this.settings.now());
  }

  /** Several who want the same table wait for one loading. */
  private load(id: string): Promise<LiveTable> {
    const loading = this.read(id).finally(() => this.tables.delete(id));
    this.tables.set(id, loading);
    return loading;
  }

  private async read(id: string): Promise<LiveTable> {
    const { storage, gameById } = this.settings;
    const stored = await storage.readTable(id);
    if (stored === undefined) throw new ProtocolError('unknown-table', 'There is no such table.');
    const onGone = (gone: string) => this.loaded.delete(gone);
    const onArchive = (read: string) => this.archived(read);
    const around = { ...this.settings, onGone, onArchive };
    const table = await LiveTable.load(gameById(stored.game), stored, around);
    this.loaded.set(id, table);
    if (this.loaded.size > this.settings.mostLoaded) this.makeRoom();
    return table;
  }

  /** The game that nobody has read for longest is forgotten first. */
  private archived(id: string): void {
    this.archives.delete(id);
    this.archives.add(id);
    if (this.archives.size <= MOST_ARCHIVES) return;
    const [oldest = ''] = this.archives;
    this.archives.delete(oldest);
    this.loaded.get(oldest)?.tidy(Number.POSITIVE_INFINITY);
  }

  /** The table that has been idle longest leaves early. */
  private makeRoom(): void {
    for (const [id, table] of this.loaded) {
      if (!table.idle) continue;
      this.letGo(id, table).catch((error: unknown) => this.settings.onTrouble('leaving', error));
      return;
    }
  }

  /** Leaves memory once what it knows is kept, unless somebody has come back meanwhile. */
  private async letGo(id: string, table: LiveTable): Promise<void> {
    await table.leave();
    // Whoever has just asked for it is about to enter: at a table nobody else finds they would be alone.
    await new Promise((resolve) => setImmediate(resolve));
    if (!table.idle || this.loaded.get(id) !== table) return;
    this.loaded.delete(id);
    await this.settings.storage.cluster?.release(id);
  }

  private sweep(): void {
    for (const table of this.loaded.values()) table.tidy(this.settings.now() - LOG_KEPT);
    const since = this.settings.now() - this.settings.idleAfter;
    for (const [id, table] of this.loaded) {
      if (table.idle && table.usedAt < since)
        this.letGo(id, table).catch((error: unknown) => this.settings.onTrouble('leaving', error));
    }
  }

  async settled(): Promise<void> {
    await Promise.all([...this.loaded.values()].map((table) => table.settled()));
  }

  /** Lets everybody finish what was begun, then sends them home. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweeper);
    clearInterval(this.lookout);
    await this.settled();
    const error = new ProtocolError('closing', 'The server is closing. Come back in a moment.');
    for (const table of this.loaded.values()) table.dismissAll(error);
    await Promise.all([...this.loaded.values()].map((table) => table.leave()));
  }
}
