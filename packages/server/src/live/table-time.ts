import type { DeskSettings } from '@sietch/desk';
import type { Seat } from '@sietch/kernel';
import type { SeatTime } from '@sietch/protocol';
import { type ClockFace, Clocks } from '../tables/clock.js';
import { timeOff } from '../tables/vacation.js';
import type { Sheet } from './sheet.js';

/** The clocks of a table: wound up when its game is read, and pressed by every entry, whoever wrote it. */
export class TableTime {
  private readonly sheet: Sheet;
  private readonly now: () => number;
  private clocks: Clocks | undefined;

  constructor(sheet: Sheet, now: () => number) {
    this.sheet = sheet;
    this.now = now;
  }

  /** For a desk that is about to be made, of a new game or where the clocks stood so. */
  deskSettings(aside: unknown): DeskSettings {
    const { settings, seats, createdAt, startedAt = createdAt } = this.sheet.now;
    const face = aside as ClockFace | undefined;
    const clocks = new Clocks(settings.clock, seats.length, startedAt, face, (seat, from, to) =>
      timeOff(this.sheet.now.seats[seat]?.vacations ?? [], from, to),
    );
    this.clocks = clocks;
    return {
      teamChat: settings.teamChat,
      onEntry: (entry, asked) =>
        clocks.press(
          entry?.seat,
          asked,
          entry?.at ?? startedAt,
          entry !== undefined && entry.key === undefined,
        ),
      aside: () => clocks.face,
    };
  }

  /** When the latest choice was made, where that counts. */
  get latest(): number | undefined {
    return this.clocks?.latest;
  }

  get face(): SeatTime[] | undefined {
    return this.clocks?.at(this.now());
  }

  isUp(seat: Seat): boolean {
    return this.clocks?.timeUp(seat, this.now()) ?? false;
  }
}
