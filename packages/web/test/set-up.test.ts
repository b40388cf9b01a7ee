import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the set-up of a game', () => {
  it('lets whoever plays alone choose a colour, except where the side has one', async () => {
    const { page, context } = await stage.visit();
    for (const [game, colours] of [
      ['imperium', 4],
      ['uprising', 4],
      ['arrakis', 0],
    ] as const) {
      await page.click(`[data-setup="${game}"]`);
      expect(await page.locator('[data-colour]').count()).toBe(colours);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
    }
    await context.close();
  });

  it.each([
    ['imperium', 1366, 768],
    ['uprising', 1366, 768],
    ['arrakis', 1280, 720],
    ['uprising', 390, 844],
  ] as const)(
    'shows how to begin %s at %i×%i however many options there are, and the way online',
    async (game, width, height) => {
      const { page, context } = await stage.visit({ viewport: { width, height }, locale: 'uk-UA' });
      await page.click(`[data-setup="${game}"]`);
      const seen = async (selector: string) => {
        const box = await page.locator(`dialog ${selector}`).boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= height;
      };
      expect(await seen('[data-start]')).toBe(true);
      await page.click('[data-to-online]');
      await page.waitForFunction(() => {
        const { top } = document.querySelector('#online-title')?.getBoundingClientRect() ?? { top: Infinity };
        return top > 0 && top < innerHeight;
      });
      await page.click('[data-start]');
      await page.waitForSelector('main.table');
      await context.close();
    },
  );
});
