import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play, playUnseen } from './driver';
import { cutOff } from './layout';
import { begin } from './war-begin';
import { clickWarlike } from './war-driver';

const QUERY = '?pace=0&bot=random&seed=war1';
/** With this seed a warlike Harkonnen wins in a few rounds. */
const SHORT_WAR = '?pace=0&bot=random&seed=war%2035';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('War for Arrakis in the browser', () => {
  it('a whole game is played by what is lit, told at the end and replayed', async () => {
    const { page, problems, context } = await stage.visit({}, SHORT_WAR);
    await begin(page, 'harkonnen');
    await play(page, undefined, clickWarlike);
    await page.waitForSelector('.charts');
    expect(await page.textContent('.victory')).toMatch(/prescience marker|supremacy/);
    expect(await page.locator('.charts .chart').count()).toBe(4);
    // Every point of both sides is told by where it came from.
    const sums = await page.locator('.source-sum').allInnerTexts();
    expect(sums.map(Number)).toContain(10);
    expect(await page.locator('.source-columns li').count()).toBeGreaterThan(1);
    await expectAccessible(page);
    await page.click('[data-watch]');
    await page.waitForSelector('.time-line');
    await page.locator('.time-line input').fill('40');
    await page.waitForSelector('main.table[data-step="40"] .war-map');
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('both sides fit a laptop in both languages and are accessible', async () => {
    for (const side of ['atreides', 'harkonnen'] as const) {
      const { page, problems, context } = await stage.visit({}, QUERY);
      await begin(page, side);
      await playUnseen(page, (look, clicks) => clicks >= 25 && look.state === 'asked');
      await expectAccessible(page);
      expect(await cutOff(page)).toEqual([]);
      await page.click('[data-lang="uk"]');
      expect(await cutOff(page)).toEqual([]);
      const words = (await page.locator('main').allInnerTexts()).join(' ').replace(/\b[IVX]+\b/g, '');
      expect(words).not.toMatch(/[a-z]{3,}/i);
      await page.click('[data-theme-switch]');
      await expectAccessible(page);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('on a phone the lit areas come close and nothing is too small for a finger', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 390, height: 844 }, locale: 'uk-UA', hasTouch: true },
      QUERY,
    );
    await begin(page, 'harkonnen');
    await play(page, (look) => look.state === 'asked');
    await page.waitForSelector('.place.lit');
    for (const tab of [0, 1, 2, 3, 4]) {
      await page.locator('.tab').nth(tab).click();
      await expectAccessible(page);
      expect(await cutOff(page)).toEqual([]);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('button')]
          .filter((button) => button.offsetParent !== null)
          .filter((button) => button.offsetHeight < 40 || button.offsetWidth < 40)
          .map((button) => `${button.className} ${button.offsetWidth}×${button.offsetHeight}`),
      );
      expect(small).toEqual([]);
    }
    await page.locator('.tab').first().click();
    // Many areas are asked for by sector, and a sector is large enough.
    await page.locator('[data-ref="sector:outer-ne"]').first().dispatchEvent('click');
    await page.waitForSelector('.place.lit:not(.by-sector)');
    const areas = await page.evaluate(() =>
      [...document.querySelectorAll('.place.lit')].map((place) => {
        const { width, height } = place.getBoundingClientRect();
        return Math.round(Math.min(width, height));
      }),
    );
    expect(Math.min(...areas)).toBeGreaterThanOrEqual(39);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a game survives a reload in the middle of a decision, and undo takes a choice back', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    await begin(page, 'atreides');
    await playUnseen(page, (look) => look.state === 'asked' && look.canUndo);
    const step = await page.getAttribute('main.table', 'data-step');
    const asked = await page.textContent('.ask-sentence');
    const hand = await page.locator('.hand .card-name').allTextContents();
    await page.reload();
    await page.waitForSelector(`main.table[data-step="${step}"]`);
    expect(await page.textContent('.ask-sentence')).toBe(asked);
    expect(await page.locator('.hand .card-name').allTextContents()).toEqual(hand);
    await page.click('[data-undo]');
    await page.waitForSelector(`main.table[data-step="${Number(step) - 1}"]`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a curtain hides hands; the Harkonnen see neither tokens nor ranks nor the goal', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    await begin(page, 'atreides', 2);
    await page.waitForSelector('.curtain');
    // The map stays, with nothing on it that is hidden from anybody.
    expect(await page.locator('.war-map').count()).toBe(1);
    expect(await page.locator('.card, .figure .known, .prescience .goal').count()).toBe(0);
    expect(await page.textContent('#curtain-title')).toMatch(/Atreides|Harkonnen/);
    await expectAccessible(page);
    const looks: string[] = [];
    for (let i = 0; i < 60 && looks.length < 2; i++) {
      // Curtains are lifted on the way, and while a question stands nothing changes.
      await playUnseen(page, (look) => look.state === 'asked');
      const atreides = (await page.locator('.dashboard.edge-atreides.active').count()) > 0;
      const side = atreides ? 'atreides' : 'harkonnen';
      if (!looks.includes(side)) {
        looks.push(side);
        const known = await page.locator('.figure .known').count();
        const ranks = await page.locator('.feature-sietch text').allTextContents();
        const goals = await page.locator('.prescience .goal').count();
        if (atreides) expect([known > 0, ranks.includes('?'), goals > 0]).toEqual([true, false, true]);
        else expect([known, new Set(ranks), goals]).toEqual([0, new Set(['?']), 0]);
      }
      await playUnseen(page, (_, clicks) => clicks >= 1);
    }
    expect(looks.sort()).toEqual(['atreides', 'harkonnen']);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('the map comes closer by buttons and wheel, and an area tells what it is', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    await begin(page, 'atreides');
    await play(page, (look) => look.state === 'asked');
    const lens = () => page.locator('.war-map svg > g').first().getAttribute('transform');
    const whole = await lens();
    await page.getByLabel('Closer').click();
    expect(await lens()).not.toBe(whole);
    // However close, the planet stays in its pane: nothing beside it is covered.
    for (const beside of ['.top-bar .brand', '.dashboard-head', '.hand .zone-title'])
      expect(
        await page
          .locator(beside)
          .first()
          .evaluate((thing) => {
            const { x, y, width, height } = thing.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.war-map') ?? null;
          }),
        beside,
      ).toBeNull();
    await page.getByLabel('Whole map').click();
    expect(await lens()).toBe(whole);
    await page.locator('.map-pane').hover({ position: { x: 300, y: 200 } });
    await page.mouse.wheel(0, -400);
    await page.waitForFunction(
      (was) => document.querySelector('.war-map svg > g')?.getAttribute('transform') !== was,
      whole,
    );
    await page.getByLabel('Whole map').click();
    await page.locator('[data-ref="area:arrakeen"]').hover();
    await page.locator('.inspector', { hasText: 'Settlement, rank 3' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  it('an answer in the list points at its places on the map', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    await begin(page, 'harkonnen');
    await play(page, (look) => look.state === 'asked');
    const answer = page.locator('.choice[data-choice^="sector:"]').first();
    await answer.hover();
    await page.waitForSelector('.place.lit.aimed');
    await page.mouse.move(0, 0);
    await page.waitForFunction(() => document.querySelector('.aimed') === null);
    await answer.focus();
    await page.waitForSelector('.place.lit.aimed');
    expect(problems).toEqual([]);
    await context.close();
  });
});
