import { Buckets, type Rate } from '../limits.js';

/** So long nothing is heard of an address that has said too much. */
const DEAF_FOR = 10_000;
/** A request or a connection is work also if it has hardly a byte. */
export const WORTH_OF_A_REQUEST = 1_000;

/**
 * What addresses send, in bytes, before anybody looks at what it is. The limits behind this door count requests and messages;
 * whoever sends a million of them in one breath is heard until all have been refused, and nobody else meanwhile. So whoever
 * sends far more than anything here could need is cut off in the middle, with all their connections.
 */
export class Inflow {
  private readonly buckets: Buckets;
  private readonly now: () => number;
  private readonly cut: (address: string) => void;
  /** Until when nothing is heard of an address. */
  private readonly deaf = new Map<string, number>();

  constructor(rate: Rate, now: () => number, cut: (address: string) => void) {
    this.buckets = new Buckets(rate);
    this.now = now;
    this.cut = cut;
  }

  /** False if it is not to be heard; its connections are cut then. */
  take(address: string, bytes: number): boolean {
    if (this.isDeafTo(address)) return false;
    if (this.buckets.take(address, this.now(), bytes)) return true;
    // Whoever never came back is forgotten by the next cut: few are deaf to at once, for it is soon over.
    for (const other of this.deaf.keys()) this.isDeafTo(other);
    this.deaf.set(address, this.now() + DEAF_FOR);
    this.cut(address);
    return false;
  }

  /** Addresses that are remembered as not heard. */
  get remembered(): number {
    return this.deaf.size;
  }

  private isDeafTo(address: string): boolean {
    const until = this.deaf.get(address);
    if (until === undefined) return false;
    // A clock that is set back makes it no longer than it is.
    const left = until - this.now();
    if (left > 0 && left <= DEAF_FOR) return true;
    this.deaf.delete(address);
    return false;
  }
}
