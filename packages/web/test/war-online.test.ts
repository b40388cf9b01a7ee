import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENCE, type Visit } from './browser';
import { play } from './driver';
import { atTable, makeTable, type OnlineStage, openOnline, problemsOf, sit } from './online-stage';
import { hasServer } from './server';
import { clickWarlike } from './war-driver';

/** What a page shows of the things the Atreides keep to themselves. */
async function secretsOn(page: Page) {
  const ranks = await page.locator('.feature-sietch:not(.shown) text').allTextContents();
  return {
    knownTokens: (await page.locator('.figure .known').count()) > 0,
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

/** Waits until both pages show the same moment, with no choice on its way; tells what stands on each. */
async function sameMoment(both: readonly Visit[]): Promise<readonly Moment[]> {
  let moments: readonly Moment[] = [];
  const apart = async () => {
    moments = await Promise.all(both.map(({ page }) => momentOn(page)));
    return new Set(moments.map(({ step }) => step)).size > 1 || moments.some(({ busy }) => busy);
  };
  await expect.poll(apart, { timeout: PATIENCE }).toBe(false);
  return moments;
}

interface Moment {
  readonly step: number;
  readonly busy: boolean;
  readonly figures: number;
  /** During a battle the tracks make room for it. */
  readonly tracks: boolean;
}

const momentOn = (page: Page): Promise<Moment> =>
  page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('main.table');
    return {
      step: Number(table?.dataset.step),
      busy: table === null || table.querySelector('.awaiting') !== null,
      figures: document.querySelectorAll('.figure').length,
      tracks: document.querySelector('.prescience') !== null,
    };
  });

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
    // Every shuffle makes another war: it is left at the first moment after these choices at which no battle is fought.
    let choices = 0;
    let moments = await sameMoment(both);
    for (let turn = 0; choices < 60 || !moments.every(({ tracks }) => tracks); turn++) {
      if (choices > 400) throw new Error('This battle never ends.');
      const { page } = both[turn % 2] as Visit;
      choices += await play(page, (look, clicks) => look.state !== 'asked' || clicks >= 20, clickWarlike);
      moments = await sameMoment(both);
    }
    expect(await secretsOn(harkonnen.page)).toEqual(NOTHING);
    expect((await secretsOn(atreides.page)).goals).toBe(true);
    expect(heard.join()).not.toContain('secret-objective');
    const [mine, theirs] = moments;
    expect(mine?.figures).toBeGreaterThan(0);
    expect(mine).toEqual(theirs);
    expect(problemsOf(...both)).toEqual([]);
    for (const { context } of both) await context.close();
  });

  it('a bot may play on for the only person, however quickly', async () => {
    const { stage } = online;
    const me = await stage.visit();
    await makeTable(stage, me, 'Оля', { game: 'arrakis', seats: ['open', 'bot'] });
    await atTable(me);
    await me.page.waitForSelector('.ask:not(.quiet)');
    await me.page.click('[data-menu]');
    await me.page.click('[data-leave]');
    await me.page.waitForFunction(() => {
      const step = Number(document.querySelector<HTMLElement>('main.table')?.dataset.step ?? 0);
      return step > 300 || document.querySelector('main.end, [data-trouble]') !== null;
    });
    expect(await me.page.locator('[data-trouble]').count()).toBe(0);
    expect(problemsOf(me)).toEqual([]);
    await me.context.close();
  });
});
