import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { play, playUnseen } from './driver';
import { playUntil } from './full-table';
import { cutOff, lostWords, questionHeight, underTheQuestion } from './layout';
import { BOT, openBeforeTheEnd, PERSON, playedOut } from './prepared';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
] as const;

const LOW_LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
] as const;

describe('a laptop', () => {
  it.each(LAPTOPS)('on a laptop of $width×$height no question hides a reward', async (viewport) => {
    const { page, context } = await stage.visit(
      { viewport, locale: 'uk-UA' },
      '?pace=0&bot=eager&seed=rewards',
    );
    await page.click('[data-play="uprising"]');
    await page.waitForSelector('main.table');
    let looked = 0;
    for (; looked < 12; looked++) {
      await playUnseen(page, (look, clicks) => clicks >= 4 && look.state === 'asked');
      // The screen of the end may be longer than the window.
      if ((await page.locator('main.table').count()) === 0) break;
      const lost = async () =>
        (await cutOff(page)).filter((text) => /conflict-card|space-text|the page/.test(text));
      // Texts are fitted when the page has drawn them: a busy machine takes a while.
      await expect.poll(lost, { timeout: 10_000 }).toEqual([]);
    }
    expect(looked).toBeGreaterThan(8);
    await context.close();
  });

  it('on low laptops the question has one height and covers nothing, while cards are bought too', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: LOW_LAPTOPS[0], locale: 'uk-UA' },
      '?pace=0&bot=eager&seed=rewards',
    );
    await page.click('[data-play="imperium"]');
    await page.waitForSelector('main.table');
    const heights = new Set<number>();
    let bought = 0;
    let hinted = 0;
    for (let looked = 0; looked < 24; looked++) {
      await playUnseen(page, (look, clicks) => clicks >= 1 && look.state === 'asked');
      await page.setViewportSize(LOW_LAPTOPS[looked % LOW_LAPTOPS.length] ?? LOW_LAPTOPS[0]);
      expect(await underTheQuestion(page)).toEqual([]);
      const { height, hidden } = await questionHeight(page);
      heights.add(height);
      expect(hidden).toBeLessThanOrEqual(1);
      if ((await page.locator('.buying').count()) > 0) bought++;
      if ((await page.locator('.ask [data-hint]').count()) > 0) hinted++;
    }
    expect([...heights]).toHaveLength(1);
    expect(bought).toBeGreaterThan(1);
    expect(hinted).toBeGreaterThan(1);
    for (const size of LOW_LAPTOPS) {
      await page.setViewportSize(size);
      expect(await cutOff(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(LOW_LAPTOPS)(
    'at $width×$height a space of a faction stays within its panel with an agent on it',
    async (viewport) => {
      const { page, context } = await stage.visit({ viewport, locale: 'uk-UA' });
      await page.click('[data-play="imperium"]');
      await page.waitForSelector('.faction .space');
      await page.$$eval('.faction .space', (spaces) => {
        for (const space of spaces) space.classList.add('manned');
      });
      const beyond = await page.$$eval('.faction', (panels) =>
        panels.flatMap((panel) =>
          [...panel.querySelectorAll('.space')]
            .filter((space) => space.getBoundingClientRect().bottom > panel.getBoundingClientRect().bottom)
            .map((space) => space.textContent),
        ),
      );
      expect(beyond).toEqual([]);
      await context.close();
    },
  );

  it('on a laptop a space keeps its lines when it can be chosen no more', async () => {
    const { page, context } = await stage.visit({}, '?pace=0&bot=random&seed=stage');
    await page.click('[data-play="uprising"]');
    await playUntil(page, '.space.upright.lit');
    const heights = () =>
      page.$$eval('.council .space', (spaces) => spaces.map((space) => space.clientHeight));
    const asked = await heights();
    await page.$$eval('.council .space', (spaces) => {
      for (const space of spaces) space.classList.toggle('refused');
    });
    expect(await heights()).toEqual(asked);
    await context.close();
  });

  it('on a laptop the question has one height, and all its answers are in sight', async () => {
    const { page, problems, context } = await stage.visit({ locale: 'uk-UA' }, '?pace=0&bot=eager&seed=s2');
    await page.click('[data-play="uprising"]');
    await page.waitForSelector('main.table');
    const heights = new Set<number>();
    for (let looked = 0; looked < 16; looked++) {
      await playUnseen(page, (look, clicks) => clicks >= 1 && look.state === 'asked');
      const { height, hidden } = await questionHeight(page);
      heights.add(height);
      expect(hidden).toBeLessThanOrEqual(1);
      expect(await underTheQuestion(page)).toEqual([]);
    }
    expect([...heights]).toHaveLength(1);
    expect(await cutOff(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(['large', 'largest'])(
    'in %s letters every reward of a conflict can still be read',
    async (size) => {
      const { page, context } = await stage.visit({ locale: 'uk-UA' });
      await prefer(page, 'textSize', size);
      const played = playedOut('uprising', { players: 4, choam: true }, 's0');
      await openBeforeTheEnd(page, played, played.keys.length - 368, [BOT, PERSON, BOT, BOT]);
      await play(page, ({ state }) => state === 'asked');
      expect(await page.locator('.conflict-card .reward').count()).toBe(3);
      expect(await lostWords(page, '.conflict-card')).toEqual([]);
      expect(await lostWords(page)).toEqual([]);
      await context.close();
    },
  );
});
