import type { ImperiumView } from '@sietch/imperium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { play } from './driver';
import { cutOff, lostWords } from './layout';
import { BOT, type Moment, openBeforeTheEnd, openPlayed, PERSON, playedOut } from './prepared';
import { prefer } from './settings';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the cards of a hand', () => {
  it('of two equal cards the touched one rises, and the other can be taken instead', async () => {
    // With this seed the first hand has two Daggers.
    const { page, problems, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await play(page, ({ state }) => state === 'asked');
    const twins = page.locator('.hand .card[data-ref="card:dagger"]');
    expect(await twins.count()).toBe(2);
    const risen = () => twins.evaluateAll((all) => all.map((card) => card.classList.contains('selected')));
    await twins.nth(1).click();
    expect(await risen()).toEqual([false, true]);
    await twins.nth(0).click();
    expect(await risen()).toEqual([true, false]);
    await twins.nth(0).click();
    expect(await risen()).toEqual([false, false]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it('say why they cannot be played while the question is about something else', async () => {
    const { page, context } = await stage.visit();
    await prefer(page, 'turnEnd', 'confirm');
    await page.click('[data-setup="imperium"]');
    await page.click('[data-start]');
    await play(page, ({ state }) => state === 'asked');
    await page.click('.hand .card.lit');
    await page.click('.space.lit');
    await page.waitForSelector('[data-choice="end"]');
    await page.locator('.hand .card').first().click();
    expect(await page.textContent('.ask-complaint')).toContain('the question is about something else');
    await context.close();
  });

  it('four of them and an intrigue are held side by side on a low laptop, and every word can be read', async () => {
    const fourAndOne: Moment = ({ kind, seats: [seat = 0] }, view) => {
      const { round, players } = view() as ImperiumView;
      const { hand = [], intrigues = [] } = players[seat] ?? {};
      return kind === 'turn' && round >= 2 && hand.length === 4 && intrigues.length === 1 && seat === 1;
    };
    const options = { players: 4, confirmTurns: true };
    const played = playedOut('imperium', options, 'fourone imperium', fourAndOne);
    const { page, problems, context } = await stage.visit({
      locale: 'uk-UA',
      viewport: { width: 1366, height: 768 },
    });
    await openPlayed(page, played, [BOT, PERSON, BOT, BOT]);
    await play(page, ({ state }) => state === 'asked');
    expect(await page.locator('.hand .card').count()).toBe(5);
    expect(await lostWords(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1920, 1080],
    [820, 1180],
  ])('ten of them can be read at %i×%i: none covers another, and no word is lost', async (width, height) => {
    // Six cards and four intrigues, with a card in play.
    const played = playedOut('uprising', { players: 4, choam: true }, 's0');
    const { page, problems, context } = await stage.visit({ locale: 'uk-UA', viewport: { width, height } });
    await openBeforeTheEnd(page, played, played.keys.length - 368, [BOT, PERSON, BOT, BOT]);
    await play(page, ({ state }) => state === 'asked');
    expect(await page.locator('.hand :is(.card, .strip)').count()).toBe(10);
    expect(await lostWords(page)).toEqual([]);
    // What is told in short is enlarged beside it, and chosen like any other.
    const strip = page.locator('.hand .strip.lit').first();
    await strip.focus();
    await page.keyboard.press('Tab');
    await page.waitForSelector('.inspector');
    await strip.click();
    await page.waitForSelector('.hand .strip.selected');
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each([
    [1440, 900],
    [1280, 720],
  ])(
    'while cards are bought, four intrigues and every card of the row can be read at %i×%i',
    async (width, height) => {
      const played = playedOut('uprising', { players: 4, choam: true }, 's0');
      const { page, context } = await stage.visit({ locale: 'uk-UA', viewport: { width, height } });
      await openBeforeTheEnd(page, played, played.keys.length - 369, [BOT, PERSON, BOT, BOT]);
      await play(page, ({ state }) => state === 'asked');
      await page.waitForSelector('.buying');
      expect(await page.locator('.hand .strip').count()).toBe(4);
      expect(await lostWords(page, '.hand .cards')).toEqual([]);
      expect(await lostWords(page, '.row-cards')).toEqual([]);
      expect(await cutOff(page)).toEqual([]);
      await context.close();
    },
  );

  it('and the log opens from the bar on a laptop too', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="uprising"]');
    await play(page, ({ state }) => state === 'asked');
    await page.click('[data-log]');
    await page.waitForSelector('dialog .log');
    await context.close();
  });
});
