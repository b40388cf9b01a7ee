import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { play, playUnseen } from './driver';
import { atTable, makeTable, type OnlineStage, openOnline, problemsOf } from './online-stage';
import { hasServer } from './server';

const NEWER_RULES = fileURLToPath(new URL('./newer-rules.mjs', import.meta.url));

describe.runIf(hasServer)('an upgrade of the server', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    online = await openOnline();
  });
  afterAll(() => online?.close());

  it('in the middle of a game is hardly noticed: it is played to its end and watched from its beginning', async () => {
    const { stage, server } = online;
    const host = await stage.visit();
    const { page } = host;
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    await atTable(host);
    await playUnseen(page, (look, clicks) => clicks >= 25 && look.state === 'asked');
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    const lines = () => page.locator('.log li').allInnerTexts();
    const told = await lines();
    await server.stop();
    await page.waitForSelector('[data-lost]');
    await server.start(NEWER_RULES);
    await page.waitForSelector('[data-lost]', { state: 'detached' });
    expect(Number(await page.getAttribute('main.table', 'data-step'))).toBeGreaterThanOrEqual(step);
    await page.reload();
    await atTable(host);
    // Beside the table only the latest lines are kept, so more of them may have come but none changed.
    await expect.poll(async () => (await lines()).join('\n')).toContain(told.slice(-20).join('\n'));
    // As if the last choices did not fit the new rules: everybody is told that they are asked again.
    await page.routeWebSocket(/\/live/, (socket) => {
      const server = socket.connectToServer();
      let version = 0;
      server.onMessage((text) => {
        const told = JSON.parse(String(text));
        if (told.type === 'welcome') ({ version = 0 } = told.position ?? {});
        // Who comes and goes is told with everything else about the table.
        if (told.table !== undefined) told.table.continued = { version, givenUp: 2 };
        socket.send(JSON.stringify(told));
      });
    });
    await page.reload();
    await atTable(host);
    expect(await page.locator('[data-asks-again]').innerText()).toContain(
      'the last 2 choices are asked again',
    );
    await playUnseen(page);
    // The server tells how it was decided, of both parts.
    await page.waitForSelector('.chances polyline');
    await page.click('[data-watch]');
    await page.waitForSelector('.time-line');
    await play(page, (look) => look.step === 0);
    expect(await page.locator('.time-gap').count()).toBe(0);
    const range = page.locator('.time-line input[type=range]');
    for (const wanted of [String(step + 5), String(step), '3']) {
      await range.fill(wanted);
      await page.waitForSelector(`main.table[data-step="${wanted}"]`);
    }
    expect(problemsOf(host)).toEqual([]);
    await host.context.close();
  });
});
