import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { playUnseen as play } from './driver';
import { cutOff, smallTargets } from './layout';
import { atTable, openOnline, playAround, problemsOf, sit } from './online-stage';
import { clickWishing } from './war-driver';

/** Turns that are soon over: the automaton does the rest. */
const QUICK = ['die:mentat', 'draw:', 'desert-power', 'act:wormsigns', 'die:', 'act:'];

const QUERY = '?pace=0&bot=random&seed=mahdi';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the war against the automaton in the browser', () => {
  it('alone: its cards, dice and reasons are shown, and the game is played to its end', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    await page.click('[data-setup="arrakis"]');
    await page.locator('.segments').first().locator('[data-pick="1"]').click();
    await expectAccessible(page);
    await page.click('[data-start]');
    await page.waitForSelector('.automaton');
    expect(await page.locator('.tactic b').count()).toBe(2);
    while ((await page.locator('.automaton .die-cell:not(.none)').count()) < 2)
      await play(
        page,
        (look, clicks) => clicks > 0 && look.state === 'asked',
        (at) => clickWishing(at, QUICK),
      );
    expect(await page.locator('.feature-target').count()).toBe(1);
    await page.click('.automaton-why summary');
    const reasons = page.locator('.automaton-why li');
    expect(await reasons.count()).toBeGreaterThan(0);
    // A line that is pointed at shows its places on the map.
    let shown = 0;
    for (let i = 0; i < (await reasons.count()); i++) {
      await reasons.nth(i).hover();
      shown += await page.locator('.place:is(.pointed, .fallen)').count();
    }
    expect(shown).toBeGreaterThan(0);
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    await page.click('[data-lang="uk"]');
    const words = (await page.locator('main').allInnerTexts()).join(' ').replace(/\b[IVX]+\b/g, '');
    expect(words).not.toMatch(/[a-z]{3,}/i);
    expect(await cutOff(page)).toEqual([]);
    await page.click('[data-lang="en"]');
    await play(page, undefined, (at) => clickWishing(at, QUICK));
    await page.waitForSelector('.standings');
    expect(await page.locator('.standings b').allTextContents()).toEqual(
      expect.arrayContaining(['Atreides', 'Harkonnen']),
    );
    expect((await page.locator('.standings small').allTextContents()).join()).toContain('Automaton');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fits a phone, where two share the Atreides', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 390, height: 844 }, locale: 'uk-UA', hasTouch: true },
      QUERY,
    );
    await page.click('[data-setup="arrakis"]');
    await page.getByLabel('Разом за Атрідів проти автомата').click();
    await page.click('[data-start]');
    await play(page, (look, clicks) => clicks >= 12 && look.state === 'asked');
    for (const tab of [1, 2]) {
      await page.locator('.tab').nth(tab).click();
      await expectAccessible(page);
      expect(await cutOff(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }
    expect(await page.locator('.automaton').count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('online, two sharing a table: each sees the other’s hand and the automaton', async () => {
    const online = await openOnline();
    const ada = await online.stage.visit();
    await ada.page.click('[data-setup="arrakis"]');
    await ada.page.getByLabel('Share the Atreides against the automaton').click();
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.click('[data-online]');
    await ada.page.waitForSelector('[data-seat="1"]');
    const bo = await online.stage.visit();
    await bo.page.goto(ada.page.url());
    await sit(bo, 1, 'Bo');
    await atTable(ada, bo);
    await playAround([ada, bo], (clicks) => clicks >= 10);
    for (const { page } of [ada, bo]) {
      await page.waitForSelector('.automaton');
      expect(await page.locator('.hand').count()).toBe(2);
    }
    expect(problemsOf(ada, bo)).toEqual([]);
    await online.close();
  });
});
