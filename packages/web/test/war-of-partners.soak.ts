import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play } from './driver';
import { begin } from './war-begin';
import { clickWarlike } from './war-driver';

/**
 * With this seed warlike Harkonnen win in a few rounds: still hundreds of clicks, so that the tests play no more than the
 * end of such a war.
 */
const SHORT_WAR = '?pace=0&bot=random&seed=team%2024';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the war of four in the browser', () => {
  it('is played to its end by two partners at one screen, who win together', async () => {
    const { page, problems, context } = await stage.visit({}, SHORT_WAR);
    await begin(page, 'harkonnen', 2, 4);
    await play(page, undefined, clickWarlike);
    await page.waitForSelector('.charts');
    expect(await page.locator('.standings li').count()).toBe(4);
    const title = await page.textContent('.end h1');
    expect(title).toMatch(/^The (Harkonnen|Atreides) win: .+, .+/);
    expect(await page.textContent('.victory')).toMatch(/prescience marker|supremacy/);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });
});
