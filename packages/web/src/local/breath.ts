/** The pause after a move, so that people can follow. It can be cut short, and last until somebody does so. */
export class Breath {
  private length: number;
  private cut: (() => void) | undefined;

  /** In milliseconds; without end if infinite. */
  constructor(length: number) {
    this.length = length;
  }

  /** Whoever changes the pace has seen enough of the move before. */
  setLength(length: number): void {
    this.length = length;
    this.end();
  }

  get isNone(): boolean {
    return this.length <= 0;
  }

  /** So many times as long as usual. */
  async take(times: number): Promise<void> {
    if (this.isNone) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await new Promise<void>((resolve) => {
      this.cut = resolve;
      if (Number.isFinite(this.length)) timer = setTimeout(resolve, this.length * times);
    });
    clearTimeout(timer);
    this.cut = undefined;
  }

  end(): void {
    this.cut?.();
  }
}
