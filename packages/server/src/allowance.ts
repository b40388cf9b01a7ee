import type { Cluster } from './cluster/cluster.js';
import { Buckets, isUnlimited, type Rate } from './limits.js';

/**
 * How often somebody may do something costly. It is counted for all processes together; what is cheap, and often, each
 * process counts for itself.
 */
export class Allowance {
  private readonly kind: string;
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly cluster: Cluster | undefined;
  private readonly here: Buckets;

  constructor(kind: string, rate: Rate, now: () => number, cluster: Cluster | undefined) {
    this.kind = kind;
    this.rate = rate;
    this.now = now;
    this.cluster = cluster;
    this.here = new Buckets(rate);
  }

  /** This process alone refuses most of a flood, so that the database does not have to. */
  async take(who: string): Promise<boolean> {
    if (!this.here.take(who, this.now())) return false;
    if (this.cluster === undefined || isUnlimited(this.rate)) return true;
    return this.cluster.take(this.kind, who, this.rate);
  }
}
