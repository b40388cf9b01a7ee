import { PROTOCOL, ProtocolError } from '@sietch/protocol';
import type { LiveTables } from '../live/tables.js';
import type { LoopDelay } from '../loop-delay.js';
import type { Storage } from '../storage/storage.js';

interface Report {
  readonly status: 'ok';
  readonly protocol: number;
  readonly uptime: number;
  readonly tables: number;
  /** Milliseconds for which changes have been waiting for somebody else who writes. */
  readonly storageLag: number;
  /** Milliseconds by which the event loop was late at most, in the last minute or two. */
  readonly loopLag: number;
}

/** However often it is asked, the storage is tried only so often. */
const FRESH = 1_000;
/** Whoever waits longer than this for the disk is not well. */
const MOST_LAG = 3_000;

/** Says whether the server could serve a choice now: that takes a storage that can be written. */
export class Health {
  private readonly storage: Storage;
  private readonly tables: LiveTables;
  private readonly onTrouble: (what: string, error: unknown) => void;
  /** The server is about to close: whoever sends people here should send them elsewhere. */
  private readonly isClosing: () => boolean;
  private readonly delay: LoopDelay;
  private tried: { readonly at: number; readonly writable: Promise<boolean> } | undefined;

  constructor(
    storage: Storage,
    tables: LiveTables,
    onTrouble: (what: string, error: unknown) => void,
    isClosing: () => boolean,
    delay: LoopDelay,
  ) {
    this.storage = storage;
    this.tables = tables;
    this.onTrouble = onTrouble;
    this.isClosing = isClosing;
    this.delay = delay;
  }

  async report(): Promise<Report> {
    if (this.isClosing()) throw new ProtocolError('closing', 'The server is closing. Come back in a moment.');
    const lag = Math.round(this.storage.lag);
    if (lag > MOST_LAG || !(await this.isWritable()))
      throw new ProtocolError('storage-failed', 'The storage cannot be written.');
    return {
      status: 'ok',
      protocol: PROTOCOL,
      uptime: Math.round(process.uptime()),
      tables: this.tables.size,
      storageLag: lag,
      loopLag: Math.round(this.delay.percentile(100) * 1000),
    };
  }

  private isWritable(): Promise<boolean> {
    // By a clock that nobody sets.
    const now = performance.now();
    if (this.tried === undefined || now - this.tried.at >= FRESH) {
      const writable = this.storage.probe().then(
        () => true,
        (error: unknown) => {
          this.onTrouble('probe', error);
          return false;
        },
      );
      this.tried = { at: now, writable };
    }
    return this.tried.writable;
  }
}
