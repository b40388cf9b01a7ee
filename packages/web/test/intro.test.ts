import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { play } from './driver';
import { cutOff } from './layout';
import { BOT, openPlayed, PERSON } from './prepared';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Bots hurry, but not so much that nobody is introduced. */
const AT_EASE = '?pace=1&bot=random&seed=stage';

/** What can be chosen on the page that is shown and lies, in its middle, under something else. */
function coveredAnswers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.choice, .touchable.lit')]
      .filter((answer) => answer.closest('[inert]') === null && answer.getBoundingClientRect().width > 0)
      .filter((answer) => {
        const { left, top, width, height } = answer.getBoundingClientRect();
        const onTop = document.elementFromPoint(Math.min(left + width / 2, innerWidth - 1), top + height / 2);
        return onTop !== null && !answer.contains(onTop) && onTop.closest('.card') === null;
      })
      .map((answer) => answer.dataset.choice ?? answer.dataset.ref ?? ''),
  );
}

const SCREENS = [
  { viewport: { width: 1440, height: 900 } },
  { viewport: { width: 1366, height: 768 } },
  { viewport: { width: 1024, height: 768 }, hasTouch: true },
  { viewport: { width: 820, height: 1180 }, hasTouch: true },
  { viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

describe('an introduction of a side', () => {
  for (const { viewport } of SCREENS.slice(0, 2)) {
    it(`tells its goal and hides no answer at ${viewport.width}×${viewport.height}`, async () => {
      const { page, context, problems } = await stage.visit({ viewport, locale: 'uk' }, AT_EASE);
      await page.click('[data-play="arrakis"]');
      const introduced = page.locator('.intro, [data-intro]');
      while ((await introduced.count()) === 0)
        await play(page, ({ state }, clicks) => clicks >= 1 && state === 'asked');
      expect(await coveredAnswers(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      if ((await page.locator('[data-intro]').count()) > 0) await page.click('[data-intro]');
      expect(await page.locator('.intro .side-goal').textContent()).toContain('Таємна мета');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.intro', { state: 'detached' });
      expect(problems).toEqual([]);
      await context.close();
    });
  }
});

describe('an introduction', () => {
  for (const screen of SCREENS) {
    const { width, height } = screen.viewport;
    it(`hides no answer at ${width}×${height}, and goes when something is chosen`, async () => {
      const { page, context, problems } = await stage.visit({ ...screen, locale: 'uk' }, AT_EASE);
      await page.click('[data-play="uprising"]');
      await page.waitForSelector('.intro, [data-intro]');
      await page.waitForSelector('.choice[data-choice="reveal"]');
      expect(await coveredAnswers(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      const onward = page.locator('[data-intro-seen]');
      if ((await onward.count()) > 0) {
        const { bottom = Number.NaN } = (await onward.evaluate((button) => {
          const { left, top, width, bottom: edge } = button.getBoundingClientRect();
          const seen = button.contains(document.elementFromPoint(left + width / 2, top + 4));
          return seen ? { bottom: edge } : {};
        })) as { bottom?: number };
        expect(bottom).toBeLessThanOrEqual(height);
      }
      await page.click('.hand :is(.card, .strip)');
      await page.waitForSelector('.hand :is(.card, .strip).selected');
      if (width >= 1024) expect(await page.locator('.intro').count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    });
  }

  it('comes before a question the leader asks during setup', async () => {
    const { page, context } = await stage.visit({ locale: 'uk' }, AT_EASE);
    const options = {
      players: 3,
      leaders: ['baron-vladimir-harkonnen', 'paul-atreides', 'count-ilban-richese'],
      confirmTurns: true,
    };
    await openPlayed(page, { game: 'imperium', options, seed: 'tokens', keys: [] }, [PERSON, BOT, BOT]);
    await page.waitForSelector('.ask .choice');
    expect(await page.locator('.intro').textContent()).toContain('таємно');
    expect(await coveredAnswers(page)).toEqual([]);
    await page.click('.ask .choice');
    await page.waitForSelector('.intro', { state: 'detached' });
    await context.close();
  });
});
