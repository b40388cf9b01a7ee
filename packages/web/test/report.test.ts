import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { atTable, makeTable, type OnlineStage, openOnline, problemsOf, putIntroAway } from './online-stage';
import { hasServer } from './server';

describe.runIf(hasServer)('a table of a server', () => {
  let online: OnlineStage;
  beforeAll(async () => {
    online = await openOnline();
  });
  afterAll(() => online?.close());

  it('is reported in its menu by those who sit there, and whoever runs the server gets the record, too', async () => {
    const { stage, server } = online;
    const host = await stage.visit();
    const path = await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'] });
    await atTable(host);
    await host.page.waitForSelector('.ask:not(.quiet)');
    await putIntroAway(host.page);
    await host.page.click('[data-menu]');
    const report = host.page.locator('[data-report]');
    const send = report.getByRole('button', { name: 'Send' });
    expect(await send.isDisabled()).toBe(true);
    await report.getByLabel('What happened?').fill('Somebody is rude <b>here</b>.');
    await expectAccessible(host.page);
    await send.click();
    await report.getByRole('status').waitFor();
    expect(server.admin('reports')).toMatchObject([
      { table: path.slice(2), seat: 0, name: 'Оля', text: 'Somebody is rude <b>here</b>.', record: true },
    ]);
    const watcher = await stage.visit({}, path);
    await atTable(watcher);
    await watcher.page.click('[data-menu]');
    await watcher.page.waitForSelector('dialog[open]');
    expect(await watcher.page.locator('[data-report]').count()).toBe(0);
    expect(problemsOf(host, watcher)).toEqual([]);
  });
});
