import type { Seat } from '@sietch/kernel';

/** Connections that are open, also those that have not said hello yet: they keep a table in memory. */
export class Connections {
  private readonly open = new Map<Seat | undefined, number>();
  private readonly byAddress = new Map<string, number>();

  get none(): boolean {
    return this.open.size === 0;
  }

  /** Whence those come who are here. */
  get addresses(): readonly string[] {
    return [...this.byAddress.keys()];
  }

  /** How many connections a seat has open, or the spectators. */
  at(seat: Seat | undefined): number {
    return this.open.get(seat) ?? 0;
  }

  /** How many connections an address has open. */
  from(address: string): number {
    return this.byAddress.get(address) ?? 0;
  }

  enter(seat: Seat | undefined, address: string): void {
    count(this.open, seat, 1);
    count(this.byAddress, address, 1);
  }

  exit(seat: Seat | undefined, address: string): void {
    count(this.open, seat, -1);
    count(this.byAddress, address, -1);
  }
}

function count<K>(counts: Map<K, number>, key: K, change: number): void {
  const now = (counts.get(key) ?? 0) + change;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
}
