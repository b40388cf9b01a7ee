import { writeRecord } from '@sietch/kernel';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessibleInBothThemes as expectAccessible } from './accessible';
import { QUERY, Stage } from './browser';
import { playUnseen } from './driver';
import { playedOut } from './prepared';
import { begin } from './war-begin';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** Somewhere in the first round, while a question stands. */
async function underWay(page: Page): Promise<void> {
  await page.waitForSelector('main.table');
  await playUnseen(page, ({ state }, clicks) => clicks >= 4 && state === 'asked');
}

async function toTable(page: Page, game: string, players?: number): Promise<void> {
  await page.click(`[data-setup="${game}"]`);
  if (players !== undefined) await page.click(`fieldset:first-of-type [data-pick="${players}"]`);
  await page.click('[data-start]');
  await underWay(page);
}

/** One page goes through everything there is to see; what it opens it closes by going home. */
describe('nothing serious stands in anybody’s way in either theme', () => {
  it('at home, in set-ups, settings, rules and the gallery', async () => {
    const { page, problems, context } = await stage.visit({ colorScheme: 'light', locale: 'uk' });
    await page.waitForSelector('[data-play]');
    await expectAccessible(page, 'home');
    for (const game of ['imperium', 'uprising', 'arrakis']) {
      await page.click(`[data-setup="${game}"]`);
      await page.waitForSelector('.set-up');
      await expectAccessible(page, `set-up of ${game}`);
      await page.keyboard.press('Escape');
    }
    await page.click('[data-settings]');
    await expectAccessible(page, 'settings');
    await page.keyboard.press('Escape');
    await page.locator('.game-arrakis .game-rules').click();
    await page.waitForSelector('dialog .help');
    await expectAccessible(page, 'rules');
    await page.goto(`${stage.address}${QUERY}#/gallery`);
    await page.waitForSelector('.gallery svg.scene');
    await expectAccessible(page, 'gallery');
    expect(problems).toEqual([]);
    await context.close();
  });

  const TABLES = [
    { name: 'Imperium', begin: (page: Page) => toTable(page, 'imperium') },
    { name: 'Uprising', begin: (page: Page) => toTable(page, 'uprising') },
    { name: 'six players', begin: (page: Page) => toTable(page, 'uprising', 6) },
    { name: 'Rivals', begin: (page: Page) => toTable(page, 'imperium', 1) },
    { name: 'the war', begin: (page: Page) => begin(page, 'harkonnen').then(() => underWay(page)) },
    {
      name: 'a war of teams',
      begin: (page: Page) => begin(page, 'atreides', 1, 4).then(() => underWay(page)),
    },
    { name: 'the automaton', begin: (page: Page) => toTable(page, 'arrakis', 1) },
  ];

  it('at the tables of all games, with things enlarged', async () => {
    const { page, problems, context } = await stage.visit({ colorScheme: 'light', locale: 'en' });
    for (const table of TABLES) {
      await page.goto(`${stage.address}${QUERY}#/`);
      await table.begin(page);
      // Whatever has the focus is enlarged beside it.
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page, table.name);
    }
    await page.click('[data-advise]');
    await page.waitForSelector('.advice');
    await expectAccessible(page, 'advice');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('in replays with all eyes and at the ends of games', async () => {
    const { page, problems, context } = await stage.visit({ colorScheme: 'light', locale: 'en' });
    for (const [game, options] of [
      ['uprising', { players: 3 }],
      ['arrakis', { players: 1 }],
    ] as const) {
      const { record } = playedOut(game, options, 'watched');
      await page.goto(`${stage.address}${QUERY}#/`);
      const buffer = Buffer.from(writeRecord(record));
      await page.setInputFiles('input[type="file"]', {
        name: 'game.json',
        mimeType: 'application/json',
        buffer,
      });
      await page.locator('.time-line input').fill('60');
      await page.waitForSelector('main.table[data-step="60"]');
      expect(await page.locator('.open-hands').count()).toBe(0);
      await page.selectOption('[data-eyes]', 'all');
      await page.waitForSelector('main.table[data-step="60"] .open-hands');
      await expectAccessible(page, `replay of ${game}`);
      await page.click('[data-time="deploy"]');
      await page.waitForSelector('main.table[data-step="61"] .open-hands');
      await page.selectOption('[data-eyes]', '0');
      await page.waitForSelector('main.table[data-step="61"] .hand:not(.open-hands)');
      await page.click('[data-results]');
      await page.waitForSelector('.charts');
      await expectAccessible(page, `end of ${game}`);
    }
    expect(problems).toEqual([]);
    await context.close();
  });
});
