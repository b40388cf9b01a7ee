import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { clickLit, playUnseen as play } from './driver';
import { cutOff, smallTargets } from './layout';
import { BOT, openBeforeTheEnd, PERSON, playedOut } from './prepared';

const QUERY = '?pace=0&bot=random&seed=six';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** From the home screen to a table of six, people at these seats and bots at the others. */
async function begin(page: Page, people: readonly number[]): Promise<void> {
  await page.click('[data-setup="uprising"]');
  await page.click('fieldset:first-of-type [data-pick="6"]');
  for (let seat = 5; seat >= 0; seat--)
    await page.locator(`[data-person="${seat}"]`).setChecked(people.includes(seat));
  await page.click('[data-start]');
  await page.waitForSelector('main.table');
}

describe('six players in two teams', () => {
  it('are laid out for a commander among bots, played to the end and told team by team', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    await begin(page, [0]);
    // However many spaces are open to him, a commander finds how to reveal.
    await page.waitForSelector('.ask:not(.quiet)');
    expect(await page.locator('.choice[data-choice^="reveal"]').count()).toBe(2);
    const settle = () => play(page, (look, clicks) => clicks >= 9 && look.state === 'asked');
    await settle();
    // Six panels in two teams, one's own first; the boards of both commanders; an army for every ally.
    expect(await page.locator('.team').count()).toBe(2);
    expect(await page.locator('.team.ours .player').count()).toBe(3);
    expect(await page.locator('.player').count()).toBe(6);
    expect(await page.locator('.personal-board').count()).toBe(2);
    expect(await page.locator('.personal-board .space').count()).toBe(4);
    expect(await page.locator('.faction').count()).toBe(4);
    expect(await page.locator('.army').count()).toBe(4);
    expect(await page.locator('.arrakis .space').count()).toBe(9);
    // Every seat has a sign of its own, not only a colour.
    const marks = await page
      .locator('.player .player-head .seat-mark path')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
    expect(new Set(marks).size).toBe(6);
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await cutOff(page)).toEqual([]);
      await expectAccessible(page);
      await page.click('[data-lang="uk"]');
      expect(await cutOff(page)).toEqual([]);
      await page.click('[data-lang="en"]');
    }
    const last = playedOut('uprising', { players: 6 }, 'six');
    await openBeforeTheEnd(page, last, 20, [PERSON, BOT, BOT, BOT, BOT, BOT]);
    await play(page);
    await page.waitForSelector('.team-standings');
    expect(await page.locator('.team-standings section').count()).toBe(2);
    expect(await page.locator('.team-standings .standings li').count()).toBe(6);
    // How the teams' points grew; the chances of an analysis are told above it, as soon as they are known.
    await page.waitForSelector('.charts .chart');
    expect(await page.locator('.charts .chart').first().locator('.line').count()).toBe(2);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('leave room on a small tablet for the story, and for the whole list over the board', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 1024, height: 768 }, hasTouch: true },
      QUERY,
    );
    await begin(page, [0]);
    await play(page, ({ state }) => state === 'asked');
    const story = await page.locator('.side .story').boundingBox();
    expect(story?.height).toBeGreaterThan(200);
    expect((story?.y ?? 0) + (story?.height ?? 0)).toBeLessThanOrEqual(768);
    const board = () => page.locator('.pages').boundingBox();
    const before = await board();
    await page.click('.ask [aria-expanded="false"]');
    const last = page.locator('.ask [aria-expanded="true"]');
    await last.scrollIntoViewIfNeeded();
    // The list is seen, and the board keeps its room beneath it.
    expect(
      await last.evaluate((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
    expect((await board())?.height).toBeGreaterThanOrEqual(before?.height ?? 0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('say through whom a commander acts, and ask his ally in the midst of his turn', async () => {
    const { page, problems, context } = await stage.visit({}, QUERY);
    // Muad’Dib and his allies at one screen, bots at the other seats.
    await begin(page, [0, 2, 4]);
    let found = false;
    const towardsBattle = async (at: Page, turn: number): Promise<string> => {
      found = (await at.locator('.ask-sentence', { hasText: 'activates you' }).count()) > 0;
      if (found) return '';
      const battle = at.locator('.touchable.lit[data-ref="space:desert-mastery"]');
      if ((await battle.count()) === 0) return clickLit(at, turn);
      await battle.dispatchEvent('click');
      return 'space:desert-mastery';
    };
    await play(page, () => found, towardsBattle);
    // Both panels tell it, the sentence does, and it is the ally who looks.
    expect(await page.locator('.ask-acting').innerText()).toContain('Muad’Dib, through');
    expect(await page.locator('.acts').count()).toBe(2);
    expect(await page.locator('.team.ours .player.active .acts').count()).toBe(1);
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('fit a phone, in Ukrainian, where two allies share the screen', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 390, height: 844 }, locale: 'uk-UA', hasTouch: true },
      QUERY,
    );
    await begin(page, [2, 4]);
    await play(page, (look, clicks) => clicks >= 12 && look.state === 'asked');
    const tabs = await page.locator('.tab').count();
    for (let tab = 0; tab < tabs; tab++) {
      await page.locator('.tab').nth(tab).click();
      await expectAccessible(page);
      expect(await cutOff(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }
    const words = (await page.locator('main').allInnerTexts()).join(' ').replace(/\b[IVX]+\b/g, '');
    expect(words).not.toMatch(/[a-z]{3,}/i);
    expect(problems).toEqual([]);
    await context.close();
  });
});
