/** So many things are begun in a turn of the event loop, if no more lanes than that wait: what they store shares a commit. */
const AT_ONCE = 16;

/** No more is begun once those of this turn have taken so many milliseconds: what else the event loop has to do waits for them. */
const MOST_OF_A_TURN = 10;

/**
 * Everybody has a lane, and those that wait are served in turn, one thing of each: a crowd in one delays others by a few things
 * at most. Lanes that are left alone share what is left of the turn of the event loop.
 */
export class Lanes {
  private readonly waiting = new Map<string, (() => void)[]>();
  private serving = false;

  /** Resolves when it is the turn of whoever asks. */
  turn(lane: string): Promise<void> {
    return new Promise((resolve) => {
      const line = this.waiting.get(lane);
      if (line === undefined) this.waiting.set(lane, [resolve]);
      else line.push(resolve);
      if (this.serving) return;
      this.serving = true;
      setImmediate(() => this.begin());
    });
  }

  private begin(): void {
    this.serve(Math.max(AT_ONCE, this.waiting.size), performance.now() + MOST_OF_A_TURN);
  }

  private serve(most: number, until: number): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.serving = false;
      return;
    }
    if (most === 0 || performance.now() >= until) {
      setImmediate(() => this.begin());
      return;
    }
    const [lane, line] = next;
    line.shift()?.();
    // The map is in the order in which lanes are served.
    this.waiting.delete(lane);
    if (line.length > 0) this.waiting.set(lane, line);
    // After all that follows from it at once: only then it is known how long it took.
    queueMicrotask(() => process.nextTick(() => this.serve(most - 1, until)));
  }
}
