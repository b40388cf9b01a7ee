/**
 * The time of the database as far as this process knows it: told now and then, and counted on between by the machine's
 * steady clock, which nobody sets. It never goes back.
 */
export class DatabaseClock {
  private offset = Date.now() - performance.now();
  private latest = 0;
  private told = false;

  now(): number {
    this.latest = Math.max(this.latest, Math.floor(performance.now() + this.offset));
    return this.latest;
  }

  /** The database said this time; the question was asked at this moment of the steady clock. */
  set(time: number, asked: number): void {
    // What was guessed before does not count.
    if (!this.told) this.latest = 0;
    this.told = true;
    this.offset = time - (asked + performance.now()) / 2;
  }
}
