import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import type { Visit } from './browser';
import { play } from './driver';
import { atTable, makeTable, type OnlineStage, openOnline, problemsOf, say, sit } from './online-stage';
import { hasServer } from './server';

const talk = async ({ page }: Visit): Promise<void> => {
  if ((await page.locator('.chat').count()) === 0) await page.click('[data-chat-tab]');
};

const heard = (page: Page, text: string): Promise<number> =>
  page.locator('.chat-lines li', { hasText: text }).count();

describe.runIf(hasServer)('talk that only partners hear', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    online = await openOnline();
  });
  afterAll(() => online?.close());

  it('is there for a team of six players who agreed on it, from the lobby on', async () => {
    const { stage } = online;
    const commander = await stage.visit();
    const { page } = commander;
    await page.click('[data-setup="uprising"]');
    await page.click('fieldset:first-of-type [data-pick="6"]');
    await page.getByLabel('Your name').fill('Оля');
    await page.locator('.online-box').getByLabel('Teammates may write to each other in secret').check();
    await page.click('[data-online]');
    await page.waitForSelector('.lobby-seats');
    // Everybody sees what each seat plays and what was agreed on.
    expect(await page.locator('.lobby-seats [data-seat="1"] small').innerText()).toContain(
      'an ally of Shaddam',
    );
    expect(await page.locator('.options').innerText()).toMatch(/Team chat\s+yes/);
    await expectAccessible(page);
    const path = new URL(page.url()).pathname.slice(1);
    const ally = await stage.visit({}, path);
    await sit(ally, 2, 'Sam');
    const enemy = await stage.visit({}, path);
    await sit(enemy, 3, 'Ivan');
    // Bots take the other seats.
    await page.click('[data-begin]');
    await atTable(commander, ally, enemy);
    await Promise.all([commander, ally, enemy].map(talk));

    // Whoever is asked first is not introduced to their leader over the chat.
    expect(await page.locator('.intro').filter({ visible: true }).count()).toBe(0);
    await page.click('[data-channel="team"]');
    await say(commander, 'The worm comes at dawn');
    await page.click('[data-channel="all"]');
    await say(commander, 'Good luck');
    // The partner finds what is unread, and reads it in its own channel.
    await ally.page.waitForSelector('[data-channel="team"] .unread');
    await ally.page.locator('.chat-lines li', { hasText: 'Good luck' }).waitFor();
    expect(await heard(ally.page, 'The worm')).toBe(0);
    await ally.page.click('[data-channel="team"]');
    expect(await heard(ally.page, 'The worm')).toBe(1);
    await expectAccessible(ally.page);
    // The enemy has a channel too, in which nothing of this is heard.
    await enemy.page.locator('.chat-lines li', { hasText: 'Good luck' }).waitFor();
    expect(await enemy.page.locator('.unread').count()).toBe(0);
    await enemy.page.click('[data-channel="team"]');
    expect(await heard(enemy.page, 'The worm')).toBe(0);
    expect(problemsOf(commander, ally, enemy)).toEqual([]);
    for (const { context } of [commander, ally, enemy]) await context.close();
  });

  it('lasts as long as the cone of silence does in the war', async () => {
    const { stage } = online;
    const house = await stage.visit();
    const path = await makeTable(stage, house, 'Оля', {
      game: 'arrakis',
      options: { players: 4, atreides: 1 },
      seats: ['open', 'open', 'open', 'bot'],
    });
    const corrino = await stage.visit({}, path);
    await sit(corrino, 1, 'Sam');
    const enemy = await stage.visit({}, path);
    await sit(enemy, 2, 'Ivan');
    await atTable(house, corrino, enemy);
    const all = [house, corrino, enemy];
    const mayConfer = () => house.page.locator('.choice[data-choice="cone"]').count();
    for (let turn = 0; (await mayConfer()) === 0; turn++) {
      const { page } = all[turn % all.length] as Visit;
      await play(page, (look, clicks) => look.state !== 'asked' || clicks >= 1);
    }
    await Promise.all(all.map(talk));
    // All talk is open until then.
    expect(await house.page.locator('[data-channel]').count()).toBe(0);
    await house.page.click('.choice[data-choice="cone"]');
    // Those who may confide in each other are led there, and everybody sees for how long.
    for (const { page } of [house, corrino]) await page.waitForSelector('.chat.secret');
    for (const { page } of all) await page.locator('.ask-time', { hasText: 'Ends in' }).waitFor();
    await say(house, 'Attack from the south');
    await corrino.page.locator('.chat-lines li', { hasText: 'Attack from the south' }).waitFor();
    expect(await enemy.page.locator('[data-channel]').count()).toBe(0);
    await corrino.page.click('.choice[data-choice="end-cone"]');
    await house.page.waitForSelector('.chat.secret .say', { state: 'detached' });
    expect(await heard(house.page, 'Attack from the south')).toBe(1);
    expect(await heard(enemy.page, 'Attack')).toBe(0);
    expect(problemsOf(...all)).toEqual([]);
    for (const { context } of all) await context.close();
  });
});
