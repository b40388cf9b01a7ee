import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { toAFullTable } from './full-table';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('help and the log', () => {
  it('help, symbols, settings and the log can be used by everyone', async () => {
    const { page, context } = await stage.visit();
    await toAFullTable(page, 'uprising');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .help section');
    await expectAccessible(page);
    for (const part of ['symbols', 'settings']) {
      await page.click(`[data-help="${part}"]`);
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.keyboard.press('l');
    await page.waitForSelector('dialog .log li');
    await expectAccessible(page);
    const all = await page.locator('dialog .log li').count();
    await page.click('[data-log-seat="1"]');
    await page.click('[data-log-topic="cards"]');
    const some = await page.locator('dialog .log li').count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await context.close();
  });

  it('a symbol says what it means when the pointer rests on it', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await page.waitForSelector('.hand .card.lit');
    await page.hover('.player .count >> nth=0');
    await page.waitForSelector('.symbol-tip:visible');
    expect(await page.textContent('.symbol-tip')).toContain('Agent');
    // On a button with a name of its own it is only a picture.
    await page.waitForSelector('[data-earlier]');
    await page.click('[data-earlier]');
    await page.waitForSelector('.symbol-tip', { state: 'detached' });
    await context.close();
  });
});
