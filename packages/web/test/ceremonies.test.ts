import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { untilCelebrated } from './celebrated';
import { clickLit, play, playUnseen } from './driver';
import { openBeforeTheEnd, PERSON, playedOut } from './prepared';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const MOVING = { reducedMotion: 'no-preference' } as const;

const kindShown = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /ceremony-(\w+)/.exec(document.querySelector('.ceremony')?.className ?? '')?.[1]);

/** Puts one scene after another away, as long as there are any, and tells what they were. */
async function sceneAfterScene(page: Page, putAway: () => Promise<unknown>): Promise<string[]> {
  const kinds: string[] = [];
  for (let kind = await kindShown(page); kind !== undefined; kind = await kindShown(page)) {
    kinds.push(kind);
    const before = await page.textContent('.ceremony');
    await putAway();
    await page.waitForFunction((text) => document.querySelector('.ceremony')?.textContent !== text, before);
  }
  return kinds;
}

describe('ceremonies', () => {
  it.each([
    ['a key', (page: Page) => () => page.keyboard.press('Shift')],
    ['a touch', (page: Page) => () => page.click('.ceremony')],
  ] as const)(
    'of combat, rewards and a new round are looked at one by one, and put away by %s that chooses nothing',
    async (_, putAway) => {
      const { page, problems, context } = await stage.visit(MOVING);
      // Whoever goes step by step says when a scene has been seen.
      await prefer(page, 'pace', 'step');
      await page.click('[data-play="imperium"]');
      await untilCelebrated(page);
      const step = await page.getAttribute('main.table', 'data-step');
      const kinds = await sceneAfterScene(page, putAway(page));
      expect(kinds[0]).toBe('combat');
      expect(kinds.at(-1)).toBe('round');
      expect(await page.getAttribute('main.table', 'data-step')).toBe(step);
      expect(await page.locator('.touchable.selected').count()).toBe(0);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  it('are over for whoever has seen enough: one key ends them all at the usual pace', async () => {
    const { page, context } = await stage.visit(MOVING);
    await page.click('[data-play="uprising"]');
    await untilCelebrated(page);
    await page.keyboard.press('Shift');
    await page.waitForSelector('.ceremony', { state: 'detached' });
    await context.close();
  });

  it.each([
    ['the device', 'reduce', 'on'],
    ['the settings', 'no-preference', 'off'],
  ] as const)('are not held where %s ask for less motion', async (_, reducedMotion, motion) => {
    const { page, context } = await stage.visit({ reducedMotion });
    await prefer(page, 'motion', motion);
    await page.click('[data-play="imperium"]');
    await page.waitForSelector('main.table');
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('.ceremony') !== null) document.body.dataset.celebrated = 'true';
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    const round = () => page.evaluate(() => document.querySelector('.top-bar')?.textContent ?? '');
    while (!(await round()).includes('Round 2'))
      await playUnseen(page, (look, clicks) => clicks >= 1 && look.state === 'asked');
    expect(await page.getAttribute('body', 'data-celebrated')).toBeNull();
    await context.close();
  });

  it('of victory comes before the result, after the last battle', async () => {
    const last = playedOut('imperium', { players: 3 }, 'victory');
    const { page, problems, context } = await stage.visit(MOVING);
    await prefer(page, 'pace', 'step');
    await openBeforeTheEnd(page, last, 1, [PERSON, PERSON, PERSON]);
    await play(page, ({ state }) => state === 'asked');
    await clickLit(page, 0);
    await page.waitForSelector('.ceremony');
    expect(await page.locator('main.end').count()).toBe(0);
    const kinds = await sceneAfterScene(page, () => page.click('.ceremony'));
    expect(kinds.at(-1)).toBe('victory');
    await page.waitForSelector('main.end');
    expect(problems).toEqual([]);
    await context.close();
  });
});
