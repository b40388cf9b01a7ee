import { afterAll, beforeAll, it } from 'vitest';
import type { Visit } from '../test/browser';
import { atTable, LEADERS, makeTable, type OnlineStage, openOnline, playAround } from '../test/online-stage';
import { LOOKS, nameOf, shots, visitAs, wanted } from './looks';

let online: OnlineStage;
beforeAll(async () => {
  online = await openOnline();
});
afterAll(() => online.close());

const NAMES = { uk: ['Оля', 'Тарас', 'Марта'], en: ['Olha', 'Sam', 'Marta'] } as const;
const TALK = {
  uk: ['Усім удачі!', 'Хто перший на Арракін?', 'Побачимо…'],
  en: ['Good luck, everybody!', 'Who gets to Arrakeen first?', 'We shall see…'],
} as const;

async function sitDown({ page }: Visit, seat: number, name: string): Promise<void> {
  await page.locator('.lobby-name input').fill(name);
  await page.click(`[data-claim="${seat}"]`);
}

async function speak({ page }: Visit, text: string): Promise<void> {
  await page.locator('.say input').fill(text);
  await page.click('[data-say]');
  await page.getByText(text).first().waitFor();
}

for (const look of LOOKS) {
  it.runIf(wanted(look))(`online: ${nameOf(look)}`, async () => {
    const { stage } = online;
    const { size, lang } = look;
    const phone = size === 'phone';
    const [mine, second, third] = NAMES[lang];
    const me = await visitAs(stage, look);
    const { page } = me;
    const shot = shots(page, look);

    // Passkeys belong to names: by a number there is no account to make.
    await page.goto(stage.address.replace('127.0.0.1', 'localhost'));
    await page.click('[data-account]');
    await page.waitForSelector('dialog [data-create-account]');
    await shot('account');
    await page.goto(stage.address);
    await page.click('[data-setup="imperium"]');
    await page.locator('.online-box [data-pick="days"]').click();
    await page.locator('[data-online]').scrollIntoViewIfNeeded();
    await shot('online-create');

    const options = { players: 3, leaders: LEADERS };
    const clock = { kind: 'real-time', minutes: 1, increment: 20 };
    const path = await makeTable(stage, me, mine, { seats: ['open', 'open', 'open'], options, clock });
    await page.waitForSelector('.lobby-seats');
    const other = await visitAs(stage, look, path);
    await sitDown(other, 1, second);
    await page.click('[data-invite="2"]');
    await page.waitForSelector('.lobby-invitation .share');
    await speak(other, TALK[lang][0]);
    await shot('online-lobby', { fullPage: phone });

    const link = await page.locator('.lobby-invitation .share-link').inputValue();
    const friend = await visitAs(stage, look, link.slice(stage.address.length));
    await friend.page.waitForSelector('.invited');
    await shots(friend.page, look)('online-invited');
    await sitDown(friend, 2, third);
    await atTable(me, other, friend);
    await page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));
    await playAround([me, other, friend], (clicks) => clicks >= 10);
    await playAround([other, friend], async () => (await page.locator('.ask:not(.quiet)').count()) > 0);
    if (!phone) await page.click('[data-chat-tab]');
    else await page.click('[data-chat]');
    await other.page.click(phone ? '[data-chat]' : '[data-chat-tab]');
    await speak(other, TALK[lang][1]);
    await speak(me, TALK[lang][2]);
    await shot('online-chat');
    if (phone) await page.keyboard.press('Escape');

    await friend.context.close();
    await other.page.keyboard.press('Escape');
    await page.waitForSelector('.presence:not(.here)', { state: 'attached' });
    await page.click('[data-menu]');
    await page.click('[data-move]');
    await page.waitForSelector('.table-menu .share');
    await shot('online-menu');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
    await shot('online-table');
    await me.context.setOffline(true);
    await page.waitForSelector('[data-lost]');
    await shot('online-lost');
    await me.context.setOffline(false);
    await page.goto(`${stage.address}t/nothing`);
    await page.waitForSelector('[data-trouble]');
    await shot('online-trouble');
    await page.goto(stage.address);
    await page.waitForSelector('.saves li');
    await page.locator('.saves').scrollIntoViewIfNeeded();
    await shot('online-mine');
    for (const { context } of [me, other]) await context.close();
  });

  it.runIf(wanted(look))(`online, away and back: ${nameOf(look)}`, async () => {
    const { stage } = online;
    const [mine, second] = NAMES[look.lang];
    const me = await visitAs(stage, look);
    const shot = shots(me.page, look);
    const path = await makeTable(stage, me, mine, { seats: ['open', 'open', 'bot'] });
    const api = `${stage.address}api/tables/${path.slice(2)}`;
    await me.page.request.patch(api, { data: { listed: true } });

    const other = await visitAs(stage, look);
    await other.page.waitForSelector('[data-listed]');
    await other.page.locator('[data-listed]').first().scrollIntoViewIfNeeded();
    await shots(other.page, look)('online-listed');
    await other.page.goto(stage.address + path);
    await sitDown(other, 1, second);
    await atTable(me, other);
    await me.page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));

    const watcher = await visitAs(stage, look, path);
    await atTable(watcher);
    await playAround([me, other], (clicks) => clicks >= 6);
    await watcher.page.waitForTimeout(300);
    await shots(watcher.page, look)('online-watching');
    await watcher.context.close();

    await me.page.click('[data-menu]');
    await me.page.click('[data-move]');
    const link = await me.page.locator('.table-menu .share-link[value*="#"]').inputValue();
    await me.page.click('[data-leave]');
    await me.page.keyboard.press('Escape');
    await me.page.waitForSelector('[data-replaced]');
    await shot('online-replaced');
    await me.page.click('[data-return]');
    await me.page.waitForSelector('[data-replaced]', { state: 'detached' });

    const phone = await visitAs(stage, look, link.slice(stage.address.length));
    await phone.page.waitForSelector('[data-move-here]');
    await shots(phone.page, look)('online-move-here');
    await phone.page.click('[data-move-here]');
    await me.page.waitForSelector('[data-trouble="seat-moved"]');
    await shot('online-seat-moved');

    // Bots play it to its end for them while they are away, as long as somebody watches.
    const guest = await visitAs(stage, look, path);
    for (const [seat, { page }] of [phone, other].entries()) {
      await page.goto('about:blank');
      await page.request.post(`${api}/seats/${seat}/leave`, { data: { bot: 'random' } });
    }
    for (let status = ''; status !== 'finished'; ) {
      await me.page.waitForTimeout(200);
      const answer = await phone.page.request.get(api);
      ({ status } = ((await answer.json()) as { readonly table: { readonly status: string } }).table);
    }
    await guest.context.close();
    await other.page.goto(stage.address + path);
    await other.page.click('[data-again]');
    await other.page.waitForSelector('.lobby-seats');
    await phone.page.goto(stage.address + path);
    await phone.page.waitForSelector('[data-rematch]');
    await shots(phone.page, look)('online-end');
    for (const { context } of [me, other, phone]) await context.close();
  });
}
