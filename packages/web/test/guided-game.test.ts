import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STEPS } from '../src/guide/steps';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play } from './driver';
import { follow, obey } from './guide-driver';
import { cutOff } from './layout';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** What the guide says, or nothing while others move. */
function guided(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector<HTMLElement>('[data-guide]')?.dataset.guide);
}

const LOOKS = [
  { name: 'in Ukrainian on a laptop', locale: 'uk-UA', viewport: { width: 1440, height: 900 } },
  { name: 'in English on a phone', locale: 'en-GB', viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

describe('learning by playing', () => {
  it.each(LOOKS)(
    'the guide leads through two rounds $name, and the game goes on',
    async ({ name: _, ...look }) => {
      const { page, problems, context } = await stage.visit(look, '?pace=0&bot=random');
      await page.click('[data-learn]');
      await page.waitForSelector('[data-guide="welcome"]');
      await expectAccessible(page);
      expect(await cutOff(page)).toEqual([]);
      const told = await follow(page, 'turn-over');
      // Elsewhere this turn would end by itself; what is said about it would be gone before it is read.
      expect(await page.locator('.ask-ending').count()).toBe(0);
      told.pop();
      expect([...told, ...(await follow(page, 'farewell'))]).toEqual(
        STEPS.filter(({ insteadOf }) => insteadOf === undefined).map(({ id }) => id),
      );
      await obey(page);
      await page.waitForSelector('[data-guide]', { state: 'detached' });
      await play(page);
      await page.waitForSelector('.standings');
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('the guide can be left at any time, also for good, and other moves are fine', async () => {
    const { page, context } = await stage.visit({}, '?pace=0&bot=random');
    await page.click('[data-learn]');
    await page.waitForSelector('[data-guide="welcome"]');
    await page.click('[data-choice="reveal"]');
    await page.waitForSelector('[data-guide="reveal-otherwise"]');
    await page.click('[data-guide-leave]');
    expect(await guided(page)).toBeUndefined();
    await page.reload();
    await page.waitForSelector('.ask');
    expect(await guided(page)).toBeUndefined();
    await page.goto(stage.address);
    await page.click('[data-learn]');
    await page.waitForSelector('[data-guide="welcome"]');
    await context.close();
  });
});
