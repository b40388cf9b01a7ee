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

  /** How long a seat at which nobody is has been empty; somebody may have left it elsewhere. */
  emptyFor(seat: Seat, now: number, leftElsewhere?: number): number {
    const here = this.left.get(seat);
    // A clock that was set back begins to count anew.
    if (here !== undefined && here > now) this.left.set(seat, now);
    if (leftElsewhere === undefined) return now - (here ?? this.since);
    return now - Math.max(here ?? 0, leftElsewhere);
  }
}
