import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { play } from './driver';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('playing by keyboard', () => {
  it('numbers take cards, arrows go through what is lit, Enter chooses, U takes it back', async () => {
    const { page, problems, context } = await stage.visit({}, '?pace=0&bot=random&seed=keys');
    await prefer(page, 'turnEnd', 'confirm');
    await page.click('[data-setup="imperium"]');
    await page.click('[data-start]');
    await page.waitForSelector('.hand .card.lit');
    const cards = await page.locator('.hand .card').evaluateAll((all) => all.map((card) => card.className));
    const first = cards.findIndex((name) => name.includes('lit'));
    await page.keyboard.press(String(first + 1));
    await page.waitForSelector('.hand .card.selected');
    await page.keyboard.press('Escape');
    expect(await page.locator('.hand .card.selected').count()).toBe(0);
    await page.keyboard.press(String(first + 1));
    // Arrows walk only over things that can be chosen.
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('ArrowRight');
      const kind = await page.evaluate(() => document.activeElement?.className ?? '');
      expect(kind).toMatch(/lit|selected|choice/);
      if (kind.includes('space')) break;
    }
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('space');
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    await page.keyboard.press('Enter');
    await page.waitForSelector(`main.table[data-step="${step + 1}"]`);
    // The space that was chosen does not lie enlarged over the next question.
    expect(await page.locator('.inspector').count()).toBe(0);
    if ((await page.locator('[data-undo]').count()) > 0) {
      await page.keyboard.press('u');
      await page.waitForSelector(`main.table[data-step="${step}"]`);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  it('L opens the log, ? the help, Escape closes them; Tab reaches the choices', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await play(page, (look) => look.state === 'asked');
    await page.keyboard.press('l');
    await page.waitForSelector('dialog .log');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    await page.keyboard.press('?');
    await page.waitForSelector('dialog .help');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    let reached = false;
    for (let i = 0; i < 120 && !reached; i++) {
      await page.keyboard.press('Tab');
      reached = await page.evaluate(() => document.activeElement?.matches('.choice') ?? false);
    }
    expect(reached).toBe(true);
    await context.close();
  });

  it('a thing reached by keyboard is enlarged beside it', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="uprising"]');
    await page.waitForSelector('.hand .card.lit');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.inspector .detail');
    await context.close();
  });
});

/** What can be chosen and has the keyboard's focus: its name as a screen reader says it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || !at.matches('.lit, .selected, .choice')) return undefined;
    const role = at.getAttribute('role') ?? at.tagName.toLowerCase();
    return { role, name: (at.getAttribute('aria-label') ?? at.textContent ?? '').trim() };
  });

describe('whole turns', () => {
  for (const game of ['imperium', 'uprising', 'arrakis']) {
    it(`of ${game} are played by the keyboard alone, and everything on the way has a name`, async () => {
      const { page, problems, context } = await stage.visit({}, '?pace=0&bot=random&seed=keys');
      await page.click(`[data-setup="${game}"]`);
      await page.click('[data-start]');
      const steps = new Set<string>();
      for (let answers = 0; answers < 18; ) {
        await play(page, ({ state }) => state === 'asked');
        if ((await page.locator('main.table').count()) === 0) break;
        const question = await page.locator('.ask-sentence').innerText();
        expect(question.trim()).not.toBe('');
        // The sentence is announced when it changes.
        expect(await page.locator('.ask-sentence[aria-live="polite"]').count()).toBe(1);
        for (let i = 0; i <= answers % 3; i++) await page.keyboard.press('ArrowRight');
        const at = await focused(page);
        expect(at?.role).toBe('button');
        expect(at?.name).not.toBe('');
        steps.add((await page.getAttribute('main.table', 'data-step')) ?? '');
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.querySelector('.awaiting') === null);
        answers++;
      }
      // Some answers only take a thing; most of them go on.
      expect(steps.size).toBeGreaterThan(5);
      expect(problems).toEqual([]);
      await context.close();
    });
  }
});

describe('every screen', () => {
  it('has one heading that says what it is', async () => {
    const { page, context } = await stage.visit();
    const headings = () => page.locator('h1').allInnerTexts();
    expect(await headings()).toHaveLength(1);
    for (const game of ['imperium', 'uprising', 'arrakis']) {
      await page.goto(`${stage.address}?pace=0&bot=random&seed=stage`);
      await page.click(`[data-play="${game}"]`);
      await page.waitForSelector('main.table');
      expect(await page.locator('h1').allTextContents()).toHaveLength(1);
    }
    await page.click('[data-settings]');
    expect((await page.locator('dialog h2').first().innerText()).trim()).not.toBe('');
    await page.goto(`${stage.address}nowhere`);
    await page.waitForSelector('h1');
    expect(await page.locator('h1').allTextContents()).toHaveLength(1);
    await context.close();
  });
});
