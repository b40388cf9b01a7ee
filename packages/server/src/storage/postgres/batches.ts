interface Waiting<I, O> {
  readonly item: I;
  resolve(result: O): void;
  reject(error: unknown): void;
}

const MOST_AT_ONCE = 500;

/**
 * Does the same for many at once: what is asked in one turn of the event loop, or while earlier ones are being done, goes
 * together. One journey to the database, and one wait for its disk, serves them all.
 */
export class Batches<I, O> {
  private readonly work: (items: readonly I[]) => Promise<readonly O[]>;
  private waiting: Waiting<I, O>[] = [];
  private busy = false;

  /** The results are in the order of the items. */
  constructor(work: (items: readonly I[]) => Promise<readonly O[]>) {
    this.work = work;
  }

  add(item: I): Promise<O> {
    return new Promise<O>((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.busy) {
        this.busy = true;
        setImmediate(() => void this.flush());
      }
    });
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, MOST_AT_ONCE);
      try {
        const results = await this.work(group.map(({ item }) => item));
        for (const [index, { resolve }] of group.entries()) resolve(results[index] as O);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    this.busy = false;
  }
}
