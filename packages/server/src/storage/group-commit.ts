interface Pending {
  run(): void;
  settle(error: unknown): void;
}

/** Where changes are committed: a transaction around many of them costs one wait for the disk. */
export interface Transactor {
  transact(work: () => void): void;
}

/**
 * Gathers the changes of one turn of the event loop into one transaction. Each caller is answered after the commit, so
 * durability is the same as with a transaction of its own, at a fraction of the waits.
 */
export class GroupCommit {
  private readonly transactor: Transactor;
  private pending: Pending[] = [];
  private scheduled = false;

  constructor(transactor: Transactor) {
    this.transactor = transactor;
  }

  change<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      let failure: { readonly error: unknown } | undefined;
      this.pending.push({
        run: () => {
          // One change that fails must not take the others of its group with it.
          try {
            result = work();
          } catch (error) {
            failure = { error };
          }
        },
        settle: (error) => {
          if (error !== undefined) reject(error);
          else if (failure !== undefined) reject(failure.error);
          else resolve(result);
        },
      });
      if (this.scheduled) return;
      this.scheduled = true;
      setImmediate(() => this.flush());
    });
  }

  flush(): void {
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
      failure = error ?? new Error('The transaction failed.');
    }
    for (const change of group) change.settle(failure);
  }
}
