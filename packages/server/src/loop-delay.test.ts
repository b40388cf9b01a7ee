import { describe, expect, it } from 'vitest';
import { LoopDelay } from './loop-delay.js';

/** The loop does nothing else for a while. */
async function beLate(): Promise<void> {
  // Only a loop that has begun to be measured can be late.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begun = performance.now();
  while (performance.now() - begun < 200);
  await new Promise((resolve) => setTimeout(resolve, 100));
}

describe('how late the event loop was', () => {
  it('is told to whoever asks, however often, and is past after two minutes', async () => {
    const delay = new LoopDelay();
    await beLate();
    const [first, second] = [delay.percentile(100), delay.percentile(100)];
    expect(first).toBeGreaterThan(0.1);
    expect(second).toBe(first);
    delay.turn();
    expect(delay.percentile(100)).toBeGreaterThan(0.1);
    delay.turn();
    expect(delay.percentile(100)).toBe(0);
    delay.close();
  });
});
