import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { QUERY, Stage } from './browser';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Where everything of a table lies, and how it is set. */
async function layoutOf(page: Page): Promise<readonly string[]> {
  // The page itself stays, with all it has fetched.
  await page.goto(`${stage.address}${QUERY}#/`);
  await page.click('[data-play="imperium"]');
  await page.waitForSelector('.hand .card.lit');
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('.left *, .center *, .right .player *, .ask *')].map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      const { margin, opacity, fill } = getComputedStyle(thing);
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${thing.getAttribute('class') ?? thing.tagName}: ${box}, ${margin} ${opacity} ${fill}`;
    });
  });
}

it('a table looks the same after another game has been played in the same page', async () => {
  const fresh = await stage.visit();
  await prefer(fresh.page, 'hints', 'off');
  const expected = await layoutOf(fresh.page);
  await fresh.context.close();
  const { page, context } = await stage.visit();
  await prefer(page, 'hints', 'off');
  await page.locator('.game-arrakis [data-play]').first().click();
  await page.waitForSelector('main.table .war');
  expect(await layoutOf(page)).toEqual(expected);
  await context.close();
});
