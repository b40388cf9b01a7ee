import type { ArrakisView } from '@sietch/arrakis';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play, playUnseen } from './driver';
import { unseen } from './eyes';
import { cutOff, lostWords, smallLetters, smallTargets } from './layout';
import { BOT, type Moment, openPlayed, PERSON, playedOut } from './prepared';
import { begin } from './war-begin';
import { clickWarlike } from './war-driver';

const QUERY = '?pace=0&bot=random&seed=war1';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    selector,
  );
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;

/** Until so many of something are on the screen. */
async function playUntil(page: Page, selector: string, n: number): Promise<void> {
  await unseen([page], async () => {
    for (let clicks = 0; (await page.locator(selector).count()) < n; clicks++) {
      if (clicks > 300) throw new Error(`There is no ${selector}.`);
      // Only while a question stands does nothing move any more.
      await play(page, (look, made) => made >= 1 && look.state === 'asked', clickWarlike);
    }
  });
}

/** A side's first question of a battle; the way there is played outside the page. */
async function openBattle(page: Page, side: 'atreides' | 'harkonnen'): Promise<void> {
  const mine = side === 'atreides' ? 0 : 1;
  const war = playedOut(
    'arrakis',
    { players: 2 },
    'layout',
    ({ seats: [seat] }, view) => seat === mine && (view() as ArrakisView).battle !== undefined,
  );
  await openPlayed(page, war, mine === 0 ? [PERSON, BOT] : [BOT, PERSON], side);
}

describe('the war on screens of every size', () => {
  it('a hand of seven shows every name whole, and covers neither itself nor the dashboards', async () => {
    const isFull: Moment = ({ kind }, view) => {
      const { side, factions } = view() as ArrakisView;
      if (kind !== 'turn' || side !== 'harkonnen') return false;
      return (factions.harkonnen.dashboards[0]?.hand?.length ?? 0) >= 7;
    };
    const played = playedOut('arrakis', { players: 2, confirmTurns: true }, 'hand harkonnen 0', isFull);
    for (const [width, height] of [
      [1440, 900],
      [1366, 768],
      [1280, 720],
      [1024, 768],
    ] as const) {
      const { page, problems, context } = await stage.visit(
        { viewport: { width, height }, locale: 'uk-UA' },
        QUERY,
      );
      await openPlayed(page, played, [BOT, PERSON]);
      await page.waitForSelector('.hand .in-rows .card');
      expect(await lostWords(page)).toEqual([]);
      const cards = await boxes(page, '.hand .card');
      expect(cards).toHaveLength(7);
      cards.forEach((card, i) => {
        for (const other of cards.slice(i + 1)) expect(overlap(card, other)).toBe(false);
      });
      const [map] = await boxes(page, '.map-pane > svg');
      expect((map?.bottom ?? 0) - (map?.top ?? 0)).toBeGreaterThan(380);
      expect(await cutOff(page)).toEqual([]);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('a low laptop shows every letter, whole cards and a story one can read', async () => {
    for (const [width, height, usual] of [
      [1366, 768, 112],
      [1280, 720, 98],
    ] as const) {
      const { page, problems, context } = await stage.visit(
        { viewport: { width, height }, locale: 'uk-UA' },
        QUERY,
      );
      await begin(page, 'atreides');
      await playUntil(page, '.ask [data-choice^="legion@"]', 2);
      await page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));
      await page.reload();
      await page.waitForSelector('.ask [data-choice^="legion@"]');
      expect(await smallLetters(page)).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      const cards = await boxes(page, '.hand .card');
      expect(cards.length).toBeGreaterThan(0);
      for (const [i, card] of cards.entries())
        if (i > 0) expect(card.left).toBeGreaterThanOrEqual(cards[i - 1]?.right ?? 0);
      const [ask] = await boxes(page, '.ask');
      // A long question takes from the story; whoever turns to that gets it back.
      const longer = Math.max(0, (ask?.bottom ?? 0) - (ask?.top ?? 0) - usual);
      const high = ({ top, bottom }: Box) => bottom - top;
      const log = async () => (await boxes(page, '.story .log')).map(high)[0] ?? 0;
      expect((await log()) + longer).toBeGreaterThanOrEqual(200);
      await page.locator('.story .log ol').focus();
      expect(await log()).toBeGreaterThanOrEqual(250);
      // It lies over the tracks meanwhile, and goes back by itself.
      const before = (await boxes(page, '.war-side .story')).map(high)[0] ?? 0;
      await page.keyboard.press('Escape');
      expect(await log()).toBeCloseTo(before);
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('figures that reach beyond a small area are touched for the area they stand in', async () => {
    const { page, problems, context } = await stage.visit({ viewport: { width: 1366, height: 768 } }, QUERY);
    await begin(page, 'harkonnen');
    await playUntil(page, '.place.lit[data-ref="area:north-pole"]', 1);
    const [cell] = await boxes(page, '.place[data-ref="area:north-pole"] > path');
    const legions = await boxes(page, '[data-figures="area:north-pole"] rect');
    const legion = legions.find(({ bottom }) => bottom > (cell?.bottom ?? 0));
    if (legion === undefined) throw new Error('The legion stands within its area.');
    await page.mouse.click((legion.left + legion.right) / 2, legion.bottom - 2);
    await page.waitForSelector('.place.selected[data-ref="area:north-pole"]');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a hint lies beside the way back on a low laptop, not below it', async () => {
    const { page, problems, context } = await stage.visit({ viewport: { width: 1366, height: 768 } }, QUERY);
    await begin(page, 'harkonnen');
    await playUntil(page, '.ask.hinted.undoable [data-hint]', 1);
    const [hint] = await boxes(page, '[data-hint]');
    const [undo] = await boxes(page, '[data-undo]');
    if (hint === undefined || undo === undefined) throw new Error('Hint and undo are not both there.');
    expect(overlap(hint, undo)).toBe(false);
    await page.click('[data-hint]');
    await page.waitForSelector('.ask-hint');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('an upright tablet shows the whole planet above the question, the hand and the pages', async () => {
    for (const [width, height] of [
      [820, 1180],
      [768, 1024],
    ] as const) {
      const { page, problems, context } = await stage.visit(
        { viewport: { width, height }, locale: 'uk-UA', hasTouch: true },
        QUERY,
      );
      await begin(page, 'atreides');
      await playUnseen(page, (look, clicks) => clicks >= 12 && look.state === 'asked');
      await page.waitForSelector('.war-tablet');
      for (const tab of [0, 1, 2]) {
        await page.locator('.tab').nth(tab).click();
        await expectAccessible(page);
        expect(await cutOff(page)).toEqual([]);
      }
      // Buttons of the map lie beside the planet, over no area.
      const [planet] = await boxes(page, '.war-map .land');
      const [buttons] = await boxes(page, '.map-buttons');
      expect(planet !== undefined && buttons !== undefined && overlap(planet, buttons)).toBe(false);
      // A fight brings its page by itself.
      if (width === 820) {
        await openBattle(page, 'atreides');
        await page.waitForSelector('.fighter');
        expect(await page.locator('.war-pages .battle .fighter').count()).toBeGreaterThan(0);
      }
      expect(problems).toEqual([]);
      await context.close();
    }
  });

  it('a tablet lying on its side keeps everything on the screen, a battle too', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 1180, height: 820 }, locale: 'uk-UA', hasTouch: true },
      QUERY,
    );
    await begin(page, 'harkonnen');
    await playUnseen(page, (look, clicks) => clicks >= 12 && look.state === 'asked');
    expect(await cutOff(page)).toEqual([]);
    await openBattle(page, 'harkonnen');
    await page.locator('.fighter').nth(1).waitFor();
    expect(await cutOff(page)).toEqual([]);
    for (const { bottom } of await boxes(page, '.fighter')) expect(bottom).toBeLessThanOrEqual(820);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a small tablet lying on its side has the planet beside the question, not above it', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 1024, height: 768 }, locale: 'uk-UA', hasTouch: true },
      QUERY,
    );
    await begin(page, 'atreides');
    await playUnseen(page, (look, clicks) => clicks >= 12 && look.state === 'asked');
    await page.waitForSelector('.war-tablet.flat');
    const [map] = await boxes(page, '.map-pane > svg');
    const [ask] = await boxes(page, '.ask');
    expect((map?.right ?? 0) - (map?.left ?? 0)).toBeGreaterThan(500);
    expect(ask?.left).toBeGreaterThanOrEqual(map?.right ?? 0);
    for (let tab = 0; tab < 4; tab++) {
      await page.locator('.tab').nth(tab).click();
      expect(await cutOff(page)).toEqual([]);
    }
    await expectAccessible(page);
    await openBattle(page, 'atreides');
    await page.waitForSelector('.fighter');
    expect(await page.locator('.war-pages .battle .fighter').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('on a phone dice have names, and the buttons of the map lie over no area', async () => {
    const { page, problems, context } = await stage.visit(
      { viewport: { width: 390, height: 844 }, locale: 'uk-UA', hasTouch: true },
      QUERY,
    );
    await begin(page, 'harkonnen');
    await playUntil(page, '.ask [data-choice^="die:"]', 4);
    expect(await smallLetters(page)).toEqual([]);
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.ask [data-choice^="die:"]')].map((die) => {
        const { fontSize } = getComputedStyle(die);
        return [
          die.textContent.trim().length > 3,
          Number.parseFloat(fontSize) >= 10,
          die.scrollWidth <= die.clientWidth,
        ];
      }),
    );
    for (const die of named) expect(die).toEqual([true, true, true]);
    expect(await smallTargets(page)).toEqual([]);
    const [map] = await boxes(page, '.map-pane > svg');
    const [buttons] = await boxes(page, '.map-buttons');
    expect(map !== undefined && buttons !== undefined && overlap(map, buttons)).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });
});
