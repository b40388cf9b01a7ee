import { MemoryStorage } from '../src/index.js';

/** Keeps no choice while it is broken. */
export class MoodyStorage extends MemoryStorage {
  broken = false;
  /** Choices it did not keep. */
  refused = 0;

  override append(...args: Parameters<MemoryStorage['append']>) {
    if (!this.broken) return super.append(...args);
    this.refused++;
    return Promise.reject(new Error('disk full'));
  }
}
