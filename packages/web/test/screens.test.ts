import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play, playUnseen } from './driver';
import { unseen } from './eyes';
import { coveredCards, cutOff, lostWords, questionHeight, smallTargets, underTheQuestion } from './layout';
import { BOT, openBeforeTheEnd, PERSON, playedOut } from './prepared';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const TABLETS = [
  { name: 'held upright', viewport: { width: 820, height: 1180 } },
  { name: 'laid flat', viewport: { width: 1180, height: 820 } },
] as const;

const LAPTOPS = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
] as const;

const LOW_LAPTOPS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
] as const;

async function toAFullTable(page: Page, game: string, way = playUnseen): Promise<void> {
  await page.click(`[data-play="${game}"]`);
  await page.waitForSelector('main.table');
  await way(page, (look, clicks) => clicks >= 20 && look.state === 'asked');
}

/** Plays on until the page shows something. */
async function playUntil(
  page: Page,
  selector: string,
  click?: (page: Page) => Promise<string>,
): Promise<void> {
  await page.waitForSelector('main.table');
  await unseen([page], async () => {
    for (let i = 0; i < 120 && (await page.locator(selector).count()) === 0; i++)
      await play(page, (look, clicks) => clicks >= 1 && look.state === 'asked', click);
  });
  expect(await page.locator(selector).count()).toBeGreaterThan(0);
}

/** Sends an agent with the first card to the first space, as long as there is one; nothing is revealed by choice. */
function sendAgents(page: Page): Promise<string> {
  return page.evaluate(() => {
    const held = '.hand :is(.card, .strip)';
    const agents = document.querySelector(`${held}.selected`) === null ? `${held}.lit` : '.space.lit';
    const picked =
      document.querySelector<HTMLElement>(agents) ??
      [...document.querySelectorAll<HTMLElement>('.choice')].at(-1);
    picked?.click();
    return picked?.dataset.ref ?? '';
  });
}

describe('the screens', () => {
  it('help, symbols, settings and the log can be used by everyone', async () => {
    const { page, context } = await stage.visit();
    await toAFullTable(page, 'uprising');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .help section');
    await expectAccessible(page);
    for (const part of ['symbols', 'settings']) {
      await page.click(`[data-help="${part}"]`);
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.keyboard.press('l');
    await page.waitForSelector('dialog .log li');
    await expectAccessible(page);
    const all = await page.locator('dialog .log li').count();
    await page.click('[data-log-seat="1"]');
    await page.click('[data-log-topic="cards"]');
    const some = await page.locator('dialog .log li').count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await context.close();
  });

  it('what cannot be opened says why, and the way home', async () => {
    const { page, problems, context } = await stage.visit();
    await page.goto(`${stage.address}#/game/gone`);
    await page.waitForSelector('[data-trouble="unknown-table"]');
    expect(await page.textContent('h1')).toBe('This game cannot be opened');
    await expectAccessible(page);
    await page.getByText('Home').click();
    const list = { name: 'list.json', mimeType: 'application/json', buffer: Buffer.from('{"milk": 2}') };
    await page.setInputFiles('input[type="file"]', list);
    await page.waitForSelector('[data-trouble="bad-record"]');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a screen that breaks says so and offers a reload', async () => {
    const { page, context } = await stage.visit();
    await page.route('**/presenter-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const imperiumPresenter = {};' }),
    );
    await page.click('[data-play="imperium"]');
    await page.waitForSelector('[data-trouble="broken"]');
    await expectAccessible(page);
    await page.unroute('**/presenter-*.js');
    await page.click('[data-reload]');
    await page.waitForSelector('.hand .card.lit');
    await context.close();
  });

  it('an engine that breaks in the middle of a game says so; a reload goes on', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await page.waitForSelector('.hand .card.lit');
    const step = await page.getAttribute('main.table', 'data-step');
    await page.workers()[0]?.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken on purpose');
      });
    });
    await page.waitForSelector('[data-problem="broken"]');
    await expectAccessible(page);
    await page.click('[data-problem] button');
    await page.waitForSelector(`main.table[data-step="${step}"] .hand .card.lit`);
    expect(await page.locator('[data-problem]').count()).toBe(0);
    await context.close();
  });

  it('a game whose part cannot be fetched says so instead of setting the table for ever', async () => {
    const { page, context } = await stage.visit();
    await page.route('**/presenter-*.js', (route) => route.fulfill({ status: 404 }));
    await page.click('[data-play="uprising"]');
    await page.waitForSelector('[data-trouble="broken"]');
    await context.close();
  });

  it('the leaders’ choice can be read and used by everyone', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-setup="uprising"]');
    await page.click('[data-pick="choose"]');
    await page.click('[data-start]');
    await page.waitForSelector('.leader-face.lit');
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    await context.close();
  });

  it('Uprising can be mixed with the base game: its leaders are offered beside the others', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-setup="uprising"]');
    await page.getByLabel('Leaders', { exact: true }).check();
    await page.getByLabel('Imperium cards').check();
    await expectAccessible(page);
    await page.click('[data-pick="choose"]');
    await page.click('[data-start]');
    await page.waitForSelector('[data-ref="leader:paul-atreides"].lit');
    expect(await page.locator('[data-ref="leader:muaddib"].lit').count()).toBe(1);
    await context.close();
  });

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

  it.each(TABLETS)('a tablet $name shows the whole table, nothing cut off', async ({ viewport }) => {
    for (const [game, locale] of [
      ['imperium', 'uk-UA'],
      ['uprising', 'en-GB'],
    ] as const) {
      const { page, context } = await stage.visit({ viewport, locale, hasTouch: true });
      await toAFullTable(page, game);
      expect(await page.locator('main.table.wide').count()).toBe(1);
      expect(await cutOff(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await expectAccessible(page);
      await context.close();
    }
  });

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

  it('a card held under a finger is enlarged no wider than it can be read', async () => {
    const { page, context } = await stage.visit({ viewport: TABLETS[1].viewport, hasTouch: true });
    await page.click('[data-play="imperium"]');
    const card = page.locator('.hand .card').first();
    await card.waitFor();
    await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.waitForSelector('.inspector.kept');
    const { left, right } = await page.$eval('.inspector.kept', (box) =>
      box.getBoundingClientRect().toJSON(),
    );
    expect(right - left).toBeLessThan(480);
    expect(Math.abs(left + right - TABLETS[1].viewport.width)).toBeLessThan(4);
    await context.close();
  });

  it('a hand that was revealed for a player is told beside the question, and among the news', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await playUntil(page, '.ask-done', sendAgents);
    expect(await page.textContent('.ask-done')).toContain('reveals:');
    expect(await page.textContent('.summary li:last-child')).toContain('reveals:');
    await expectAccessible(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('cards in play lie beside the intrigues while others are bought, not over them', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await playUntil(page, '.buying .hand:has(.card, .strip) .in-play .slip:nth-of-type(5)');
    expect(await coveredCards(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await context.close();
  });

  it.each(['imperium', 'uprising', 'arrakis'])('a phone held sideways plays %s', async (game) => {
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

  it('a symbol says what it means when the pointer rests on it', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await page.waitForSelector('.hand .card.lit');
    await page.hover('.player .count >> nth=0');
    await page.waitForSelector('.symbol-tip:visible');
    expect(await page.textContent('.symbol-tip')).toContain('Agent');
    // On a button with a name of its own it is only a picture.
    await page.waitForSelector('[data-earlier]');
    await page.click('[data-earlier]');
    await page.waitForSelector('.symbol-tip', { state: 'detached' });
    await context.close();
  });

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

  it('the Baron’s six pairs of tokens fit a phone without scrolling', async () => {
    const { page, context } = await stage.visit({
      viewport: { width: 390, height: 844 },
      locale: 'uk-UA',
      hasTouch: true,
    });
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
});
