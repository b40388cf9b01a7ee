import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { play } from './driver';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('a hint on a low screen', () => {
  it('is opened, put away without giving up hints, and goes with its question', async () => {
    const { page, problems, context } = await stage.visit({ viewport: { width: 1366, height: 768 } });
    await page.click('[data-play="imperium"]');
    await play(page, ({ state }) => state === 'asked');
    const opened = page.locator('.ask-hint');
    await page.click('[data-hint]');
    expect(await opened.count()).toBe(1);
    await page.click('[data-hint-away]');
    expect(await opened.count()).toBe(0);
    await page.click('[data-hint]');
    // The next question finds the board free.
    await play(page, (_, clicks) => clicks >= 2);
    await play(page, ({ state }) => state === 'asked');
    expect(await opened.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('sietch.hints'))).not.toBe('off');
    expect(problems).toEqual([]);
    await context.close();
  });
});
