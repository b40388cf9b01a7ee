import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { playUnseen as play } from './driver';
import { cutOff } from './layout';
import { atTable, openOnline, playAround, problemsOf, sit } from './online-stage';
import { openBeforeTheEnd, PERSON, playedOut } from './prepared';

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
    await page.click('[data-pick="by-name"]');
    await page.click('[data-named="duke-leto-atreides"]');
    await page.click('[data-named="count-ilban-richese"]');
    expect(await page.locator('[data-named][aria-pressed="true"]').count()).toBe(2);
    await expectAccessible(page);
    await page.click('[data-start]');
    await page.waitForSelector('main.table, .curtain');
    await play(page, (look, clicks) => clicks >= 6 && look.state === 'asked');
    expect(await page.locator('.turned-over li').count()).toBeGreaterThan(1);
    expect(await page.locator('.player-name b').allTextContents()).toEqual([
      'You',
      'Duke Leto Atreides',
      'Count Ilban Richese',
    ]);
    await page.click('.hagal-deck summary');
    expect(await page.locator('.hagal-deck li').count()).toBeGreaterThan(1);
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    await play(page);
    await page.waitForSelector('.standings');
    expect(
      (await page.locator('.standings small').allTextContents()).map((text) => text.trim()).sort(),
    ).toEqual(['Rival', 'Rival', 'You']);
    await page.waitForSelector('.sources');
    for (const name of ['Duke Leto Atreides', 'Count Ilban Richese'])
      expect(await page.locator('.sources').textContent()).toContain(name);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('in twos at one screen, in Ukrainian on a phone, to the end', async () => {
    const { page, problems, context } = await stage.visit({
      viewport: { width: 390, height: 844 },
      locale: 'uk-UA',
      hasTouch: true,
    });
    await page.click('[data-setup="uprising"]');
    await page.click('fieldset:first-of-type [data-pick="2"]');
    await page.getByText('Людей за цим екраном').locator('..').locator('[data-pick="2"]').click();
    await page.click('[data-start]');
    await page.waitForSelector('main.table, .curtain');
    await play(page, (look, clicks) => clicks >= 10 && look.state === 'asked');
    expect(await page.locator('.turned-over li').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    const last = playedOut('uprising', { players: 2 }, 'rivals');
    await openBeforeTheEnd(page, last, 20, [PERSON, PERSON]);
    await play(page);
    await page.waitForSelector('.standings');
    const called = (await page.locator('.standings small').allTextContents()).map((text) => text.trim());
    expect(called.filter((text) => text === 'Конкурент')).toHaveLength(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('online, in twos: the table is made on the set-up screen, and who the Rival is can be read there', async () => {
    const online = await openOnline();
    const ada = await online.stage.visit();
    await ada.page.click('[data-setup="uprising"]');
    await ada.page.click('fieldset:first-of-type [data-pick="2"]');
    await ada.page.click('[data-pick="by-name"]');
    await ada.page.click('[data-named="princess-irulan"]');
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.click('[data-online]');
    await ada.page.waitForSelector('[data-seat="1"]');
    expect(await ada.page.locator('dl.options').textContent()).toContain('RivalPrincess Irulan');
    const bo = await online.stage.visit();
    await bo.page.goto(ada.page.url());
    await sit(bo, 1, 'Bo');
    await atTable(ada, bo);
    await playAround([ada, bo], (clicks) => clicks >= 12);
    for (const { page } of [ada, bo]) {
      await page.waitForSelector('.turned-over li');
      expect(await page.locator('.player-name b').allTextContents()).toEqual([
        'Ada',
        'Bo',
        'Princess Irulan',
      ]);
    }
    expect(problemsOf(ada, bo)).toEqual([]);
    await online.close();
  });
});
