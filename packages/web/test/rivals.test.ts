import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play } from './driver';
import { cutOff } from './layout';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('games against Rivals', () => {
  it('alone: the level is chosen, every card turned over is told, and the game is played to its end', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click('[data-setup="imperium"]');
    await page.click('fieldset:first-of-type [data-pick="1"]');
    await page.click('[data-pick="mercenary"]');
    await page.click('[data-start]');
    await play(page, (look, clicks) => clicks >= 6 && look.state === 'asked');
    expect(await page.locator('.turned-over li').count()).toBeGreaterThan(1);
    expect(await page.locator('.hagal-deck').count()).toBe(1);
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    await play(page);
    await page.waitForSelector('.standings');
    expect(await page.locator('.standings li, .standings tr').count()).toBeGreaterThanOrEqual(3);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('in twos, in Ukrainian on a phone', async () => {
    const { page, problems, context } = await stage.visit({
      viewport: { width: 390, height: 844 },
      locale: 'uk-UA',
      hasTouch: true,
    });
    await page.click('[data-setup="uprising"]');
    await page.click('fieldset:first-of-type [data-pick="2"]');
    await page.click('[data-start]');
    await play(page, (look, clicks) => clicks >= 10 && look.state === 'asked');
    expect(await page.locator('.turned-over li').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});
