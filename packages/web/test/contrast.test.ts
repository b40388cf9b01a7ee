import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { lowContrast } from './contrast';
import { playUnseen } from './driver';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('what is painted can be read', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    it(`in the ${colorScheme} theme, on every screen and table`, async () => {
      const { page, context } = await stage.visit({ colorScheme, locale: 'uk' });
      await page.waitForSelector('[data-play]');
      expect(await lowContrast(page)).toEqual([]);
      for (const game of ['imperium', 'uprising', 'arrakis']) {
        await page.goto(`${stage.address}?pace=0&bot=random&seed=stage`);
        await page.click(`[data-setup="${game}"]`);
        await page.waitForSelector('.set-up');
        expect(await lowContrast(page), `set-up of ${game}`).toEqual([]);
        await page.click('[data-start]');
        await page.waitForSelector('main.table');
        await playUnseen(page, ({ state }, clicks) => clicks >= 5 && state === 'asked');
        expect(await lowContrast(page), game).toEqual([]);
      }
      await page.keyboard.press('?');
      await page.waitForSelector('dialog .help');
      expect(await lowContrast(page), 'help').toEqual([]);
      await context.close();
    });
  }
});
