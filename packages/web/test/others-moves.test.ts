import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play, playUnseen } from './driver';
import { playUntil, sendAgents } from './full-table';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('what others did, and what was done for a player', () => {
  it('what others did can be stepped through, and the table shows it', async () => {
    const { page, problems, context } = await stage.visit({}, '?pace=1&bot=random&seed=story');
    await page.click('[data-play="imperium"]');
    await page.waitForSelector('main.table');
    await playUnseen(page, (look, clicks) => clicks > 4 && look.state === 'asked');
    await playUntil(page, '[data-earlier]');
    const now = await page.getAttribute('main.table', 'data-step');
    const news = await page.locator('.summary li').count();
    for (let i = 0; i < news; i++) await page.click('[data-earlier]:enabled');
    expect(Number(await page.getAttribute('main.table', 'data-step'))).toBeLessThan(Number(now));
    expect(await page.locator('.touchable.lit').count()).toBe(0);
    expect(await page.locator('.summary li[aria-current]').count()).toBe(1);
    await expectAccessible(page);
    await page.click('[data-now]');
    await page.waitForSelector(`main.table[data-step="${now}"]`);
    await page.waitForSelector('.choice');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a hand that was revealed for a player is told beside the question, and among the news', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await playUntil(page, '.ask-done', sendAgents);
    expect(await page.textContent('.ask-done')).toContain('reveals:');
    // The question above it is not covered, and nothing of it is cut off.
    const [asked, done] = await Promise.all(
      ['.ask-sentence', '.ask-done'].map((part) =>
        page.$eval(part, (box) => {
          const { top, bottom } = box.getBoundingClientRect();
          return { top, bottom, hidden: box.scrollHeight - box.clientHeight };
        }),
      ),
    );
    expect(done?.top).toBeGreaterThanOrEqual(asked?.bottom ?? Number.NaN);
    expect(done?.hidden).toBeLessThanOrEqual(1);
    expect(await page.textContent('.summary li:last-child')).toContain('reveals:');
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    { width: 1366, height: 768 },
    { width: 1280, height: 720 },
  ])(
    'on a low laptop of $width×$height it is told in lines that can be read, or not there',
    async (viewport) => {
      const { page, context } = await stage.visit({ viewport, locale: 'uk-UA' });
      await page.click('[data-play="imperium"]');
      await playUntil(page, '.ask-done', sendAgents);
      const width = () => page.$eval('.ask-done', (box) => (box as HTMLElement).offsetWidth);
      const answers = await page.locator('.ask-choices > *').count();
      expect(answers).toBeGreaterThan(4);
      expect(await width()).toBe(0);
      await page.$$eval('.ask-choices > :nth-child(n + 4)', (some) => {
        for (const answer of some) answer.remove();
      });
      await page.$eval('.ask-choices', (box) => box.classList.remove('many'));
      expect(await width()).toBeGreaterThanOrEqual(180);
      await context.close();
    },
  );

  it.each(['no-preference', 'reduce'] as const)(
    'pieces of others fly with motion: %s',
    async (reducedMotion) => {
      const { page, problems, context } = await stage.visit({ reducedMotion });
      await page.evaluate(() => {
        const store = globalThis as unknown as { flown: number };
        store.flown = 0;
        const isFlight = (node: Node) => node instanceof Element && node.classList.contains('flight');
        new MutationObserver((changes) => {
          store.flown += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter(isFlight).length;
        }).observe(document.body, { childList: true, subtree: true });
      });
      await page.click('[data-play="imperium"]');
      await play(page, (look, clicks) => clicks >= 8 && look.state === 'asked');
      const flown = await page.evaluate(() => (globalThis as unknown as { flown: number }).flown);
      if (reducedMotion === 'reduce') expect(flown).toBe(0);
      else expect(flown).toBeGreaterThan(3);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
