/** Everybody has a lane, and of each lane one thing is begun in a turn of the event loop: a crowd in one delays no other. */
export class Lanes {
  private readonly last = new Map<string, Promise<void>>();

  /** Resolves when it is the turn of whoever asks. */
  turn(lane: string): Promise<void> {
    const before = this.last.get(lane) ?? Promise.resolve();
    const mine = before.then(() => new Promise<void>((resolve) => setImmediate(resolve)));
    this.last.set(lane, mine);
    void mine.then(() => {
      if (this.last.get(lane) === mine) this.last.delete(lane);
    });
    return mine;
  }
}
