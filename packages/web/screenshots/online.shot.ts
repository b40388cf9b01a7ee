import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, it } from 'vitest';
import type { Stage, Visit } from '../test/browser';
import { atTable, LEADERS, makeTable, type OnlineStage, openOnline, playAround } from '../test/online-stage';
import { LOOKS, type Look, only, SIZES } from './looks';

const folder = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));

let online: OnlineStage;
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  online = await openOnline();
});
afterAll(() => online.close());

const NAMES = { uk: ['Оля', 'Тарас', 'Марта'], en: ['Olha', 'Sam', 'Marta'] } as const;
const TALK = {
  uk: ['Усім удачі!', 'Хто перший на Арракін?', 'Побачимо…'],
  en: ['Good luck, everybody!', 'Who gets to Arrakeen first?', 'We shall see…'],
} as const;

async function visit(stage: Stage, { size, lang, theme }: Look, path = ''): Promise<Visit> {
  const phone = size === 'phone';
  return stage.visit(
    {
      viewport: SIZES[size],
      locale: lang,
      colorScheme: theme,
      hasTouch: phone,
      deviceScaleFactor: phone ? 2 : 1,
    },
    path,
  );
}

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
  const { size, lang, theme } = look;
  const name = `${size}-${lang}-${theme}`;
  it.runIf(only === undefined || name.includes(only))(`online: ${name}`, async () => {
    const { stage } = online;
    const phone = size === 'phone';
    const [mine, second, third] = NAMES[lang];
    const me = await visit(stage, look);
    const { page } = me;
    const shot = (what: string, fullPage = false) =>
      page.screenshot({ path: `${folder}online-${what}-${name}.png`, fullPage });

    await page.click('[data-setup="imperium"]');
    await page.locator('.online-box [data-pick="days"]').click();
    await page.locator('[data-online]').scrollIntoViewIfNeeded();
    await shot('create');

    const options = { players: 3, leaders: LEADERS };
    const clock = { kind: 'real-time', minutes: 1, increment: 20 };
    const path = await makeTable(stage, me, mine, { seats: ['open', 'open', 'open'], options, clock });
    await page.waitForSelector('.lobby-seats');
    const other = await visit(stage, look, path);
    await sitDown(other, 1, second);
    await page.click('[data-invite="2"]');
    await page.waitForSelector('.lobby-invitation .share');
    await speak(other, TALK[lang][0]);
    await shot('lobby', phone);

    const link = await page.locator('.lobby-invitation .share-link').inputValue();
    const friend = await visit(stage, look, link.slice(stage.address.length));
    await friend.page.waitForSelector('.invited');
    await friend.page.screenshot({ path: `${folder}online-invited-${name}.png` });
    await sitDown(friend, 2, third);
    await atTable(me, other, friend);
    await page.evaluate(() => localStorage.setItem('sietch.hints', 'off'));
    await playAround([me, other, friend], 4);
    while ((await page.locator('.ask:not(.quiet)').count()) === 0) await playAround([other, friend], 1);
    if (!phone) await page.click('[data-chat-tab]');
    else await page.click('[data-chat]');
    await other.page.click(phone ? '[data-chat]' : '[data-chat-tab]');
    await speak(other, TALK[lang][1]);
    await speak(me, TALK[lang][2]);
    await shot('chat');
    if (phone) await page.keyboard.press('Escape');

    await friend.context.close();
    await other.page.keyboard.press('Escape');
    await page.waitForSelector('.presence:not(.here)', { state: 'attached' });
    await page.click('[data-menu]');
    await page.click('[data-move]');
    await page.waitForSelector('.table-menu .share');
    await shot('menu');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
    await shot('table');
    await me.context.setOffline(true);
    await page.waitForSelector('[data-lost]');
    await shot('lost');
    await me.context.setOffline(false);
    await page.goto(`${stage.address}t/nothing`);
    await page.waitForSelector('[data-trouble]');
    await shot('trouble');
    await page.goto(stage.address);
    await page.waitForSelector('.saves li');
    await page.locator('.saves').scrollIntoViewIfNeeded();
    await shot('mine');
    for (const { context } of [me, other]) await context.close();
  });
}
