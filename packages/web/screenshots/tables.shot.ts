import type { Page } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { Stage } from '../test/browser';
import { isPhone, isWanted, LOOKS_OF_TABLES, nameOf, type Shot, shots, visitAs, wanted } from './looks';
import { ENDS, openEnd, openPosition, POSITIONS } from './positions';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const QUERY = '?pace=0&bot=random';
const namesOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(record) as Name[];

/** Texts are fitted, and pictures of cards fetched, when the table has been drawn. */
const settled = (page: Page): Promise<void> => page.waitForTimeout(500);

for (const look of LOOKS_OF_TABLES) {
  it.runIf(wanted(look))(`tables: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, QUERY);
    const shot = shots(page, look);
    await page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));
    await page.goto(`${stage.address}${QUERY}`);
    for (const name of namesOf(POSITIONS).filter(isWanted)) {
      await openPosition(page, name);
      await settled(page);
      if (name === 'war' && !isPhone(look.size)) await news(page, () => shot('war-news'));
      await shot(name);
      if (isPhone(look.size)) await pagesOf(page, (what) => shot(`${name}-${what}`));
      else if (name === 'uprising' || name === 'war') await enlarged(page, name, shot);
    }
    await context.close();
  });

  it.runIf(wanted(look))(`ends: ${nameOf(look)}`, async () => {
    const { page, context } = await visitAs(stage, look, QUERY);
    const shot = shots(page, look);
    for (const name of namesOf(ENDS).filter(isWanted)) {
      await openEnd(page, name);
      await settled(page);
      await shot(name, { fullPage: true });
    }
    if (isWanted('replay')) await replay(page, shot);
    if (isWanted('decided')) {
      await openEnd(page, 'imperium-end');
      await page.waitForSelector('[data-decided="all"]');
      await page.locator('.decided').scrollIntoViewIfNeeded();
      await settled(page);
      await shot('decided');
    }
    await context.close();
  });
}

/** The other pages of a phone's table. */
async function pagesOf(page: Page, shot: (what: string) => Promise<void>): Promise<void> {
  const count = await page.locator('.tab').count();
  for (let i = 0; i < count; i++) {
    const tab = page.locator('.tab').nth(i);
    if ((await tab.getAttribute('aria-current')) === 'true') continue;
    await tab.click();
    await page.waitForTimeout(250);
    await shot(`page${i + 1}`);
  }
  // The next table is not looked at with a finger on it.
  await page.mouse.move(0, 0);
}

/** What others did lies over the tracks until it has been read. */
async function news(page: Page, shot: () => Promise<void>): Promise<void> {
  await page.waitForSelector('[data-got-it]');
  await shot();
  await page.click('[data-got-it]');
  await page.waitForSelector('[data-got-it]', { state: 'detached' });
  await page.mouse.move(0, 0);
}

/** A card, or an area, under the pointer. */
async function enlarged(page: Page, name: 'uprising' | 'war', shot: Shot): Promise<void> {
  const thing = name === 'war' ? '[data-ref="area:arrakeen"]' : '.market :is(.card, .strip)';
  // Only a pointer that moves looks at things.
  await page.mouse.move(0, 0);
  await page.locator(thing).first().hover({ force: true });
  await page.waitForSelector('.inspector');
  await settled(page);
  await shot(`${name}-enlarged`);
  await page.mouse.move(0, 0);
}

async function replay(page: Page, shot: Shot): Promise<void> {
  for (const name of ['imperium-end', 'war-end'] as const) {
    await openEnd(page, name);
    await page.click('[data-watch]');
    await page.waitForSelector('.time-line');
    await page.locator('.time-line input').first().fill('150');
    await page.waitForSelector('main.table[data-step="150"]');
    await page.selectOption('[data-eyes]', 'all');
    await page.waitForSelector('main.table .open-hands');
    await settled(page);
    await shot(`${name === 'war-end' ? 'war-' : ''}replay`);
  }
}
