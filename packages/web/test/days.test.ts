import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LetterBox } from '../../server/test/letter-box';
import { expectAccessible } from './accessible';
import { cutOff } from './layout';
import { atTable, makeTable, type OnlineStage, openOnline, problemsOf } from './online-stage';
import { hasServer } from './server';

describe.runIf(hasServer)('a game over days', () => {
  let box: LetterBox;
  let online: OnlineStage;
  beforeAll(async () => {
    box = await LetterBox.open();
    const from = ['--mail-from', 'sietch@sietch.example', '--address', 'https://sietch.example'];
    online = await openOnline({}, '--smtp', box.address, ...from);
  });
  afterAll(async () => {
    await online?.close();
    await box?.close();
  });

  it('tells people by mail, after they have confirmed their address, and lets them have days off', async () => {
    const { stage } = online;
    const host = await stage.visit();
    const { page } = host;
    await makeTable(stage, host, 'Оля', { seats: ['open', 'bot', 'bot'], clock: { kind: 'days', days: 2 } });
    await atTable(host);
    await page.click('[data-menu]');
    await page.getByLabel('Mail address').fill('olia@example.org');
    await page.getByText('Tell me by mail').click();
    await page.waitForSelector('[data-mail="asked"]');
    await expectAccessible(page);
    expect(await cutOff(page)).toEqual([]);

    await expect.poll(() => box.letters.length).toBe(1);
    const [link = ''] = /\/api\/notices\/\S+/.exec(box.letters[0]?.text ?? '') ?? [];
    const letter = await stage.visit({}, link.slice(1));
    await letter.page.getByRole('button').click();
    await letter.page.getByText('The address is confirmed').waitFor();

    await page.getByLabel('How many days').fill('3');
    await page.getByText('Take them now').click();
    await page.getByText('Your clock stands still until').waitFor();
    await page.getByText('I am back').click();
    await page.getByLabel('How many days').waitFor();

    await page.reload();
    await atTable(host);
    await page.click('[data-menu]');
    await page.waitForSelector('[data-mail="confirmed"]');
    const quiet = page.getByLabel('Nothing from 10 in the evening');
    await quiet.click();
    await expect.poll(() => quiet.isChecked()).toBe(true);
    await page.click('[data-no-notices]');
    await page.waitForSelector('[data-mail]', { state: 'detached' });
    expect(problemsOf(host)).toEqual([]);
    await host.context.close();
    await letter.context.close();
  });
});
