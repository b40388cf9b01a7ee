import type { NewPart } from '@sietch/desk';
import { ProtocolError } from '@sietch/protocol';
import type { Storage } from '../storage/storage.js';
import type { Sheet } from './sheet.js';

/** The parts of a game: where other rules took it over, or where it had to go back a little. */
export class Parts {
  private readonly sheet: Sheet;
  private readonly storage: Storage;
  private readonly dismissAll: (error: ProtocolError) => void;
  /** A part that has just begun. */
  private latest: NewPart | undefined;

  constructor(sheet: Sheet, storage: Storage, dismissAll: (error: ProtocolError) => void) {
    this.sheet = sheet;
    this.storage = storage;
    this.dismissAll = dismissAll;
  }

  /** While another process plays the game by the rules it has, nobody gives it others. */
  async mayBegin({ why }: NewPart): Promise<void> {
    if (why === 'diverged' || (await this.storage.cluster?.inUse(this.sheet.now.id)) !== true) return;
    const later = new ProtocolError('closing', 'The server is being renewed. Come back in a moment.');
    this.dismissAll(later);
    throw later;
  }

  begun(part: NewPart): void {
    this.latest = part;
  }

  /** People are told where the latest part of their game begins, also those who come later. */
  async note(): Promise<void> {
    const { latest } = this;
    this.latest = undefined;
    if (latest === undefined) return;
    const continued = { version: latest.snapshot.sequence, givenUp: latest.givenUp };
    await this.sheet.change((table) => ({ ...table, continued }));
  }
}
