/** Quick random numbers for bots (sfc32). The games' own shuffles never use it. */
export class Dice {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string) {
    for (let i = 0; i < seed.length; i++)
      this.a = (Math.imul(this.a ^ seed.charCodeAt(i), 0x9e3779b1) + i) | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** From 0 to `bound` − 1. The bias of the multiplication is far below what play can notice. */
  below(bound: number): number {
    return Math.floor((this.next() / 2 ** 32) * bound);
  }
}
