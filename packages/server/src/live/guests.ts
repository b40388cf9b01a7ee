import type { Audience, Watcher } from '@sietch/desk';
import type { Seat } from '@sietch/kernel';
import { ProtocolError, type TableInfo } from '@sietch/protocol';
import { holdsSeat, type Pass } from '../tables/seat.js';
import { tableInfo } from './info.js';
import { Presence } from './presence.js';
import type { Sheet } from './sheet.js';

/** A device at a table. */
export interface Guest extends Watcher {
  /** By what it holds its seat, to notice when that no longer counts. */
  readonly pass: Pass;
}

export interface GuestsAround {
  readonly now: () => number;
  /** So many milliseconds a person may be away before the others may let a bot play. */
  readonly absentAfter: number;
  /** Does something in the table's turn. */
  run(work: () => void): Promise<void>;
  readonly onTrouble: (what: string, error: unknown) => void;
}

/** Those at a table: whether they may be there, who is missing, and what everybody may know of it. */
export class Guests {
  private readonly audience: Audience<Guest>;
  private readonly sheet: Sheet;
  private readonly around: GuestsAround;
  private readonly presence: Presence;
  /** Everybody is about to be told who is there. */
  private telling = false;

  constructor(audience: Audience<Guest>, sheet: Sheet, around: GuestsAround) {
    this.audience = audience;
    this.sheet = sheet;
    this.around = around;
    this.presence = new Presence(around.now());
  }

  /** The seat somebody acts for: they must hold it now, whatever held when they came. */
  seatOf(guest: Guest): Seat {
    if (guest.seat === undefined) throw new ProtocolError('not-yours', 'Spectators only watch.');
    this.check(guest);
    return guest.seat;
  }

  check({ seat, pass }: Guest): void {
    if (seat === undefined) {
      if (!this.sheet.now.settings.spectators)
        throw new ProtocolError('spectators-closed', 'This table is not open to spectators.');
    } else if (!holdsSeat(this.sheet.now, seat, pass)) {
      throw new ProtocolError('seat-moved', 'This device does not hold the seat (any more).');
    }
  }

  dismissUnseated(): void {
    for (const guest of [...this.audience]) {
      try {
        this.check(guest);
      } catch (error) {
        this.audience.delete(guest);
        if (error instanceof ProtocolError) guest.dismiss(error);
      }
    }
  }

  part(guest: Guest): void {
    if (!this.audience.delete(guest)) return;
    this.tellSoon();
    if (guest.seat === undefined || this.audience.includes(guest.seat)) return;
    this.presence.went(guest.seat, this.around.now());
    // They may be voted about then, so that everybody is told.
    if (this.sheet.now.status === 'playing')
      setTimeout(() => this.tellSoon(), this.around.absentAfter).unref();
  }

  /** Missing for so long that the others need not wait. Who has days for a turn need not sit there all the time. */
  isAway(seat: Seat): boolean {
    const { status, settings } = this.sheet.now;
    if (status !== 'playing' || settings.clock.kind === 'days' || this.audience.includes(seat)) return false;
    return this.presence.emptyFor(seat, this.around.now()) >= this.around.absentAfter;
  }

  /** How long somebody who has just gone is still waited for; nothing for those who are there, or are waited for anyway. */
  graceOf(seat: Seat): number | undefined {
    const { status, settings } = this.sheet.now;
    if (status !== 'playing' || settings.clock.kind === 'days' || this.audience.includes(seat))
      return undefined;
    const left = this.around.absentAfter - this.presence.emptyFor(seat, this.around.now());
    return left > 0 ? left : undefined;
  }

  /** However many go at once, those who stay are told once. */
  private tellSoon(): void {
    if (this.telling) return;
    this.telling = true;
    setImmediate(() => {
      this.telling = false;
      this.around.run(() => this.tellTable()).catch((error: unknown) => this.around.onTrouble('part', error));
    });
  }

  tellTable(except?: Guest): void {
    this.audience.tell({ type: 'table', table: this.info() }, (guest) => guest !== except);
  }

  /** Of the game it tells what is stored of it: the last choice may still be on its way to the disk. */
  info(): TableInfo {
    const missing = {
      isAway: (seat: Seat) => this.isAway(seat),
      graceOf: (seat: Seat) => this.graceOf(seat),
    };
    return tableInfo(this.sheet.now, this.audience, missing, this.around.now());
  }
}
