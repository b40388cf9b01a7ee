import type { Seat } from '@sietch/kernel';
import type { Storage } from '../storage/storage.js';
import type { Sheet } from './sheet.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
/** Whoever has days is reminded when a quarter of them is left, and half a day before the end at the latest. */
const REMINDER = { share: 1 / 4, most: 12 * HOUR };

/** Notices whose turn it is to come: people hear once when their turn begins, and once before their time is up. */
export class Turns {
  private readonly sheet: Sheet;
  private readonly around: {
    readonly storage: Storage;
    readonly now: () => number;
    readonly delay: number | undefined;
  };
  private asked: readonly Seat[] = [];

  constructor(sheet: Sheet, around: Turns['around']) {
    this.sheet = sheet;
    this.around = around;
  }

  /** The game has been read: what these were to hear waits already. */
  begin(asked: readonly Seat[]): void {
    this.asked = asked;
  }

  /** Others are asked now, or the same. */
  async pass(asked: readonly Seat[]): Promise<void> {
    const before = this.asked;
    this.asked = asked;
    for (const seat of before) if (!asked.includes(seat)) await this.over(seat);
    for (const seat of asked) if (!before.includes(seat)) await this.begun(seat);
  }

  private async over(seat: Seat): Promise<void> {
    if (this.wants(seat)) await this.around.storage.dropNotices(this.sheet.now.id, seat);
  }

  private wants(seat: Seat): boolean {
    return this.around.delay !== undefined && this.sheet.now.seats[seat]?.notices !== undefined;
  }

  private async begun(seat: Seat): Promise<void> {
    const { storage, now, delay = 0 } = this.around;
    const { id: table, settings } = this.sheet.now;
    if (!this.wants(seat)) return;
    await storage.putNotice({ table, seat, kind: 'turn', due: now() + delay });
    if (settings.clock.kind !== 'days') return;
    const time = settings.clock.days * DAY;
    const due = now() + time - Math.min(REMINDER.most, time * REMINDER.share);
    await storage.putNotice({ table, seat, kind: 'reminder', due });
  }
}
