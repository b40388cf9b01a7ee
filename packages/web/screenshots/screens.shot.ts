import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { Stage } from '../test/browser';
import { untilCelebrated } from '../test/celebrated';
import { clickLit, play } from '../test/driver';
import { openBeforeTheEnd, PERSON, playedOut } from '../test/prepared';
import { prefer } from '../test/settings';
import { LOOKS_WITH_TABLETS, nameOf, type Shot, shots, visitAs, wanted } from './looks';
import { openPosition } from './positions';

/** Home, set-ups, first turns with their hints, and what is celebrated. */
const QUERY = '?pace=0&bot=random&seed=pictures';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

for (const look of LOOKS_WITH_TABLETS) {
  it.runIf(wanted(look))(`screens: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, QUERY);
    const shot = shots(page, look);
    await page.waitForSelector('[data-play]');
    await shot('home');
    await page.goto(`${stage.address}${QUERY}#/gallery`);
    await page.waitForSelector('.gallery svg.scene');
    await shot('gallery');
    await page.goto(`${stage.address}${QUERY}#/`);
    await leaders(page, shot);
    await warSetUp(page, shot);
    await context.close();
  });

  it.runIf(wanted(look))(`ceremonies: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, QUERY, 'no-preference');
    await ceremonies(page, shots(page, look));
    await context.close();
  });
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

async function warSetUp(page: Page, shot: Shot): Promise<void> {
  await page.goto(`${stage.address}${QUERY}#/`);
  await page.click('[data-setup="arrakis"]');
  await page.locator('.segments').first().locator('[data-pick="4"]').click();
  await shot('war-set-up');
  await page.click('[data-start]');
  await play(page, ({ state }) => state === 'asked');
  await shot('war-first-turn');
}

/** A battle with its rewards and the round after it, and a victory: one scene after another as they are put away. */
async function ceremonies(page: Page, shot: Shot): Promise<void> {
  await prefer(page, 'pace', 'step');
  await openPosition(page, 'combat');
  await untilCelebrated(page, passOrClick);
  await sceneAfterScene(page, (i) => shot(`ceremony-combat-${i}`));
  const last = playedOut('imperium', { players: 3 }, 'victory');
  await openBeforeTheEnd(page, last, 1, [PERSON, PERSON, PERSON]);
  await play(page, ({ state }) => state === 'asked');
  await clickLit(page, 0);
  await page.waitForSelector('.ceremony');
  await sceneAfterScene(page, (i) => shot(`ceremony-victory-${i}`));
}

/** Nobody plays an intrigue any more. */
async function passOrClick(page: Page, turn: number): Promise<string> {
  const pass = page.locator('[data-choice="pass"]');
  if ((await pass.count()) === 0) return clickLit(page, turn);
  await pass.click();
  return 'pass';
}

async function sceneAfterScene(page: Page, taken: (i: number) => Promise<void>): Promise<void> {
  const shown = () => page.evaluate(() => document.querySelector('.ceremony')?.textContent ?? '');
  for (let scene = await shown(), i = 1; scene !== ''; scene = await shown(), i++) {
    await page.waitForTimeout(2200);
    await taken(i);
    await page.click('.ceremony');
    await page.waitForFunction((text) => document.querySelector('.ceremony')?.textContent !== text, scene);
  }
}
