import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { playUnseen as play } from './driver';
import { cutOff, smallTargets } from './layout';
import { BOT, goOnLike, openBeforeTheEnd, PERSON, playedOut } from './prepared';
import { begin } from './war-begin';

const QUERY = '?pace=0&bot=random&seed=team';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the war of three and four in the browser', () => {
  it('shows both dashboards of a shared side, and asks partners who acts', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    await begin(page, 'harkonnen', 1, 4);
    while ((await page.locator('.choice[data-choice^="actor:"]').count()) === 0)
      await play(page, (look, clicks) => clicks > 0 && look.state === 'asked');
    expect(await page.locator('.partner').count()).toBe(4);
    expect(await page.locator('.choice[data-choice^="actor:"]').allInnerTexts()).toEqual([
      'House Harkonnen',
      'Corrino allies',
    ]);
    expect(await page.locator('.choice[data-choice="cone"]').count()).toBe(1);
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    // Under a cone of silence the partner's cards lie there, too.
    expect(await page.locator('.hand').count()).toBe(1);
    await page.click('.choice[data-choice="cone"]');
    await page.waitForSelector('.choice[data-choice="end-cone"]');
    expect(await page.locator('.hand').count()).toBe(2);
    await expectAccessible(page);
    await page.click('.choice[data-choice="end-cone"]');
    await page.waitForSelector('.choice[data-choice^="actor:"]');
    expect(await page.locator('.hand').count()).toBe(1);
    await play(page, (look, clicks) => clicks >= 25 && look.state === 'asked');
    await page.click('[data-lang="uk"]');
    expect(await cutOff(page)).toEqual([]);
    const words = (await page.locator('main').allInnerTexts()).join(' ').replace(/\b[IVX]+\b/g, '');
    expect(words).not.toMatch(/[a-z]{3,}/i);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('is played to its end by partners at one screen, who win together', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    const war = playedOut('arrakis', { players: 4 }, 'end 24');
    await openBeforeTheEnd(page, war, 4, [BOT, BOT, PERSON, PERSON]);
    await goOnLike(page, war);
    await page.waitForSelector('.charts');
    expect(await page.locator('.standings li').count()).toBe(4);
    expect(await page.textContent('.end h1')).toMatch(/^The Harkonnen win: .+, .+/);
    expect(await page.textContent('.victory')).toContain('supremacy');
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fits a phone, where three people share the screen', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 390, height: 844 }, locale: 'uk-UA', hasTouch: true },
      QUERY,
    );
    await begin(page, 'atreides', 3, 3);
    await play(page, (look, clicks) => clicks >= 12 && look.state === 'asked');
    for (const tab of [1, 2]) {
      await page.locator('.tab').nth(tab).click();
      await expectAccessible(page);
      expect(await cutOff(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
