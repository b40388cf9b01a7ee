import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play } from './driver';
import { PHONE, playUntil, sendAgents, toAFullTable } from './full-table';
import { smallTargets } from './layout';
import { BOT, openPlayed, PERSON, playedOut } from './prepared';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('a phone', () => {
  it.each(['imperium', 'uprising', 'arrakis'])('held sideways plays %s', async (game) => {
    const { page, context } = await stage.visit({
      viewport: { width: 844, height: 390 },
      locale: 'uk-UA',
      hasTouch: true,
    });
    // Pages of a phone turn by themselves only where they are laid out.
    await toAFullTable(page, game, play);
    const boxes = await page.evaluate(() =>
      ['.page:not([inert])', '.ask', '.hand'].map((part) => {
        const { left, right, top, bottom } =
          document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { left, right, top, bottom };
      }),
    );
    const [board, ask, hand] = boxes;
    expect((board?.bottom ?? 0) - (board?.top ?? 0)).toBeGreaterThan(280);
    // Board and question stand side by side, and the hand below the question: nothing hides anything.
    expect(ask?.left).toBeGreaterThanOrEqual(board?.right ?? 0);
    expect(hand?.left).toBeGreaterThanOrEqual(board?.right ?? 0);
    expect(hand?.top).toBeGreaterThanOrEqual((ask?.bottom ?? 0) - 1);
    expect(hand?.bottom).toBeLessThanOrEqual(391);
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await context.close();
  });

  it('shows the Baron’s six pairs of tokens without scrolling', async () => {
    const { page, context } = await stage.visit({ ...PHONE, locale: 'uk-UA' });
    await page.click('[data-setup="imperium"]');
    await page.click('[data-pick="choose"]');
    await page.click('[data-start]');
    await page.click('[data-ref="leader:baron-vladimir-harkonnen"]');
    await page.waitForSelector('[data-choice^="tokens:"]');
    expect(await page.locator('[data-choice^="tokens:"]').count()).toBe(6);
    const hidden = await page.$eval('.ask', (box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    expect(await smallTargets(page)).toEqual([]);
    await context.close();
  });

  it('keeps the size of the map, however many answers there are', async () => {
    const { page, context } = await stage.visit({ ...PHONE, locale: 'uk-UA' });
    const heights: number[] = [];
    const answers: number[] = [];
    for (const most of [2, 8]) {
      const many = (n: number) => (most === 2 ? n <= most : n > most);
      const war = playedOut(
        'arrakis',
        { players: 2 },
        'phone w1',
        ({ kind, seats: [seat] }, view, choices) =>
          choices > 100 && seat === 1 && kind === 'area' && many(view().decision?.choices?.length ?? 0),
      );
      await openPlayed(page, war, [BOT, PERSON], `answers-${most}`);
      await page.waitForSelector('.page-map .war-map');
      const folded = page.locator('.ask [aria-expanded="false"]');
      if ((await folded.count()) > 0) await folded.click();
      answers.push(await page.locator('.ask .choice').count());
      heights.push(await page.$eval('.page-map', (map) => map.clientHeight));
    }
    expect(answers[1]).toBeGreaterThanOrEqual(8);
    expect(answers[0]).toBeLessThan(4);
    expect(new Set(heights).size).toBe(1);
    expect(await smallTargets(page)).toEqual([]);
    await context.close();
  });

  it('gives the hint that was asked for beside what was done for the player', async () => {
    const { page, problems, context } = await stage.visit(PHONE, '?pace=0&bot=random&seed=d4');
    await page.click('[data-play="uprising"]');
    await playUntil(page, '.ask-done ~ [data-hint]', sendAgents);
    await page.click('[data-hint]');
    expect(await page.locator('.ask-hint').isVisible()).toBe(true);
    expect(await page.locator('.ask-done').isVisible()).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});
