import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage, type Visit } from './browser';
import { play } from './driver';

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

async function begun(game: string): Promise<Visit> {
  const visit = await stage.visit();
  await visit.page.click(`[data-play="${game}"]`);
  return visit;
}

async function inGame(game: string): Promise<Visit & { readonly now: Standing }> {
  const visit = await begun(game);
  await asPeopleCome(visit.page);
  return { ...visit, now: await moves(visit.page) };
}

/** Nobody's address has a query: with one, the way home would load the page anew. */
async function asPeopleCome(page: Page): Promise<void> {
  await page.waitForSelector('main.table, .curtain');
  await page.evaluate(() => history.replaceState(null, '', location.pathname + location.hash));
}

/** A second window of the same browser. */
async function secondTab({ context }: Visit, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const home = (page: Page) => page.click('.top-bar .brand');
const goOn = (page: Page) => page.click('[data-save]');

describe.each(GAMES)('a game of %s is not lost', (game) => {
  it('by going home and coming back, again and again', async () => {
    const { page, now, problems, context } = await inGame(game);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(now);
    const later = await moves(page);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(later);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('by going back and forward, nor by loading the page again', async () => {
    const { page, problems, context } = await begun(game);
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
    expect(problems).toEqual([]);
    await context.close();
  });

  it('by closing its window', async () => {
    const visit = await inGame(game);
    await visit.page.close();
    const page = await secondTab(visit, stage.address);
    await goOn(page);
    expect(await standing(page)).toEqual(visit.now);
    await visit.context.close();
  });

  it('by playing it in two windows: each follows the other', async () => {
    const visit = await inGame(game);
    const { page, context } = visit;
    const other = await secondTab(visit, page.url());
    const now = await moves(other);
    await page.waitForSelector(`main.table[data-step="${now.step}"]`);
    expect(await standing(page)).toEqual(now);
    const later = await moves(page);
    await other.waitForSelector(`main.table[data-step="${later.step}"]`);
    expect(await standing(other)).toEqual(later);
    await other.reload();
    expect(await standing(other)).toEqual(later);
    await context.close();
  });

  it('by taking the latest choice back', async () => {
    const { page, problems, context } = await inGame(game);
    await play(page, ({ canUndo, state }) => canUndo && state === 'asked');
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    await page.click('[data-undo]');
    await page.waitForSelector(`main.table[data-step="${step - 1}"]`);
    const before = await standing(page);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(before);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('between people at one screen', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click(`[data-setup="${game}"]`);
    await page.locator('dialog .segments').filter({ hasText: '2' }).last().locator('[data-pick="2"]').click();
    await page.click('[data-start]');
    await asPeopleCome(page);
    const now = await moves(page);
    await home(page);
    await goOn(page);
    expect(await standing(page)).toEqual(now);
    await page.goBack();
    await page.goForward();
    expect(await standing(page)).toEqual(now);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('and one put away stays away', async () => {
    const { page, context } = await inGame(game);
    await home(page);
    await page.locator('.saves .round').click();
    await page.waitForSelector('[data-save]', { state: 'detached' });
    await page.goBack();
    await page.waitForSelector('[data-trouble="unknown-table"]');
    await context.close();
  });
});
