import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInBothThemes } from './accessible';
import { PATIENCE } from './browser';
import { play, playUnseen } from './driver';
import { cutOff } from './layout';
import {
  atTable,
  kindOf,
  LEADERS,
  makeTable,
  type OnlineStage,
  openOnline,
  playAround,
  problemsOf,
  putIntroAway,
  say,
  sit,
} from './online-stage';
import { survivesReload, takesBack } from './same-table';
import { hasServer } from './server';

describe.runIf(hasServer)('tables on a server', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    online = await openOnline();
  });
  afterAll(() => online?.close());

  it('a table is made, shared, joined from two more browsers, watched, and comes back after the server was away', async () => {
    const { stage, server } = online;
    const host = await stage.visit();
    await host.page.click('[data-setup="imperium"]');
    await host.page.locator('[data-pick="3"]').first().click();
    await host.page.getByLabel('Your name').fill('Оля');
    await expectAccessibleInBothThemes(host.page, 'lobby');
    await host.page.click('[data-online]');
    await host.page.waitForURL('**/t/*');
    await host.page.waitForSelector('.lobby-seats');
    const table = new URL(host.page.url()).pathname.slice(1);

    const guest = await stage.visit({}, table);
    await sit(guest, 1, 'Sam');
    await host.page.getByText('Sam').waitFor();
    await host.page.waitForSelector('[data-seat="1"] .presence.here');
    await say(guest, '<b>Hello</b>');
    await host.page.getByText('<b>Hello</b>').waitFor();
    await expectAccessible(host.page);

    // The last seat is kept for a friend: its own link opens it, the table's link does not.
    await host.page.click('[data-invite="2"]');
    const invitation = await host.page.getByLabel('Invitation, Seat 3').inputValue();
    const stranger = await stage.visit({}, table);
    await stranger.page.getByText('kept for invited friends').waitFor();
    expect(await stranger.page.locator('[data-claim]').count()).toBe(0);
    const friend = await stage.visit({}, invitation.slice(stage.address.length));
    await sit(friend, 2, 'Лія');
    await atTable(host, guest, friend, stranger);
    expect(new URL(friend.page.url()).hash).toBe('');

    expect(await stranger.page.textContent('.top-bar')).toContain('You are watching');
    expect(await stranger.page.locator('.hand').count()).toBe(0);
    await expect
      .poll(() => host.page.locator('.player .presence.here').count(), { timeout: PATIENCE })
      .toBe(3);
    await expectAccessible(host.page);
    expect(await cutOff(host.page)).toEqual([]);

    const players = [host, guest, friend];
    await playAround(players, (clicks) => clicks >= 20);
    await server.stop();
    await host.page.waitForSelector('[data-lost]');
    // The table stays drawn, and nothing on it pretends to be possible.
    expect(await host.page.locator('.player').count()).toBe(3);
    expect(await host.page.locator('.touchable.lit, .choice').count()).toBe(0);
    await expectAccessible(host.page);
    await server.start();
    for (const { page } of [...players, stranger]) {
      await page.waitForSelector('[data-lost]', { state: 'detached' });
    }
    await playAround(players, (clicks) => clicks >= 20);
    expect(await host.page.locator('.log li').count()).toBeGreaterThan(3);
    expect(problemsOf(...players, stranger)).toEqual([]);
    for (const { context } of [...players, stranger]) await context.close();
  });

  it('a lost network brings the table back by itself', async () => {
    const { stage } = online;
    const host = await stage.visit();
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    await play(host.page, (look) => look.state === 'asked');
    await host.context.setOffline(true);
    await host.page.waitForSelector('[data-lost]');
    await host.context.setOffline(false);
    await host.page.waitForSelector('[data-lost]', { state: 'detached' });
    const step = await host.page.getAttribute('main.table', 'data-step');
    await playUnseen(host.page, (look, clicks) => look.step > Number(step) && clicks >= 30);
    expect(problemsOf(host)).toEqual([]);
    await host.context.close();
  });

  it('a choice whose connection broke on the way is made when it is back, and once', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const { page } = host;
    const options = { players: 3, leaders: LEADERS, confirmTurns: true };
    const made: string[] = [];
    await page.routeWebSocket(/live/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage(async (message) => {
        const chosen = kindOf(message) === 'choose';
        if (chosen) made.push(String(message));
        if (!chosen || made.length > 1) return server.send(message);
        await server.close();
        await socket.close({ code: 1012 });
      });
    });
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'], options });
    await page.waitForSelector('[data-choice="reveal"]');
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    await putIntroAway(page);
    await page.click('[data-choice="reveal"]');
    await page.waitForSelector(`main.table[data-step="${step + 1}"]`);
    expect(made).toHaveLength(2);
    expect(problemsOf(host)).toEqual([]);
    await host.context.close();
  });

  it('a late answer to one choice does not open the table while the next one is on its way', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const { page } = host;
    const options = { players: 3, leaders: LEADERS, confirmTurns: true };
    let made = 0;
    let answer = () => {};
    await page.routeWebSocket(/live/, (socket) => {
      const server = socket.connectToServer();
      // The second choice never arrives.
      socket.onMessage((message) => {
        if (kindOf(message) !== 'choose' || ++made < 2) server.send(message);
      });
      server.onMessage((message) => {
        if (kindOf(message) !== 'done') return socket.send(message);
        // The answer, and after it something that can be seen.
        answer = () => {
          const line = { number: 1, seat: 1, name: 'Sam', text: 'Hello', at: 0 };
          socket.send(message);
          socket.send(JSON.stringify({ type: 'chat', line }));
        };
      });
    });
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'], options });
    await page.waitForSelector('[data-choice="reveal"]');
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    await putIntroAway(page);
    await page.click('[data-choice="reveal"]');
    await page.waitForSelector(`main.table[data-step="${step + 1}"]:not(.busy)`);
    await page.locator('.choice:not(.refused)').first().click();
    await page.waitForSelector('main.table.busy');
    answer();
    await page.waitForSelector('[data-chat-tab] .unread');
    expect(await page.locator('main.table.busy').count()).toBe(1);
    expect(made).toBe(2);
    expect(problemsOf(host)).toEqual([]);
    await host.context.close();
  });

  it('in the middle of a decision: why not, reload, undo', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const options = { players: 3, leaders: LEADERS, confirmTurns: true };
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'], options });
    const { page } = host;
    await play(page, (look) => look.state === 'asked');
    await page.waitForSelector('.card.lit');
    expect(await page.title()).toContain('Your turn');

    const refused = page.locator('.space.refused').first();
    await refused.click();
    const reason = await page.textContent('.ask-complaint');
    expect(reason?.trim().length).toBeGreaterThan(5);

    await survivesReload(page);
    await takesBack(page);
    expect(problemsOf(host)).toEqual([]);
    await host.context.close();
  });

  it('a choice made on another page of the same seat is answered kindly', async () => {
    const { stage } = online;
    const host = await stage.visit();
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    await play(host.page, (look) => look.state === 'asked');
    // The second page hears nothing of what the first one does.
    const second = await host.context.newPage();
    await second.routeWebSocket(/live/, (socket) => {
      const server = socket.connectToServer();
      let welcomed = false;
      server.onMessage((message) => {
        if (kindOf(message) === 'update' && welcomed) return;
        welcomed = true;
        socket.send(message);
      });
    });
    await second.goto(host.page.url());
    await play(second, (look) => look.state === 'asked');
    const step = Number(await host.page.getAttribute('main.table', 'data-step'));
    await play(host.page, (look) => look.step > step && look.state === 'asked');
    const choose = second.locator('[data-choice="reveal"]');
    await putIntroAway(second);
    await choose.click();
    // It is told for some seconds only.
    await second.locator('[data-notice="stale"]', { hasText: 'already moved on' }).waitFor();
    expect(problemsOf(host)).toEqual([]);
    await host.context.close();
  });
});
