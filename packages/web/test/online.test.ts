import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { play } from './driver';
import { hasServer, Server } from './server';

describe.runIf(hasServer)('tables on a server', () => {
  let server: Server;
  let stage: Stage;
  beforeAll(async () => {
    server = await Server.open();
    process.env.SIETCH_SERVER = `http://127.0.0.1:${server.port}`;
    stage = await Stage.open();
  });
  afterAll(async () => {
    await stage?.close();
    await server?.close();
  });

  it('a table is made, shared, joined, watched, and comes back after the server was away', async () => {
    const host = await stage.visit();
    await host.page.click('[data-setup="imperium"]');
    await host.page.locator('[data-pick="3"]').first().click();
    await host.page.getByLabel('Your name').fill('Оля');
    await host.page.click('[data-online]');
    await host.page.waitForURL('**/t/*');
    await host.page.waitForSelector('.lobby-seats');
    await expectAccessible(host.page);
    const table = new URL(host.page.url()).pathname.slice(1);

    const guest = await stage.visit({}, table);
    await guest.page.getByLabel('Your name').fill('Sam');
    await guest.page.click('[data-claim="1"]');
    await host.page.click('[data-bot="2"]');
    await host.page.waitForSelector('main.table');
    await guest.page.waitForSelector('main.table');

    const spectator = await stage.visit({}, table);
    await spectator.page.waitForSelector('main.table');
    expect(await spectator.page.textContent('.top-bar')).toContain('You are watching');
    expect(await spectator.page.locator('.hand').count()).toBe(0);

    const both = async (turns: number) => {
      for (let i = 0; i < turns; i++) {
        for (const { page } of [host, guest]) {
          const asked = await page.locator('.ask:not(.quiet)').count();
          if (asked > 0) await play(page, (_, clicks) => clicks >= 1);
        }
        await host.page.waitForTimeout(30);
      }
    };
    await both(12);
    await server.stop();
    await host.page.waitForSelector('.banner');
    await server.start();
    await host.page.waitForSelector('.banner', { state: 'detached' });
    await guest.page.waitForSelector('.banner', { state: 'detached' });
    await both(12);
    expect(await host.page.locator('.log li').count()).toBeGreaterThan(3);
    for (const { problems, context } of [host, guest, spectator]) {
      expect(problems.filter((problem) => !problem.includes('WebSocket'))).toEqual([]);
      await context.close();
    }
  });
});
