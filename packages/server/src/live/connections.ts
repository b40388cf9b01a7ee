import type { Seat } from '@sietch/kernel';

/** Connections that are open, also those that have not said hello yet: they keep a table in memory. */
export class Connections {
  private readonly open = new Map<Seat | undefined, number>();

  get none(): boolean {
    return this.open.size === 0;
  }

  /** How many connections a seat has open, or the spectators. */
  at(seat: Seat | undefined): number {
    return this.open.get(seat) ?? 0;
  }

  enter(seat: Seat | undefined): void {
    this.open.set(seat, this.at(seat) + 1);
  }

  exit(seat: Seat | undefined): void {
    const rest = this.at(seat) - 1;
    if (rest > 0) this.open.set(seat, rest);
    else this.open.delete(seat);
  }
}
