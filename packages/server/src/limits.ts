/** So many at once, refilled steadily: a token bucket. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private readonly rate: Rate;
  private tokens: number;
  private at: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.tokens = rate.burst;
    this.at = now;
  }

  take(now: number, amount = 1): boolean {
    const { burst, perSecond } = this.rate;
    this.tokens = Math.min(burst, this.tokens + (Math.max(0, now - this.at) / 1000) * perSecond);
    this.at = now;
    if (this.tokens < amount) return false;
    this.tokens -= amount;
    return true;
  }

  full(now: number): boolean {
    return this.tokens + ((now - this.at) / 1000) * this.rate.perSecond >= this.rate.burst;
  }
}

/** Most addresses remembered at once; beyond that, those that have been quiet are forgotten. */
const MAX_BUCKETS = 10_000;
/** If nobody has been quiet, those that were met first are forgotten, so many at once: looking through all of them is work. */
const FORGOTTEN_AT_ONCE = 1_000;

/** One bucket for each address. */
export class Buckets {
  private readonly rate: Rate;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate) {
    this.rate = rate;
  }

  take(who: string, now: number, amount = 1): boolean {
    let bucket = this.buckets.get(who);
    if (bucket === undefined) {
      if (this.buckets.size >= MAX_BUCKETS) this.forget(now);
      bucket = new Bucket(this.rate, now);
      this.buckets.set(who, bucket);
    }
    return bucket.take(now, amount);
  }

  private forget(now: number): void {
    for (const [who, bucket] of this.buckets) if (bucket.full(now)) this.buckets.delete(who);
    const excess = this.buckets.size - (MAX_BUCKETS - FORGOTTEN_AT_ONCE);
    for (const who of [...this.buckets.keys()].slice(0, Math.max(0, excess))) this.buckets.delete(who);
  }
}

export interface Limits {
  /** Bytes of one address, whatever they say. */
  readonly bytes: Rate;
  /** HTTP requests of one address, other than for files of the client. */
  readonly requests: Rate;
  /** Files of the client asked for by one address: friends behind one of them open the same link at once, some thirty files each. */
  readonly files: Rate;
  /** Tables made by one address. */
  readonly tables: Rate;
  /** Of those, tables on the list for everybody: one address cannot fill it. */
  readonly listings: Rate;
  /** Open seats taken by one address: it cannot sit down everywhere and keep the others out. */
  readonly seats: Rate;
  /** Requests for the tables of a device: each may load many games. */
  readonly myTables: Rate;
  /** WebSockets opened by one address. */
  readonly connections: Rate;
  /** Messages over one WebSocket. */
  readonly messages: Rate;
  /** Messages of one address, over however many WebSockets. */
  readonly messagesPerAddress: Rate;
  /** Requests for logs, past positions and records by one address: they may replay the game. */
  readonly logs: Rate;
  /** Challenges for passkeys, and what comes back, by one address. */
  readonly passkeys: Rate;
  /** Accounts made by one address. */
  readonly accounts: Rate;
  /** Letters that ask whether an address is right, by one address of the network. */
  readonly letters: Rate;
  /** Reports to whoever runs the server, by one address. */
  readonly reports: Rate;
  /** Chat lines of one seat. */
  readonly chat: Rate;
  /** Records that are made for one address, or wait for it, at once. */
  readonly recordsPerAddress: number;
  /** Finished games one address may have analysed, or waiting for it, at once. */
  readonly analysesPerAddress: number;
  /** WebSockets of spectators at one table. */
  readonly watchersPerTable: number;
  /** Of those, WebSockets of one address: it cannot take all places. */
  readonly watchersPerAddress: number;
  /** WebSockets of one seat. */
  readonly devicesPerSeat: number;
  readonly connectionsInAll: number;
  /** WebSockets one address may have open. */
  readonly connectionsPerAddress: number;
  /** Connections of any kind one address may have open, also those that have asked nothing yet. */
  readonly socketsPerAddress: number;
}

export const LIMITS: Limits = {
  bytes: { burst: 1_000_000, perSecond: 256_000 },
  requests: { burst: 100, perSecond: 20 },
  files: { burst: 900, perSecond: 100 },
  tables: { burst: 20, perSecond: 1 / 30 },
  listings: { burst: 6, perSecond: 1 / 120 },
  seats: { burst: 40, perSecond: 1 / 15 },
  myTables: { burst: 20, perSecond: 0.5 },
  connections: { burst: 60, perSecond: 5 },
  messages: { burst: 60, perSecond: 20 },
  messagesPerAddress: { burst: 300, perSecond: 60 },
  logs: { burst: 100, perSecond: 5 },
  passkeys: { burst: 30, perSecond: 0.2 },
  accounts: { burst: 5, perSecond: 1 / 600 },
  letters: { burst: 5, perSecond: 1 / 600 },
  reports: { burst: 5, perSecond: 1 / 600 },
  chat: { burst: 5, perSecond: 0.5 },
  recordsPerAddress: 20,
  analysesPerAddress: 4,
  watchersPerTable: 200,
  watchersPerAddress: 50,
  devicesPerSeat: 20,
  connectionsInAll: 20_000,
  connectionsPerAddress: 300,
  socketsPerAddress: 400,
};

const ANY: Rate = { burst: 1e9, perSecond: 1e9 };

export const isUnlimited = ({ burst }: Rate): boolean => burst >= ANY.burst;

/** For load tests on one's own machine. */
export const NO_LIMITS: Limits = {
  bytes: ANY,
  requests: ANY,
  files: ANY,
  tables: ANY,
  listings: ANY,
  seats: ANY,
  myTables: ANY,
  connections: ANY,
  messages: ANY,
  messagesPerAddress: ANY,
  logs: ANY,
  passkeys: ANY,
  accounts: ANY,
  letters: ANY,
  reports: ANY,
  chat: ANY,
  recordsPerAddress: 1e9,
  analysesPerAddress: 1e9,
  watchersPerTable: 1e9,
  watchersPerAddress: 1e9,
  devicesPerSeat: 1e9,
  connectionsInAll: 1e9,
  connectionsPerAddress: 1e9,
  socketsPerAddress: 1e9,
};
