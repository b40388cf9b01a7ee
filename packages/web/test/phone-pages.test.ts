import { afterAll, beforeAll, expect, it } from 'vitest';
import { Stage } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

it('a page of a phone is the one its tab names, even if the turn to it was cut short', async () => {
  const { page, problems, context } = await stage.visit({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  await page.click('[data-play="imperium"]');
  await page.waitForSelector('.tab[aria-current="true"]');
  // As when the height of the pages changes in the moment the turn begins.
  await page.evaluate(() => {
    const pages = document.querySelector('.pages');
    if (pages === null) throw new Error('There are no pages.');
    const scrollTo = pages.scrollTo.bind(pages);
    pages.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object' && options.behavior !== 'smooth') scrollTo(options);
    };
  });
  await page.getByRole('button', { name: /^Row/ }).click();
  await page.waitForFunction(() => {
    const row = document.querySelector('.page-row');
    return row !== null && Math.abs(row.getBoundingClientRect().left) < 2 && !row.hasAttribute('inert');
  });
  expect(await page.textContent('.tab[aria-current="true"]')).toBe('Row');
  expect(problems).toEqual([]);
  await context.close();
});
