import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { cutOff } from './layout';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the choice of leaders', () => {
  it('the leaders’ choice can be read and used by everyone', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-setup="uprising"]');
    await page.click('[data-pick="choose"]');
    await page.click('[data-start]');
    await page.waitForSelector('.leader-face.lit');
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    await context.close();
  });

  it('Uprising can be mixed with the base game: its leaders are offered beside the others', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-setup="uprising"]');
    await page.getByLabel('Leaders', { exact: true }).check();
    await page.getByLabel('Imperium cards').check();
    await expectAccessible(page);
    await page.click('[data-pick="choose"]');
    await page.click('[data-start]');
    await page.waitForSelector('[data-ref="leader:paul-atreides"].lit');
    expect(await page.locator('[data-ref="leader:muaddib"].lit').count()).toBe(1);
    await context.close();
  });
});
