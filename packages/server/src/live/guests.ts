import type { Audience, Watcher } from '@sietch/desk';
import type { Seat } from '@sietch/kernel';
import { ProtocolError, type TableInfo } from '@sietch/protocol';
import { type Elsewhere, NOBODY_ELSEWHERE, type Present } from '../cluster/cluster.js';
import { holdsSeat, type Pass } from '../tables/seat.js';
import type { StoredTable } from '../tables/table.js';
import { tableInfo } from './info.js';
import { Presence } from './presence.js';
import type { Sheet } from './sheet.js';

/** A device at a table. */
export interface Guest extends Watcher {
  /** By what it holds its seat, to notice when that no longer counts. */
  readonly pass: Pass;
  /** Whence it comes. */
  readonly address: string;
}

export interface GuestsAround {
  readonly now: () => number;
  /** So many milliseconds a person may be away before the others may let a bot play. */
  readonly absentAfter: number;
  /** Since when this process serves: nobody is blamed for the time before. */
  readonly openSince: number;
  /** Tells other processes who is here. */
  attend(present: Present): void;
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
  private elsewhere: Elsewhere = NOBODY_ELSEWHERE;
  /** Everybody is about to be told who is there. */
  private telling = false;
  /** What the table was when a guest was last seen to hold its seat: tokens are hashed only when something has changed. */
  private readonly checked = new WeakMap<Guest, StoredTable>();

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

  check(guest: Guest): void {
    const { now } = this.sheet;
    if (this.checked.get(guest) === now) return;
    this.mustBelong(guest, now);
    this.checked.set(guest, now);
  }

  private mustBelong({ seat, pass }: Guest, table: StoredTable): void {
    if (seat === undefined) {
      if (!table.settings.spectators)
        throw new ProtocolError('spectators-closed', 'This table is not open to spectators.');
    } else if (!holdsSeat(table, seat, pass)) {
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

  /** Somebody has come. */
  came(): void {
    this.around.attend(this.present());
  }

  part(guest: Guest): void {
    if (!this.audience.delete(guest)) return;
    this.around.attend(this.present());
    this.tellSoon();
    if (guest.seat === undefined || this.audience.includes(guest.seat)) return;
    this.presence.went(guest.seat, this.around.now());
    this.tellOfAbsence();
  }

  /** They may be voted about then, so that everybody is told. Clocks of several processes differ: who is still waited for is told of again. */
  private tellOfAbsence(after = this.around.absentAfter): void {
    if (this.sheet.now.status !== 'playing') return;
    const tell = () => {
      this.tellSoon();
      const waits = this.sheet.now.seats.flatMap((_, seat) => this.graceOf(seat) ?? []);
      if (waits.length > 0) this.tellOfAbsence(Math.ceil(Math.min(...waits)));
    };
    setTimeout(tell, after).unref();
  }

  /** Who is at the table through other processes; those here are told if it has changed. */
  follow(elsewhere: Elsewhere): void {
    const before = this.elsewhere;
    this.elsewhere = elsewhere;
    if (sameEntries(before.present, elsewhere.present)) return;
    this.tellTable();
    this.tellOfAbsence();
  }

  /** How many connections a seat has through other processes, or the spectators. */
  countElsewhere(seat: Seat | undefined): number {
    return this.elsewhere.present.get(seat) ?? 0;
  }

  /** Is somebody at the seat, through whatever process? */
  isHere(seat: Seat): boolean {
    return this.audience.includes(seat) || this.elsewhere.present.has(seat);
  }

  /** Is anybody at the table through another process? */
  get anybodyElsewhere(): boolean {
    return this.elsewhere.present.size > 0;
  }

  private present(): Present {
    const counts = new Map<Seat | undefined, number>();
    for (const { seat } of this.audience) counts.set(seat, (counts.get(seat) ?? 0) + 1);
    return counts;
  }

  private emptyFor(seat: Seat): number {
    const left = this.elsewhere.left.get(seat);
    const since = left === undefined ? undefined : Math.max(left, this.around.openSince);
    return this.presence.emptyFor(seat, this.around.now(), since);
  }

  /** Missing for so long that the others need not wait. Who has days for a turn need not sit there all the time. */
  isAway(seat: Seat): boolean {
    const { status, settings } = this.sheet.now;
    if (status !== 'playing' || settings.clock.kind === 'days' || this.isHere(seat)) return false;
    return this.emptyFor(seat) >= this.around.absentAfter;
  }

  /** How long somebody who has just gone is still waited for; nothing for those who are there, or are waited for anyway. */
  graceOf(seat: Seat): number | undefined {
    const { status, settings } = this.sheet.now;
    if (status !== 'playing' || settings.clock.kind === 'days' || this.isHere(seat)) return undefined;
    const left = this.around.absentAfter - this.emptyFor(seat);
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
    const here = [...this.audience].map(({ seat }) => seat);
    const elsewhere = [...this.elsewhere.present].flatMap(([seat, count]) =>
      Array<typeof seat>(count).fill(seat),
    );
    return tableInfo(this.sheet.now, [...here, ...elsewhere], missing, this.around.now());
  }
}

function sameEntries(some: Present, others: Present): boolean {
  return some.size === others.size && [...some].every(([seat, count]) => others.get(seat) === count);
}
