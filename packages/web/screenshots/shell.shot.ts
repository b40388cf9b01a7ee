import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { Stage } from '../test/browser';
import { play } from '../test/driver';
import { follow } from '../test/guide-driver';
import { clickWishing } from '../test/war-driver';
import { LOOKS_WITH_TABLETS, nameOf, type Shot, shots, visitAs, wanted } from './looks';

/** Everything around the games: dialogs, the curtain, what is said when something fails, the guide on its way. */
const QUERY = '?pace=0&bot=random&seed=shell';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

for (const look of LOOKS_WITH_TABLETS) {
  it.runIf(wanted(look))(`the shell: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, QUERY);
    const shot = shots(page, look);
    await guide(page, shot);
    await sharedScreen(page, shot, look.lang === 'uk' ? 'Оля' : 'Olha');
    await dialogs(page, shot);
    await combat(page, shot);
    await lookingBack(page, shot);
    if (look.size !== 'desktop') await longPress(page, shot);
    await home(page, shot);
    await failures(page, shot);
    await context.close();
  });
}

/** In either language. */
const PEOPLE = /People at this screen|Людей за цим екраном/;

const settled = (page: Page): Promise<void> => page.waitForTimeout(300);

async function guide(page: Page, shot: Shot): Promise<void> {
  await page.click('[data-learn]');
  await page.waitForSelector('[data-guide="welcome"]');
  for (const step of ['send', 'reveal', 'influence', 'swords', 'farewell']) {
    await follow(page, step);
    await settled(page);
    await shot(`guide-${step}`);
  }
  await page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));
}

/** A set-up for two at one screen, the curtain before each of them, and the table while a bot thinks. */
async function sharedScreen(page: Page, shot: Shot, name: string): Promise<void> {
  await page.goto(`${stage.address}${QUERY}`);
  await page.click('[data-setup="imperium"]');
  await page.getByRole('group', { name: PEOPLE }).locator('[data-pick="2"]').click();
  await page.fill('[data-name="1"]', name);
  await shot('set-up-shared');
  await page.click('[data-start]');
  await page.waitForSelector('.curtain');
  await shot('curtain');
  let last = 'curtain';
  await play(page, ({ state }) => {
    const fresh = state === 'curtain' && last !== 'curtain';
    last = state;
    return fresh;
  });
  // The last click left the pointer where the news are told now: a symbol under it would be explained.
  await page.mouse.move(0, 0);
  await settled(page);
  await shot('curtain-again');
}

async function dialogs(page: Page, shot: Shot): Promise<void> {
  await page.goto(`${stage.address}${QUERY}`);
  await page.click('[data-play="uprising"]');
  await play(page, ({ state }, clicks) => clicks >= 30 && state === 'asked');
  await page.keyboard.press('?');
  for (const part of ['symbols', 'settings']) {
    await page.click(`[data-help="${part}"]`);
    await shot(`help-${part}`);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await page.waitForSelector('dialog .log li');
  await settled(page);
  await shot('log');
  await page.click('[data-log-seat="1"]');
  await page.click('[data-log-topic="cards"]');
  await shot('log-filtered');
  await page.keyboard.press('Escape');
}

/** Sends troops wherever they can fight. */
const WARLIKE: readonly string[] = [
  'deploy:',
  'agent:reconnaissance>arrakeen',
  'agent:dune-the-desert-planet>imperial-basin',
  'agent:signet-ring>arrakeen',
  'agent:signet-ring>imperial-basin',
  'agent:',
  'reveal',
];

/** The question of a combat, with an intrigue to play in it if there is one. */
async function combat(page: Page, shot: Shot): Promise<void> {
  const inCombat = () =>
    page.evaluate(() => {
      const asked = document.querySelector('.ask:not(.quiet)') !== null;
      // The end of a game asks in the same way, but nobody has an army in the conflict any more.
      const armed = document.querySelector('.army-units > *') !== null;
      return asked && armed && document.querySelector('[data-choice="pass"]') !== null;
    });
  const click = (at: Page) => clickWishing(at, WARLIKE);
  for (let i = 0; i < 300; i++) {
    // Whoever clicks before looking answers the very question that was to be seen.
    await play(page, ({ state }) => state === 'asked');
    if (await inCombat()) break;
    await play(page, (_, clicks) => clicks >= 1, click);
  }
  if (!(await inCombat())) throw new Error('Nobody was asked in a combat.');
  await settled(page);
  await shot('combat');
}

async function lookingBack(page: Page, shot: Shot): Promise<void> {
  await page.goto(`${stage.address}?pace=0&bot=random&seed=story`);
  await page.click('[data-play="imperium"]');
  await play(page, ({ state }, clicks) => clicks > 4 && state === 'asked');
  const told = () => page.locator('[data-earlier], [data-summary]').count();
  for (let i = 0; i < 60 && (await told()) === 0; i++) {
    await play(page, (_, clicks) => clicks >= 1);
    await page.waitForTimeout(30);
  }
  if ((await page.locator('[data-summary]').count()) > 0) await page.click('[data-summary]');
  await settled(page);
  await shot('summary');
  await page.click('[data-earlier]');
  await page.click('[data-earlier]');
  await settled(page);
  await shot('look-back');
  await page.click('[data-now]');
}

/** A finger held on a card enlarges it. */
async function longPress(page: Page, shot: Shot): Promise<void> {
  const card = page.locator('.hand :is(.card, .strip)').first();
  const box = await card.boundingBox();
  if (box === null) return;
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch' };
  await card.dispatchEvent('pointerdown', { ...at, bubbles: true });
  await page.waitForSelector('.inspector.kept');
  await shot('long-press');
  await card.dispatchEvent('pointerup', { ...at, bubbles: true });
  await page.click('.inspector.kept .round');
}

/** With games to go on with, and the whole page where it is long. */
async function home(page: Page, shot: Shot): Promise<void> {
  await page.goto(`${stage.address}${QUERY}`);
  await page.waitForSelector('.saves li');
  await shot('home-games', { fullPage: true });
  for (const game of ['imperium', 'arrakis']) {
    await page.click(`[data-setup="${game}"]`);
    await page.waitForSelector('dialog');
    await shot(`set-up-${game}`);
    await page.keyboard.press('Escape');
  }
}

/** A save that is gone, and a file that is no record. */
async function failures(page: Page, shot: Shot): Promise<void> {
  await page.goto(`${stage.address}${QUERY}#/game/gone`);
  await page.waitForSelector('main.message a');
  await shot('failed-game');
  await page.goto(`${stage.address}${QUERY}`);
  const file = { name: 'shopping.json', mimeType: 'application/json', buffer: Buffer.from('{"milk": 2}') };
  await page.setInputFiles('input[type="file"]', file);
  await page.waitForSelector('main.message a');
  await shot('failed-record');
}
