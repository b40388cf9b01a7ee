interface Pending {
  run(): void;
  settle(error: unknown): void;
}

/** Where changes are committed: a transaction around many of them costs one wait for the disk. */
export interface Transactor {
  transact(work: () => void): void;
  /** Did it fail because somebody else is writing? Then nothing was done, and it is worth another try. */
  isBusy?(error: unknown): boolean;
}

/** Another process may hold the file for a moment. This one does something else meanwhile, and comes back for so long. */
const BUSY_PATIENCE = 5_000;
const BUSY_PAUSE = 25;

/**
 * Gathers the changes of one turn of the event loop into one transaction. Each caller is answered after the commit, so
 * durability is the same as with a transaction of its own, at a fraction of the waits.
 */
export class GroupCommit {
  private readonly transactor: Transactor;
  private pending: Pending[] = [];
  private scheduled = false;
  /** Since when the changes that wait could not be committed. */
  private busySince: number | undefined;

  constructor(transactor: Transactor) {
    this.transactor = transactor;
  }

  change<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      let failure: { readonly error: unknown } | undefined;
      this.pending.push({
        run: () => {
          failure = undefined;
          // One change that fails must not take the others of its group with it.
          try {
            result = work();
          } catch (error) {
            failure = { error };
          }
        },
        settle: (error) => {
          // What went wrong first: after a full disk the commit finds no transaction any more.
          if (failure !== undefined) reject(failure.error);
          else if (error !== undefined) reject(error);
          else resolve(result);
        },
      });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  /** How many milliseconds the changes have waited for somebody else who writes. */
  get lag(): number {
    return this.busySince === undefined ? 0 : performance.now() - this.busySince;
  }

  /** Commits what waits, now or as soon as nobody else writes. */
  async settled(): Promise<void> {
    this.flush();
    while (this.pending.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, BUSY_PAUSE));
      this.flush();
    }
  }

  private flush(): void {
    this.scheduled = false;
    const group = this.pending;
    if (group.length === 0) return;
    this.pending = [];
    let failure: unknown;
    try {
      this.transactor.transact(() => {
        for (const change of group) change.run();
      });
    } catch (error) {
      if (this.transactor.isBusy?.(error) === true && this.lag < BUSY_PATIENCE) return this.wait(group);
      failure = error ?? new Error('The transaction failed.');
    }
    this.busySince = undefined;
    for (const change of group) change.settle(failure);
  }

  private wait(group: Pending[]): void {
    this.busySince ??= performance.now();
    this.pending = [...group, ...this.pending];
    this.scheduled = true;
    setTimeout(() => this.flush(), BUSY_PAUSE);
  }
}
