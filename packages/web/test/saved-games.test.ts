import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUERY, Stage, type Visit } from './browser';
import { playUnseen as play } from './driver';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const GAMES = ['imperium', 'uprising', 'arrakis'] as const;

interface Standing {
  readonly step: string | null;
  readonly asked: string | null;
  readonly hand: readonly string[];
}

/** How a table that asks its person stands. */
async function standing(page: Page): Promise<Standing> {
  await play(page, ({ state }) => state === 'asked');
  // What was only touched is nobody's choice yet.
  await page.keyboard.press('Escape');
  return {
    step: await page.getAttribute('main.table', 'data-step'),
    asked: await page.textContent('.ask-sentence'),
    hand: await page.locator('.hand .card-name').allTextContents(),
  };
}

/** A few choices of the people at the screen, and how the table stands after them. */
async function moves(page: Page): Promise<Standing> {
  const { step } = await standing(page);
  await play(page, (now) => now.state === 'asked' && now.step > Number(step) + 4);
  return standing(page);
}

/** Nobody's address has a query: with one, the way home would load the page anew. */
async function asPeopleCome(page: Page): Promise<void> {
  await page.waitForSelector('main.table, .curtain');
  await page.evaluate(() => history.replaceState(null, '', location.pathname + location.hash));
}

/** A second window of the same browser. */
async function secondTab({ context }: Visit, hash = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(stage.address + QUERY + hash);
  await page.waitForSelector('main.table, [data-save]');
  return page;
}

const home = (page: Page) => page.click('.top-bar .brand');

/** By what a returning player sees first, without scrolling. */
async function goOn(page: Page): Promise<void> {
  const first = page.locator('[data-go-on]');
  await first.waitFor();
  expect((await first.boundingBox())?.y).toBeLessThan(500);
  await first.click();
  await page.waitForSelector('main.table, .curtain');
}

/** One game goes through everything that may happen to it, one test after another. */
describe.each(GAMES)('a game of %s is not lost', (game) => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await stage.visit();
    ({ page } = visit);
    await page.click(`[data-play="${game}"]`);
    await page.waitForSelector('main.table');
  });
  afterAll(() => visit.context.close());

  it('by going back and forward, nor by loading the page again', async () => {
    const now = await moves(page);
    await page.goBack();
    await page.waitForSelector('[data-save]');
    await page.goForward();
    expect(await standing(page)).toEqual(now);
    await page.reload();
    expect(await standing(page)).toEqual(now);
    await page.goBack();
    await page.waitForSelector('[data-save]');
    await page.reload();
    await page.goForward();
    expect(await standing(page)).toEqual(now);
    expect(visit.problems).toEqual([]);
  });

  it('by going home and coming back, again and again', async () => {
    await asPeopleCome(page);
    const now = await moves(page);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(now);
    const later = await moves(page);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(later);
    expect(visit.problems).toEqual([]);
  });

  it('by taking the latest choice back', async () => {
    await play(page, ({ canUndo, state }) => canUndo && state === 'asked');
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    await page.click('[data-undo]');
    await page.waitForSelector(`main.table[data-step="${step - 1}"]`);
    const before = await standing(page);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(before);
    expect(visit.problems).toEqual([]);
  });

  it('by playing it in two windows: each follows the other', async () => {
    const other = await secondTab(visit, new URL(page.url()).hash);
    const now = await moves(other);
    await page.waitForSelector(`main.table[data-step="${now.step}"]`);
    expect(await standing(page)).toEqual(now);
    const later = await moves(page);
    await other.waitForSelector(`main.table[data-step="${later.step}"]`);
    expect(await standing(other)).toEqual(later);
    await other.reload();
    expect(await standing(other)).toEqual(later);
    await other.close();
  });

  it('by being put aside and shown again, and holds up no other page meanwhile', async () => {
    const now = await standing(page);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect.poll(() => page.workers().length).toBe(0);
    const shown = page.waitForEvent('load');
    await page.evaluate(() => {
      setTimeout(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    });
    await shown;
    expect(await standing(page)).toEqual(now);
  });

  it('by closing its window', async () => {
    const now = await standing(page);
    await page.close();
    page = await secondTab(visit);
    await goOn(page);
    await asPeopleCome(page);
    expect(await standing(page)).toEqual(now);
  });

  it('and one put away stays away', async () => {
    await home(page);
    await page.locator('.saves .round').click();
    await page.waitForSelector('[data-save]', { state: 'detached' });
    await page.goBack();
    await page.waitForSelector('[data-trouble="unknown-table"]');
  });

  it('between people at one screen', async () => {
    await page.goto(`${stage.address}${QUERY}`);
    await page.click(`[data-setup="${game}"]`);
    await page.locator('dialog .segments').filter({ hasText: '2' }).last().locator('[data-pick="2"]').click();
    await page.click('[data-start]');
    await asPeopleCome(page);
    const now = await moves(page);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(now);
    await page.goBack();
    await page.waitForSelector('[data-save]');
    await page.goForward();
    expect(await standing(page)).toEqual(now);
    expect(visit.problems).toEqual([]);
  });
});
