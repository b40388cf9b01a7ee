/** So many things are begun in a turn of the event loop, if no more lanes than that wait: what they store shares a commit. */
const AT_ONCE = 16;

/**
 * Everybody has a lane, and of each lane that waits one thing is begun in a turn of the event loop: a crowd in one delays
 * others by a few things at most. Lanes that are left alone share what is left of the turn.
 */
export class Lanes {
  private readonly waiting = new Map<string, (() => void)[]>();

  /** Resolves when it is the turn of whoever asks. */
  turn(lane: string): Promise<void> {
    return new Promise((resolve) => {
      if (this.waiting.size === 0) setImmediate(() => this.begin());
      const line = this.waiting.get(lane);
      if (line === undefined) this.waiting.set(lane, [resolve]);
      else line.push(resolve);
    });
  }

  private begin(): void {
    let begun = 0;
    do {
      for (const [lane, line] of this.waiting) {
        line.shift()?.();
        begun++;
        if (line.length === 0) this.waiting.delete(lane);
      }
    } while (begun < AT_ONCE && this.waiting.size > 0);
    if (this.waiting.size > 0) setImmediate(() => this.begin());
  }
}
