import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Visit } from './browser';
import { play } from './driver';
import { atTable, makeTable, type OnlineStage, openOnline, problemsOf, sit } from './online-stage';
import { hasServer } from './server';
import { clickWarlike } from './war-driver';

/** What a page shows of the things the Atreides keep to themselves. */
async function secretsOn(page: Page) {
  const ranks = await page.locator('.feature-sietch:not(.shown) text').allTextContents();
  return {
    knownTokens: (await page.locator('.chip .known').count()) > 0,
    hiddenRanks: ranks.some((rank) => rank !== '?'),
    goals: (await page.locator('.prescience .goal').count()) > 0,
  };
}

const NOTHING = { knownTokens: false, hiddenRanks: false, goals: false };

const handOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand .card')].map(
      ({ dataset }) => dataset.ref?.replace('card:', '') ?? '',
    ),
  );

/** Everything the server tells a page from now on; the page opens its connection anew. */
async function overhear({ page }: Visit): Promise<readonly string[]> {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  await page.reload();
  await page.waitForSelector('main.table');
  return heard;
}

describe.runIf(hasServer)('the war at a table on a server', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    online = await openOnline();
  });
  afterAll(() => online?.close());

  it('two people play it in two browsers, and each sees the own secrets only', async () => {
    const { stage } = online;
    const atreides = await stage.visit();
    const path = await makeTable(stage, atreides, 'Оля', { game: 'arrakis', seats: ['open', 'open'] });
    const harkonnen = await stage.visit({}, path);
    await sit(harkonnen, 1, 'Sam');
    await atTable(atreides, harkonnen);
    const heard = await overhear(harkonnen);
    const overheard = await overhear(atreides);
    await play(harkonnen.page, (look) => look.state === 'asked');

    expect(await secretsOn(atreides.page)).toEqual({ knownTokens: true, hiddenRanks: true, goals: true });
    expect(await secretsOn(harkonnen.page)).toEqual(NOTHING);
    const [fremen, house] = [await handOf(atreides.page), await handOf(harkonnen.page)];
    expect([fremen.length, house.length]).toEqual([2, 2]);
    for (const card of fremen) expect(heard.join()).not.toContain(`"${card}"`);
    for (const card of house) {
      expect(heard.join()).toContain(`"${card}"`);
      expect(overheard.join()).not.toContain(`"${card}"`);
    }

    const both = [atreides, harkonnen];
    for (let choices = 0, turn = 0; choices < 60; turn++) {
      const { page } = both[turn % 2] as Visit;
      choices += await play(page, (look, clicks) => look.state !== 'asked' || clicks >= 20, clickWarlike);
      // The other page hears of it over the wire.
      await page.waitForTimeout(20);
    }
    expect(await secretsOn(harkonnen.page)).toEqual(NOTHING);
    expect((await secretsOn(atreides.page)).goals).toBe(true);
    expect(heard.join()).not.toContain('secret-objective');

    // Both stand at the same moment of the same war.
    const steps = () => Promise.all(both.map(({ page }) => page.getAttribute('main.table', 'data-step')));
    await expect.poll(async () => new Set(await steps()).size).toBe(1);
    const legions = () => Promise.all(both.map(({ page }) => page.locator('.chip').count()));
    const [mine, theirs] = await legions();
    expect(mine).toBe(theirs);
    expect(problemsOf(...both)).toEqual([]);
    for (const { context } of both) await context.close();
  });
});
