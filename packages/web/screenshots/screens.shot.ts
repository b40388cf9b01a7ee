import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { Stage } from '../test/browser';
import { play } from '../test/driver';
import { clickWarlike } from '../test/war-driver';
import {
  isPhone,
  LOOKS_OF_TABLES,
  LOOKS_WITH_TABLETS,
  nameOf,
  type Shot,
  shots,
  visitAs,
  wanted,
} from './looks';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

for (const look of LOOKS_WITH_TABLETS) {
  it.runIf(wanted(look))(`screens: ${nameOf(look)}`, async () => {
    const { size } = look;
    const phone = isPhone(size);
    const { page, context } = await visitAs(stage, look, '?pace=0&bot=random&seed=pictures');
    const shot = shots(page, look);
    await page.waitForSelector('[data-play]');
    await shot('home');
    await page.click('[data-learn]');
    await page.waitForSelector('[data-guide]');
    await shot('guide');
    await page.goto(`${stage.address}?pace=0&bot=random&seed=pictures`);
    await page.waitForSelector('[data-play]');
    await leaders(page, shot);
    await page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));
    await page.goto(`${stage.address}?pace=0&bot=random&seed=pictures`);
    for (const game of ['imperium', 'uprising']) {
      await page.click(`[data-play="${game}"]`);
      await play(page, ({ state }, clicks) => clicks >= 26 && state === 'asked');
      await asTurn(page);
      if (phone) await phonePages(page, (what) => shot(`${game}-${what}`));
      await shot(game);
      if (game === 'imperium') {
        await page.click('[data-choice="reveal"]');
        await page.waitForTimeout(300);
        await shot('reveal');
      }
      if (size === 'desktop') {
        await page.hover('.market :is(.card, .strip)');
        await page.waitForTimeout(500);
        await shot(`${game}-card`);
        await page.mouse.move(0, 0);
      }
      if (game === 'uprising' && process.env.QUICK === undefined) {
        await page.keyboard.press('?');
        await page.waitForSelector('dialog');
        await shot('help');
        await page.keyboard.press('Escape');
        await play(page);
        await page.waitForSelector('.charts');
        await shot('end', { fullPage: true });
        await page.click('[data-watch]');
        await page.waitForSelector('.time-line');
        await page.locator('.time-line input').fill('120');
        await page.waitForTimeout(300);
        await shot('replay');
      }
      await page.goto(`${stage.address}?pace=0&bot=random&seed=pictures`);
      await page.waitForSelector('[data-play]');
    }
    await context.close();
  });
}

for (const look of LOOKS_OF_TABLES) {
  it.runIf(wanted(look))(`tables: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, '?pace=0&bot=random&seed=pictures');
    const shot = shots(page, look);
    await page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));
    for (const game of ['imperium', 'uprising']) {
      await page.goto(`${stage.address}?pace=0&bot=random&seed=pictures`);
      await page.click(`[data-play="${game}"]`);
      await play(page, ({ state }, clicks) => clicks >= 26 && state === 'asked');
      await asTurn(page);
      await shot(game);
    }
    await context.close();
  });
}

for (const look of LOOKS_WITH_TABLETS) {
  it.runIf(wanted(look))(`alone: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, '?pace=0&bot=random&seed=pictures');
    await page.click('[data-setup="uprising"]');
    await page.click('.set-up .segments [data-pick="1"] >> nth=0');
    await page.click('[data-start]');
    await play(page, ({ state }, clicks) => clicks >= 12 && state === 'asked');
    await shots(page, look)('solo');
    await context.close();
  });
}

for (const look of LOOKS_WITH_TABLETS) {
  it.runIf(wanted(look))(`the war: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, '?pace=0&bot=random&seed=war%2035');
    await war(page, isPhone(look.size), shots(page, look));
    await context.close();
  });
}

/** The side, a first turn with its hint, a map in the middle of things, a battle, the end. */
async function war(page: Page, phone: boolean, shot: Shot): Promise<void> {
  await page.click('[data-setup="arrakis"]');
  // The second row is the side; the first would seat nobody but oneself.
  await page.locator('.set-up .segments').nth(1).locator('[data-pick="1"]').click();
  await shot('war-set-up');
  await page.click('[data-start]');
  const dice = () => page.locator('[data-choice^="die:"]').count();
  for (let i = 0; i < 60 && (await dice()) === 0; i++)
    await play(page, (_, clicks) => clicks >= 1, clickWarlike);
  await shot('war-first-turn');
  // Where many answers need the room, there is no hint to put away.
  if ((await page.locator('[data-no-hints]').count()) > 0) await page.click('[data-no-hints]');
  for (let i = 0; i < 200 && (await page.locator('.roll-die').count()) === 0; i++)
    await play(page, (_, clicks) => clicks >= 1, clickWarlike);
  await page.waitForTimeout(300);
  await shot('war-battle');
  for (let i = 0; i < 60 && (await page.locator('.place.lit').count()) < 3; i++)
    await play(page, (_, clicks) => clicks >= 1, clickWarlike);
  await page.waitForSelector('main.table .place.lit');
  await page.waitForTimeout(300);
  await shot('war');
  if (phone) await phonePages(page, (what) => shot(`war-${what}`), 0);
  else {
    await page.hover('[data-ref="area:arrakeen"]');
    await page.waitForTimeout(500);
    await shot('war-area');
    await page.mouse.move(0, 0);
  }
  await page.keyboard.press('?');
  await page.waitForSelector('dialog');
  await shot('war-help');
  await page.keyboard.press('Escape');
  if (process.env.QUICK !== undefined) return;
  await play(page, undefined, clickWarlike);
  await page.waitForSelector('.charts');
  await shot('war-end');
  await page.click('[data-watch]');
  await page.waitForSelector('.time-line');
  await page.locator('.time-line input').fill('150');
  await page.waitForTimeout(500);
  await shot('war-replay');
}

/** A game whose leaders are chosen, with the hints of a first game. */
async function leaders(page: Page, shot: Shot): Promise<void> {
  await page.click('[data-setup="uprising"]');
  await shot('set-up');
  await page.click('[data-pick="choose"]');
  await page.click('[data-start]');
  await page.waitForSelector('.leader-face');
  await shot('leaders');
  await play(page, (look) => look.step > 3 && look.state === 'asked');
  await shot('first-turn');
}

/** Goes on until a new turn begins, the moment the table says most. A game that ends before is no picture of a table. */
async function asTurn(page: Page): Promise<void> {
  const isTurn = () =>
    page.evaluate(
      () =>
        document.querySelector('main.table:not(:has(> .awaiting)) [data-choice="reveal"]') !== null &&
        document.querySelectorAll('.hand :is(.card, .strip)').length >= 4,
    );
  while (!(await isTurn())) {
    await play(page, (_, clicks) => clicks >= 1);
    await play(page, ({ state }) => state === 'asked');
    if ((await page.locator('main.table').count()) === 0)
      throw new Error('The game ended before the picture.');
  }
}

async function phonePages(page: Page, shot: Shot, back = 2): Promise<void> {
  const count = await page.locator('.tab').count();
  for (let i = 0; i < count; i++) {
    await page.locator('.tab').nth(i).click();
    await page.waitForTimeout(250);
    await shot(`page${i + 1}`);
  }
  await page.locator('.tab').nth(back).click();
}
