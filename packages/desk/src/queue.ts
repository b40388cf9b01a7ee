/** Does one thing after the other, also when one of them fails. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  /** How much waits or is being done. */
  get length(): number {
    return this.waiting;
  }

  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.waiting++;
    const result = this.last.then(work);
    this.last = result.then(
      () => this.waiting--,
      () => this.waiting--,
    );
    return result;
  }

  /** Resolves when everything asked so far is done. */
  async settled(): Promise<void> {
    await this.last;
  }
}
