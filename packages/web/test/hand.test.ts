import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { play } from './driver';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the cards of a hand', () => {
  it('of two equal cards the touched one rises, and the other can be taken instead', async () => {
    // With this seed the first hand has two Daggers.
    const { page, problems, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await play(page, ({ state }) => state === 'asked');
    const twins = page.locator('.hand .card[data-ref="card:dagger"]');
    expect(await twins.count()).toBe(2);
    const risen = () => twins.evaluateAll((all) => all.map((card) => card.classList.contains('selected')));
    await twins.nth(1).click();
    expect(await risen()).toEqual([false, true]);
    await twins.nth(0).click();
    expect(await risen()).toEqual([true, false]);
    await twins.nth(0).click();
    expect(await risen()).toEqual([false, false]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('say why they cannot be played while the question is about something else', async () => {
    const { page, context } = await stage.visit();
    await prefer(page, 'turnEnd', 'confirm');
    await page.click('[data-setup="imperium"]');
    await page.click('[data-start]');
    await play(page, ({ state }) => state === 'asked');
    await page.click('.hand .card.lit');
    await page.click('.space.lit');
    await page.waitForSelector('[data-choice="end"]');
    await page.locator('.hand .card').first().click();
    expect(await page.textContent('.ask-complaint')).toContain('the question is about something else');
    await context.close();
  });

  it('and the log opens from the bar on a laptop too', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="uprising"]');
    await play(page, ({ state }) => state === 'asked');
    await page.click('[data-log]');
    await page.waitForSelector('dialog .log');
    await context.close();
  });
});
