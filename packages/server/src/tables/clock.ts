import type { Seat } from '@sietch/kernel';
import type { ClockSetting, SeatTime } from '@sietch/protocol';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How clocks stand at a moment of the game. */
export interface ClockFace {
  readonly left: readonly number[];
  readonly asked: readonly Seat[];
  /** When the latest event happened (real-time), or when the seats now asked were first asked (days). */
  readonly since: number;
  /** When the latest event happened, whatever the clocks count. */
  readonly latest?: number;
}

/**
 * The clocks of a table's seats. They are computed from the times of the stored events alone, so they survive a restart
 * and are the same on every server.
 */
export class Clocks {
  private readonly setting: ClockSetting;
  private readonly left: number[];
  private asked: readonly Seat[] = [];
  private since: number;
  private pressed: number;
  /** How much of a time a seat was on vacation: it does not count where turns have days. */
  private readonly timeOff: (seat: Seat, from: number, to: number) => number;

  /** Wound up for a new game, or as they stood. */
  constructor(
    setting: ClockSetting,
    seats: number,
    startedAt: number,
    face?: ClockFace,
    timeOff: (seat: Seat, from: number, to: number) => number = () => 0,
  ) {
    this.setting = setting;
    this.timeOff = timeOff;
    this.since = face?.since ?? startedAt;
    this.pressed = face?.latest ?? this.since;
    this.asked = face?.asked ?? [];
    const full =
      setting.kind === 'real-time'
        ? setting.minutes * MINUTE
        : setting.kind === 'days'
          ? setting.days * DAY
          : 0;
    this.left = Array.from({ length: seats }, (_, seat) => face?.left[seat] ?? full);
  }

  get face(): ClockFace {
    return { left: [...this.left], asked: this.asked, since: this.since, latest: this.pressed };
  }

  /**
   * When the latest event happened. Those who have days for a turn need not be there at the same time, so for them no
   * moment counts.
   */
  get latest(): number | undefined {
    return this.setting.kind === 'days' ? undefined : this.pressed;
  }

  /** A choice was made (or undone) at a time; `asks` are the seats asked after it. */
  press(by: Seat | undefined, asks: readonly Seat[], at: number, undone = false): void {
    if (this.setting.kind === 'real-time') {
      for (const seat of this.asked) this.left[seat] = (this.left[seat] ?? 0) - Math.max(0, at - this.since);
      // What a choice has earned goes with it when it is taken back.
      const earned = (undone ? -1 : 1) * this.setting.increment * 1000;
      if (by !== undefined) this.left[by] = (this.left[by] ?? 0) + earned;
      // A clock that was set back charges nobody when it is right again.
      this.since = Math.max(this.since, at);
    } else if (asks.length !== this.asked.length || asks.some((seat) => !this.asked.includes(seat))) {
      // A turn of many choices is one turn: the days count from when this seat's turn began.
      this.since = at;
    }
    this.asked = asks;
    this.pressed = at;
  }

  at(now: number): SeatTime[] | undefined {
    if (this.setting.kind === 'none') return undefined;
    return this.left.map((left, seat) => {
      const running = this.asked.includes(seat);
      const off = this.setting.kind === 'days' ? this.timeOff(seat, this.since, now) : 0;
      return { left: running ? left - Math.max(0, now - this.since - off) : left, running };
    });
  }

  timeUp(seat: Seat, now: number): boolean {
    const time = this.at(now)?.[seat];
    return time?.running === true && time.left < 0;
  }
}
