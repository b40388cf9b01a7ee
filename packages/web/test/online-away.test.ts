import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { leave, type OnlineStage, openOnline, playAround, twoAtTable } from './online-stage';
import { hasServer } from './server';

describe.runIf(hasServer)('somebody who has just left a table', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    // The patience people have: nobody is away before ten minutes have passed.
    online = await openOnline({}, '--absent-after', '600');
  });
  afterAll(() => online?.close());

  it('is waited for: the others see how long, may not vote yet, and see it end when they are back', async () => {
    const { stage } = online;
    const { host, guest, path } = await twoAtTable(stage);
    // Until it is Sam whom everybody waits for.
    await playAround([host], async () => (await guest.page.locator('.ask:not(.quiet)').count()) > 0);
    await guest.page.goto('about:blank');
    const grace = host.page.locator('.ask [data-grace]');
    await grace.waitFor();
    expect(await grace.innerText()).toMatch(/^Sam has left. In \d+ s the others may let a bot play on.$/);
    expect(await host.page.locator('.ask').innerText()).not.toContain('is thinking');
    const left = Number(await grace.getAttribute('data-grace'));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(600);
    // It counts down by itself.
    await host.page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('[data-grace]')?.dataset.grace) < before,
      left,
    );
    expect(await host.page.locator('[data-vote]').count()).toBe(0);
    await expectAccessible(host.page);
    await guest.page.goto(stage.address + path);
    await guest.page.waitForSelector('.ask:not(.quiet)');
    await grace.waitFor({ state: 'detached' });
    await leave(host, guest);
  });
});
