import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play } from './driver';
import { unseen } from './eyes';
import { PHONE } from './full-table';
import { cutOff, smallTargets } from './layout';
import {
  atTable,
  kindOf,
  leave,
  makeTable,
  type OnlineStage,
  openOnline,
  playAround,
  say,
  sit,
  twoAtTable,
} from './online-stage';
import { hasServer } from './server';

describe.runIf(hasServer)('people at a table of a server', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    online = await openOnline({ limits: true });
  });
  afterAll(() => online?.close());

  it('two talk: unread lines are counted, too many are answered kindly, and the creator can end it', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'open', 'bot'] });
    const guest = await stage.visit(PHONE, path);
    await guest.page.waitForSelector('.lobby-seats');
    expect(await smallTargets(guest.page)).toEqual([]);
    await sit(guest, 1, 'Sam');
    await atTable(host, guest);
    // An introduction comes with the first question.
    const asked = [host, guest].map(({ page }) => page.waitForSelector('.ask:not(.quiet)'));
    await Promise.race(asked);

    expect(await smallTargets(guest.page)).toEqual([]);
    expect(await cutOff(guest.page)).toEqual([]);
    await guest.page.click('[data-chat]');
    await say(guest, 'Good luck!');
    expect(await smallTargets(guest.page)).toEqual([]);
    await host.page.waitForSelector('[data-chat-tab] .unread');
    await host.page.click('[data-chat-tab]');
    await host.page.getByText('Good luck!').waitFor();
    await host.page.waitForSelector('.unread', { state: 'detached' });
    await host.page.click('.story-tabs button');
    await host.page.keyboard.press('c');
    await host.page.locator('dialog .chat').waitFor();
    await host.page.keyboard.press('Escape');
    await host.page.click('[data-chat-tab]');
    await expectAccessible(host.page);
    await expectAccessible(guest.page);

    const slower = guest.page.getByText('A little slower, please');
    for (let i = 0; i < 40 && !(await slower.isVisible()); i++) {
      await say(guest, `Line ${i}`);
      // It is answered before the next one: by itself, or by a kind word.
      await guest.page.getByText(`Line ${i}`, { exact: true }).or(slower).first().waitFor();
    }
    await slower.waitFor();
    // What was refused is still there to be sent.
    expect(await guest.page.getByLabel('Your line').inputValue()).toMatch(/^Line \d+$/);

    await host.page.click('[data-menu]');
    await host.page.getByLabel('Chat at the table').click();
    await guest.page.getByText('There is no chat').waitFor();
    await leave(host, guest);
  });

  it('what is typed while a line is on its way stays in the field', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const { page } = host;
    let answer = () => {};
    await page.routeWebSocket(/live/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => {
        if (kindOf(message) !== 'done') return socket.send(message);
        // The answer, and after it something that can be seen.
        answer = () => {
          const line = { number: 9, seat: 1, name: 'Sam', text: 'Heard', at: 0 };
          socket.send(message);
          socket.send(JSON.stringify({ type: 'chat', line }));
        };
      });
    });
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    // An introduction comes with the first question; the touch of the tab puts it away.
    await page.waitForSelector('.intro');
    await page.click('[data-chat-tab]');
    await say(host, 'Good luck');
    await page.locator('.chat-lines').getByText('Good luck').waitFor();
    const field = page.getByLabel('Your line');
    expect(await field.inputValue()).toBe('Good luck');
    await field.fill('And have fun');
    answer();
    await page.getByText('Heard').waitFor();
    expect(await field.inputValue()).toBe('And have fun');
    await leave(host);
  });

  it('clocks run for those who are asked, and warn when little is left', async () => {
    const { stage } = online;
    const host = await stage.visit();
    await makeTable(stage, host, 'Оля', {
      seats: ['open', 'bot', 'bot'],
      clock: { kind: 'real-time', minutes: 1, increment: 5 },
    });
    await play(host.page, (look) => look.state === 'asked');
    expect(await host.page.textContent('.player .clock.running.low')).toMatch(/^\d:\d\d$/);
    expect(await host.page.textContent('.ask-time')).toMatch(/You have \d:\d\d left/);
    await expectAccessible(host.page);
    await leave(host);
  });

  it('the others let a bot play for whoever is away, if all of them agree', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'open', 'open'] });
    const guest = await stage.visit(PHONE, path);
    await sit(guest, 1, 'Sam');
    const absent = await stage.visit({}, path);
    await sit(absent, 2, 'Лія');
    await atTable(host, guest, absent);
    await absent.page.goto('about:blank');

    await host.page.waitForSelector('.player .presence:not(.here)');
    await host.page.click('[data-menu]');
    await host.page.locator('dialog [data-vote="2"] button').click();
    await host.page.locator('dialog').getByText('1 of 2 agree').waitFor();
    await expectAccessible(host.page);
    await guest.page.click('[data-menu]');
    await guest.page.locator('dialog').getByText('1 of 2 agree').waitFor();
    expect(await smallTargets(guest.page)).toEqual([]);
    await guest.page.click('dialog [data-vote="2"] button');
    await guest.page.waitForSelector('[data-vote]', { state: 'detached' });

    // Whoever is back finds a bot at the seat, and sends it away.
    await absent.page.goto(stage.address + path);
    await absent.page.waitForSelector('[data-replaced]');
    await absent.page.click('[data-return]');
    await absent.page.waitForSelector('[data-replaced]', { state: 'detached' });
    await leave(host, guest, absent);
  });

  it('a bot plays for somebody who leaves, until they are back', async () => {
    const { stage } = online;
    const { host, guest } = await twoAtTable(stage);
    await host.page.click('[data-menu]');
    await host.page.click('[data-leave]');
    await host.page.waitForSelector('[data-replaced]');
    // Whoever the others wait for plays on by himself.
    await play(guest.page, (look, clicks) => clicks > 3 && look.state === 'asked');
    await host.page.keyboard.press('Escape');
    await host.page.click('[data-return]');
    await host.page.waitForSelector('[data-replaced]', { state: 'detached' });
    await playAround([guest], async () => (await host.page.locator('.ask:not(.quiet)').count()) > 0);
    await leave(host, guest);
  });

  it('a link moves the seat to a phone, and the old device lets go of it', async () => {
    const { stage } = online;
    const host = await stage.visit();
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    await play(host.page, (look) => look.state === 'asked');
    const hand = await host.page.locator('.hand .card-name').allTextContents();
    await host.page.click('[data-menu]');
    await host.page.click('[data-move]');
    const link = await host.page.getByLabel('Play on another device').inputValue();

    const phone = await stage.visit(PHONE, link.slice(stage.address.length));
    await phone.page.getByText('Оля').waitFor();
    await expectAccessible(phone.page);
    await phone.page.click('[data-move-here]');
    await atTable(phone);
    expect(await phone.page.locator('.hand .card-name').allTextContents()).toEqual(hand);
    await host.page.waitForSelector('[data-trouble="seat-moved"]');
    await host.page.getByText('Watch instead').click();
    await host.page.locator('.pill.watching').waitFor();

    // The link works once.
    const thief = await stage.visit({}, link.slice(stage.address.length));
    await thief.page.click('[data-move-here]');
    await thief.page.getByText('has been used').waitFor();
    await leave(host, phone, thief);
  });

  it('one device may play several seats, one at a time', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'open', 'bot'] });
    const second = `${stage.address}api/tables/${path.slice(2)}/seats/1/claim`;
    await host.page.request.post(second, { data: { name: 'Sam' } });
    await host.page.reload();
    for (const other of [1, 0]) {
      await host.page.click('[data-menu]');
      await host.page.click(`[data-play-seat="${other}"]`);
      await host.page.waitForSelector(`[data-play-seat="${other}"]`, { state: 'detached' });
      await atTable(host);
    }
    await leave(host);
  });

  it('whoever looks elsewhere is told of their turn, once they have asked for it', async () => {
    const stage = await Stage.open(`http://127.0.0.1:${online.server.port}`, true);
    const host = await stage.visit({ permissions: ['notifications'], serviceWorkers: 'allow' });
    const { page } = host;
    await page.waitForFunction(() =>
      navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
    );
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    await play(page, (look) => look.state === 'asked');
    const notes = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title }) => title);
      });
    await page.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    await page.reload();
    await page.waitForSelector('.ask:not(.quiet)');
    expect(await notes()).toEqual([]);
    await page.click('[data-menu]');
    await page.getByLabel('Tell me when it is my turn').click();
    await page.getByText('You will be told').waitFor();
    await page.reload();
    await page.waitForSelector('.ask:not(.quiet)');
    await page.waitForFunction(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).length > 0;
    });
    expect(await notes()).toEqual(['Your turn']);
    await leave(host);
    await stage.close();
  });

  it('my tables stand on the home screen, with those that wait for me first', async () => {
    const { stage } = online;
    const host = await stage.visit();
    await makeTable(stage, host, 'Оля', { seats: ['open', 'open', 'bot'] });
    const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    await play(host.page, (look) => look.state === 'asked');
    await host.page.click('.brand');
    const lines = host.page.locator('.saves li');
    await lines.nth(1).waitFor();
    expect(await lines.nth(0).textContent()).toContain('Your turn');
    expect(await lines.nth(1).textContent()).toContain('1 free seat');
    await expectAccessible(host.page);
    await lines.nth(1).locator('button').click();
    await lines.nth(1).waitFor({ state: 'detached' });
    await lines.nth(0).locator('a').click();
    await host.page.waitForURL(`**/${path}`);
    await atTable(host);
    await leave(host);
  });

  it('a listed table is found on the home screen by somebody without its link', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'open', 'bot'] });
    const guest = await stage.visit();
    await guest.page.waitForSelector('.saves');
    expect(await guest.page.locator(`[data-listed="${path.slice(2)}"]`).count()).toBe(0);
    await host.page.getByLabel('Show this table to everybody').click();
    await host.page.locator('input:checked').nth(2).waitFor();
    await guest.page.reload();
    await guest.page.click(`[data-listed="${path.slice(2)}"]`);
    await sit(guest, 1, 'Sam');
    await atTable(host, guest);
    await leave(host, guest);
  });

  it('everything of a table speaks Ukrainian, also on a phone', async () => {
    const { stage } = online;
    const host = await stage.visit({ ...PHONE, locale: 'uk-UA' });
    const { page } = host;
    await makeTable(stage, host, 'Оля', {
      game: 'uprising',
      options: { players: 4, choam: true },
      seats: ['open', 'open', 'bot', 'bot'],
      clock: { kind: 'days', days: 2 },
    });
    const expectUkrainian = async () => {
      const words = (await page.locator('main').allInnerTexts()).join(' ');
      expect(words).toMatch(/[а-яії]{3}/);
      expect(words).not.toMatch(/[a-z]{3,}/i);
    };
    await page.waitForSelector('.lobby-seats');
    await page.click('[data-invite="1"]');
    await page.waitForSelector('.lobby-invitation .share');
    await expectUkrainian();
    await page.click('[data-begin]');
    await atTable(host);
    await play(page, (look) => look.state === 'asked');
    expect(await page.locator('.clock').first().textContent()).toMatch(/^\d д/);
    await expectUkrainian();
    await page.click('[data-chat]');
    await say(host, 'Привіт');
    await expectUkrainian();
    await page.keyboard.press('Escape');
    await page.click('[data-menu]');
    await page.click('[data-move]');
    await page.waitForSelector('.table-menu .share');
    await expectUkrainian();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    await leave(host);
  });

  it('what cannot be opened says why, in both languages', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'], spectators: false });
    const visitor = await stage.visit({ locale: 'uk-UA' }, path);
    await visitor.page.waitForSelector('[data-trouble="spectators-closed"]');
    expect(await visitor.page.textContent('h1')).toBe('За цим столом грають без глядачів');
    await expectAccessible(visitor.page);
    await visitor.page.goto(`${stage.address}t/nosuchtable`);
    await visitor.page.waitForSelector('[data-trouble="unknown-table"]');
    await visitor.page.click('[data-lang="en"]');
    expect(await visitor.page.textContent('h1')).toBe('There is no such table');
    await visitor.page.routeWebSocket(/live/, (socket) => {
      socket.onMessage(() =>
        socket.send(JSON.stringify({ type: 'error', code: 'unsupported-protocol', message: '' })),
      );
    });
    await host.page.request.patch(`${stage.address}api/tables/${path.slice(2)}`, {
      data: { spectators: true },
    });
    await visitor.page.goto(stage.address + path);
    await visitor.page.waitForSelector('[data-trouble="unsupported-protocol"]');
    await leave(host, visitor);
  });

  it('a finished game is downloaded, watched again and played again with the same people', async () => {
    const { stage } = online;
    const { host, guest, path } = await twoAtTable(stage);
    // Bots play it to its end for them while one of them looks on: a table that all have left would wait.
    const api = `${stage.address}api/tables/${path.slice(2)}`;
    for (const [seat, { page }] of [host, guest].entries()) {
      await page.goto('about:blank');
      await page.request.post(`${api}/seats/${seat}/leave`, { data: { bot: 'random' } });
    }
    await host.page.goto(stage.address + path);
    await unseen([host.page], async () => {
      for (let status = ''; status !== 'finished'; ) {
        await host.page.waitForTimeout(200);
        const answer = await host.page.request.get(api);
        ({ status } = ((await answer.json()) as { readonly table: { readonly status: string } }).table);
      }
    });
    await guest.page.goto(stage.address + path);
    await host.page.waitForSelector('.charts');
    expect(await host.page.getByText('Download the record').getAttribute('href')).toContain('seed');
    const people = await host.page.locator('.standing-name small').allTextContents();
    expect(people.map((name) => name.trim()).sort()).toEqual(['Bot 3', 'Sam', 'Оля']);
    await expectAccessible(host.page);
    await host.page.click('[data-again]');
    await host.page.waitForURL((url) => !url.pathname.includes(path));
    await host.page.waitForSelector('.lobby-seats');
    await guest.page.click('[data-rematch] button');
    await atTable(host, guest);
    await leave(host, guest);
  });
});
