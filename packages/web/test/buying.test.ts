import type { ImperiumView } from '@sietch/imperium';
import { sure } from '@sietch/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { playUntil } from './full-table';
import { coveredCards, cutOff } from './layout';
import { BOT, openPlayed, PERSON, playedOut } from './prepared';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('cards in play while others are bought', () => {
  it('lie beside the intrigues, not over them', async () => {
    const { page, context } = await stage.visit();
    await page.click('[data-play="imperium"]');
    await playUntil(page, '.buying .hand:has(.card, .strip) .in-play .slip:nth-of-type(4)');
    expect(await coveredCards(page)).toEqual([]);
    expect(await cutOff(page)).toEqual([]);
    await context.close();
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 1180, height: 820 },
  ])('are all in sight at $width×$height, eight kinds of them too', async (viewport) => {
    const seats = [BOT, BOT, BOT, BOT];
    const played = playedOut(
      'uprising',
      { players: 4, choam: true, confirmTurns: true },
      'inplay 3',
      ({ kind, seats: [seat = 0] }, view) => {
        const {
          played: sent,
          revealed,
          hand,
          intrigues,
        } = sure((view() as ImperiumView).players[seat], 'player', seat);
        const kinds = new Set([...sent, ...revealed]).size;
        if (kind !== 'reveal-effects' || kinds < 8 || hand?.length !== 0 || intrigues?.length === 0)
          return false;
        seats[seat] = PERSON;
        return true;
      },
    );
    const { page, context } = await stage.visit({ viewport, locale: 'uk-UA' });
    await openPlayed(page, played, seats);
    await page.waitForSelector('.in-play .slip:nth-of-type(8)');
    const hidden = await page.$eval('.beside', (box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    expect(await cutOff(page)).toEqual([]);
    await context.close();
  });
});
