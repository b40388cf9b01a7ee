import { writeRecord } from '@sietch/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { QUERY, Stage } from './browser';
import { cutOff } from './layout';
import { playedOut } from './prepared';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const SCREENS = {
  'a small tablet laid flat': { width: 1024, height: 768 },
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
};

describe('a replay with all eyes', () => {
  it.each(Object.entries(SCREENS))('shows all hands above the time line on %s', async (_, viewport) => {
    const { page, context } = await stage.visit({ viewport, hasTouch: true });
    for (const [game, options] of [
      ['imperium', { players: 3 }],
      ['arrakis', { players: 1 }],
    ] as const) {
      const { record } = playedOut(game, options, 'watched');
      await page.goto(`${stage.address}${QUERY}#/`);
      await page.setInputFiles('input[type="file"]', {
        name: 'game.json',
        mimeType: 'application/json',
        buffer: Buffer.from(writeRecord(record)),
      });
      await page.locator('.time-line input').fill('60');
      await page.waitForSelector('main.table[data-step="60"]');
      await page.selectOption('[data-eyes]', 'all');
      await page.waitForSelector('.open-hands', { state: 'attached' });
      const [hands, line] = await page.evaluate(() =>
        ['.open-hands', '.time-line'].map((name) => {
          const { top, bottom, right, width } =
            document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
          return { top, bottom, right, width };
        }),
      );
      if (hands === undefined || line === undefined) throw new Error('Nothing was measured.');
      expect(hands.width, game).toBeGreaterThan(200);
      expect(hands.bottom - hands.top, game).toBeGreaterThan(60);
      expect(hands.bottom, game).toBeLessThanOrEqual(line.top + 1);
      expect(line.right, game).toBeLessThanOrEqual(viewport.width);
      expect(line.bottom, game).toBeLessThanOrEqual(viewport.height);
    }
    await context.close();
  });
});

describe('a replay by the eyes of a seat', () => {
  it.each(['imperium', 'arrakis'] as const)('says whose hand it shows: %s', async (game) => {
    const { page, context } = await stage.visit();
    const { record } = playedOut(game, game === 'arrakis' ? { players: 2 } : { players: 3 }, 'watched');
    await page.setInputFiles('input[type="file"]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeRecord(record)),
    });
    await page.locator('.time-line input').fill('60');
    await page.waitForSelector('main.table[data-step="60"]');
    const titles = [];
    for (const seat of ['0', '1']) {
      await page.selectOption('[data-eyes]', seat);
      await page.waitForSelector(`.hand[aria-label^="Hand: "]:not([aria-label="${titles[0]}"])`);
      titles.push(await page.getAttribute('.hand', 'aria-label'));
    }
    expect(titles[0]).not.toBe(titles[1]);
    await context.close();
  });
});

describe('a replay on a low laptop', () => {
  it.each([
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ])('keeps the row above the time line, and nothing of it is cut at $width×$height', async (viewport) => {
    const { page, context } = await stage.visit({ viewport, locale: 'uk-UA' });
    const { record } = playedOut('imperium', { players: 4 }, 'watched');
    await page.setInputFiles('input[type="file"]', {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(writeRecord(record)),
    });
    // Cards lie whole until there is a battle, which is fought with intrigues.
    for (const step of ['20', '86']) {
      await page.locator('.time-line input').fill(step);
      await page.waitForSelector(`main.table[data-step="${step}"]`);
      const [cards = 0, slips = 0, line = 0] = await page.evaluate(() =>
        ['.row-cards > :last-child', '.reserve > :last-child', '.time-line'].map((name) => {
          const { top = 0, bottom = 0 } = document.querySelector(name)?.getBoundingClientRect() ?? {};
          return name === '.time-line' ? top : bottom;
        }),
      );
      expect(Math.max(cards, slips), step).toBeLessThanOrEqual(line);
      expect(await cutOff(page), step).toEqual([]);
    }
    expect(await page.locator('.market.brief').count()).toBe(1);
    await context.close();
  });
});
