import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('what fails', () => {
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
});
