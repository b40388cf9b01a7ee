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
