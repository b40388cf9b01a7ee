import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { playUntil, TABLETS, toAFullTable } from './full-table';
import { cutOff, smallTargets } from './layout';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('a tablet', () => {
  it.each(TABLETS)('a tablet $name shows the whole table, nothing cut off', async ({ viewport }) => {
    for (const [game, locale] of [
      ['imperium', 'uk-UA'],
      ['uprising', 'en-GB'],
    ] as const) {
      const { page, context } = await stage.visit({ viewport, locale, hasTouch: true });
      await toAFullTable(page, game);
      expect(await page.locator('main.table.wide').count()).toBe(1);
      expect(await cutOff(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await expectAccessible(page);
      await context.close();
    }
  });

  it('a tablet held upright keeps its tools beside the way to what others did', async () => {
    const { page, context } = await stage.visit(
      { viewport: TABLETS[0].viewport, locale: 'uk-UA', hasTouch: true },
      '?pace=1&bot=random&seed=story',
    );
    await page.click('[data-play="imperium"]');
    await playUntil(page, '.summary-fold');
    const covered = await page.$$eval('.top-bar button', (parts) =>
      parts
        .filter((part) => part.getBoundingClientRect().width > 0)
        .filter((part) => {
          const { left, top, right, bottom } = part.getBoundingClientRect();
          return [left + 4, right - 4].some(
            (x) => !part.contains(document.elementFromPoint(x, (top + bottom) / 2)),
          );
        })
        .map((part) => part.getAttribute('aria-label')),
    );
    expect(covered).toEqual([]);
    await context.close();
  });

  it('a card held under a finger is enlarged no wider than it can be read', async () => {
    const { page, context } = await stage.visit({ viewport: TABLETS[1].viewport, hasTouch: true });
    await page.click('[data-play="imperium"]');
    const card = page.locator('.hand .card').first();
    await card.waitFor();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.waitForSelector('.inspector.kept');
    const { left, right } = await page.$eval('.inspector.kept', (box) =>
      box.getBoundingClientRect().toJSON(),
    );
    expect(right - left).toBeLessThan(480);
    expect(Math.abs(left + right - TABLETS[1].viewport.width)).toBeLessThan(4);
    // Its picture leaves the way out to the finger.
    await card.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await page.click('.inspector.kept .round', { timeout: 20_000 });
    await page.waitForSelector('.inspector.kept', { state: 'detached' });
    await context.close();
  });
});
