import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { PATIENCE, QUERY, Stage } from './browser';
import { play } from './driver';
import { cutOff, smallTargets } from './layout';
import { survivesReload, takesBack } from './same-table';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('games in the browser alone', () => {
  it('a whole game of the base edition is played by what is lit, then replayed', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    expect(await play(page)).toBeGreaterThan(40);
    await page.waitForSelector('.charts');
    // How it was decided: the chances at once, then the dear choices, each a way to its place in the replay.
    await page.waitForSelector('.chances polyline');
    const moment = page.locator('[data-look]').first();
    // A whole game is thought over before it: that takes a while where others want the cores too.
    await moment.waitFor({ timeout: 2 * PATIENCE });
    await expectAccessible(page);
    const step = await moment.getAttribute('data-look');
    await moment.press('Enter');
    await page.waitForSelector(`main.table[data-step="${step}"]`);
    await page.goBack();
    await page.waitForSelector('[data-watch]');
    await page.click('[data-watch]');
    await page.waitForSelector('.time-line');
    await page.locator('.time-line input').fill('30');
    await page.waitForSelector('main.table[data-step="30"]');
    await page.getByLabel('On one choice').click();
    await page.waitForSelector('main.table[data-step="31"]');
    await expectAccessible(page);
    // The record is still there after a reload.
    await page.reload();
    await page.waitForSelector('.time-line');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a whole game of Uprising with CHOAM is played by what is lit, in Ukrainian on a phone', async () => {
    const { page, problems, context } = await stage.visit({
      viewport: { width: 390, height: 844 },
      locale: 'uk-UA',
      hasTouch: true,
    });
    expect(await page.textContent('h1')).toBe('Січ');
    await page.click('[data-play="uprising"]');
    await play(page, (look, clicks) => clicks >= 12 && look.state === 'asked');
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await play(page);
    await page.waitForSelector('.standings');
    expect(await page.textContent('.end h1')).toMatch(/перемо(га|гли)/i);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a game survives a reload in the middle of a decision, and undo takes a choice back', async () => {
    const { page, problems, context } = await stage.visit({ serviceWorkers: 'allow' });
    await prefer(page, 'turnEnd', 'confirm');
    await page.click('[data-setup="imperium"]');
    await expectAccessible(page);
    await page.click('[data-start]');
    await play(page, (look) => look.state === 'asked');
    await page.waitForSelector('.card.lit');
    await survivesReload(page);
    await takesBack(page);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('whoever plays against bots may ask what Expert would do, and do it', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click('[data-setup="imperium"]');
    await page.click('.segments [data-pick="easy"]');
    await page.locator('.set-up [data-level]').first().selectOption('normal', { force: true });
    await page.click('[data-start]');
    await play(page, (look) => look.state === 'asked');
    const step = await page.getAttribute('main.table', 'data-step');
    await page.click('[data-advise]');
    await page.waitForSelector('.advice');
    await expectAccessible(page);
    await page.click('.advice [data-advised]');
    await page.waitForSelector(`main.table:not([data-step="${step}"])`);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('languages and themes change at once, without a reload', async () => {
    const { page, context } = await stage.visit();
    await expectAccessible(page);
    await page.click('[data-play="uprising"]');
    await play(page, (look) => look.state === 'asked');
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);
    await page.click('[data-lang="uk"]');
    expect(await cutOff(page)).toEqual([]);
    expect(await page.textContent('.hand .zone-title')).toBe('Ваша рука');
    const words = (await page.locator('main').allInnerTexts()).join(' ');
    expect(words).not.toMatch(/[a-z]{3,}/);
    await page.click('[data-theme-switch]');
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    await expectAccessible(page);
    await context.close();
  });

  it('a curtain hides hands between two people at one screen', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click('[data-setup="imperium"]');
    await page.getByRole('group', { name: 'People at this screen' }).locator('[data-pick="2"]').click();
    await page.fill('[data-name="1"]', 'Chani');
    await page.click('[data-start]');
    await page.waitForSelector('.curtain');
    // What everybody may see stays; nobody's hand does.
    expect(await page.locator('.space').count()).toBeGreaterThan(0);
    expect(await page.locator('.hand, [data-ref^="card:"], [data-ref^="intrigue:"]').count()).toBe(0);
    await expectAccessible(page);
    await page.click('[data-lift]');
    await page.waitForSelector('main.table .hand');
    // Whoever gave no name is called by the leader alone.
    const leaders = await page.locator('.player-name > :last-child').allTextContents();
    const called: string[] = [];
    for (let last = ''; called.length <= 4; ) {
      await play(page, ({ state }) => {
        // A curtain just lifted may still hang for a moment: only a new one counts.
        const fresh = state === 'curtain' && last !== 'curtain';
        last = state;
        return fresh;
      });
      called.push((await page.textContent('.curtain')) ?? '');
    }
    // A name where one was given, and the leader; else the leader, and the number of the seat.
    expect(called.some((text) => text.startsWith('Chani') && text.includes(`${leaders[1]}`))).toBe(true);
    expect(called.some((text) => text.startsWith(`${leaders[0]}`) && text.includes('Player 1'))).toBe(true);
    expect(await page.locator('.hand').count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('once visited, it works without a network', async () => {
    const { page, context } = await stage.visit({ serviceWorkers: 'allow' });
    await page.waitForFunction(async () => {
      const ready = await navigator.serviceWorker.ready;
      return ready.active?.state === 'activated' && (await caches.keys()).length > 0;
    });
    await context.setOffline(true);
    await page.goto(`${stage.address}${QUERY}`);
    await page.click('[data-play="imperium"]');
    await play(page, (look) => look.state === 'asked');
    await context.close();
  });
});
