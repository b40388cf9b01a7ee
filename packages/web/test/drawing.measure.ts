import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { Stage } from './browser';
import { clickLit, play } from './driver';
import { lookingAt } from './eyes';

const CHOICES = 60;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** From a click to the changed table, and until that had been laid out and painted, in milliseconds. */
interface Times {
  readonly changed: number[];
  readonly painted: number[];
}

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** An urgent task after the next frame comes when the page's own thread has painted it, before what bots have done since. */
async function timedClick(page: Page, turn: number): Promise<string> {
  await page.evaluate(() => {
    const store = globalThis as unknown as {
      times?: Times;
      timed?: MutationObserver;
      scheduler: { postTask(task: () => void, how: { priority: string }): Promise<void> };
    };
    store.times ??= { changed: [], painted: [] };
    const { changed, painted } = store.times;
    // A click that only picks a card changes nothing of the game: the next one is timed in its place.
    store.timed?.disconnect();
    const table = document.querySelector('main.table');
    let start = 0;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      const late = performance.now() - start;
      requestAnimationFrame(() => {
        const done = () => {
          changed.push(late);
          painted.push(performance.now() - start);
        };
        void store.scheduler.postTask(done, { priority: 'user-blocking' });
      });
    });
    store.timed = watch;
    addEventListener('click', () => (start = performance.now()), { once: true, capture: true });
    if (table !== null) watch.observe(table, { attributeFilter: ['data-step'] });
  });
  return clickLit(page, turn);
}

const share = (times: readonly number[], part: number): string => {
  const sorted = [...times].sort((a, b) => a - b);
  return `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)} ms`;
};

for (const game of ['imperium', 'uprising', 'arrakis'])
  for (const [size, viewport] of Object.entries(SIZES))
    it(`${game}, ${size}`, async () => {
      const { page, context } = await stage.visit({ viewport }, '?pace=0&bot=eager&seed=measure');
      await page.click(`[data-play="${game}"]`);
      await lookingAt(page, () => play(page, (_, clicks) => clicks >= CHOICES, timedClick));
      const { changed, painted } = await page.evaluate(
        () => (globalThis as unknown as { times: Times }).times,
      );
      const [load] = loadavg();
      console.info(
        `${game}, ${size}: ${changed.length} choices; changed p50 ${share(changed, 0.5)}, p95 ${share(changed, 0.95)}; ` +
          `painted p50 ${share(painted, 0.5)}, p95 ${share(painted, 0.95)}; load average ${load?.toFixed(1)}`,
      );
      await context.close();
    });
