import type { Seat } from '@sietch/kernel';

/** Since when seats have been empty. Nobody is blamed for the time in which this server was not there. */
export class Presence {
  private readonly since: number;
  private readonly left = new Map<Seat, number>();

  constructor(since: number) {
    this.since = since;
  }

  went(seat: Seat, now: number): void {
    this.left.set(seat, now);
  }

  /** How long a seat at which nobody is has been empty. */
  emptyFor(seat: Seat, now: number): number {
    return now - (this.left.get(seat) ?? this.since);
  }
}
