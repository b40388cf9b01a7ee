import type { ArrakisView } from '@sietch/arrakis';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { BOT, type Moment, openPlayed, PERSON, playedOut } from './prepared';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const keysOf = ({ decision }: ArrakisView): readonly string[] =>
  decision?.choices?.map(({ key }) => key) ?? [];

/** A turn of a side at which something is offered, or not. */
const turnOf =
  (side: 'atreides' | 'harkonnen', when: (keys: readonly string[]) => boolean): Moment =>
  ({ kind }, look) => {
    const view = look() as ArrakisView;
    return kind === 'turn' && view.side === side && when(keysOf(view));
  };

async function open(page: Page, seed: string, side: 'atreides' | 'harkonnen', when: Moment): Promise<void> {
  const played = playedOut('arrakis', { players: 2, confirmTurns: true }, seed, when);
  await openPlayed(page, played, side === 'atreides' ? [PERSON, BOT] : [BOT, PERSON]);
  await page.waitForSelector('.ask [data-choice^="die:"]');
}

const onlyHouse = (keys: readonly string[]): boolean =>
  keys.filter((key) => key.startsWith('die:')).join() === 'die:house';

describe('what cannot be done', () => {
  it('a legion says why no die that is left leads it, and what that die is for', async () => {
    const { page, problems, context } = await stage.visit();
    await open(page, 'house 1', 'harkonnen', turnOf('harkonnen', onlyHouse));
    await page.locator('[data-ref="area:arrakeen"]').first().dispatchEvent('click');
    const complaint = await page.textContent('.ask-complaint');
    expect(complaint).toContain('legions are led by Strategy and Leadership only');
    expect(complaint).toContain('you have House: turn 2 regular units into elite ones');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('a legion marches by a House die of the Atreides, which stands for any other', async () => {
    const { page, problems, context } = await stage.visit();
    await open(page, 'house 1', 'atreides', turnOf('atreides', onlyHouse));
    await page.locator('.place.lit[data-ref^="area:"]').first().dispatchEvent('click');
    const offered = page.locator('.choice[data-choice^="die:house>>act:strategy-move"]');
    await offered.click();
    await page.waitForSelector('.choice[data-choice^="to@"], .place.lit');
    expect(await page.locator('.ask-sentence').textContent()).not.toContain('Your turn');
    expect(problems).toEqual([]);
    await context.close();
  });

  it('undo says why it ended where it was, once a choice has shown something new', async () => {
    const { page, problems, context } = await stage.visit();
    const draws = turnOf('harkonnen', (keys) => keys.includes('die:mentat'));
    await open(page, 'house 1', 'harkonnen', draws);
    expect(await page.locator('[data-undo-ended]').count()).toBe(0);
    await page.click('[data-choice="die:mentat"]');
    await page.waitForSelector('[data-undo]');
    await page.click('[data-choice^="draw:"]');
    await page.waitForSelector('[data-undo-ended]');
    expect(await page.locator('[data-undo]').count()).toBe(0);
    expect(await page.textContent('[data-undo-ended]')).toContain('something new was revealed');
    await page.click('[data-undo-ended]');
    expect(await page.textContent('.ask-complaint')).toContain('nobody knew before');
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe('decks', () => {
  it('are looked through by kind, with what their cards do, where they are no answer', async () => {
    const { page, problems, context } = await stage.visit();
    const late: Moment = ({ kind }, look) => {
      const { round, side, factions } = look() as ArrakisView;
      const [mine] = factions.harkonnen.dashboards;
      const used = mine?.discards['house-harkonnen'].length ?? 0;
      return kind === 'turn' && side === 'harkonnen' && round >= 2 && used > 0;
    };
    await open(page, 'house 1', 'harkonnen', late);
    const chip = page.locator('.deck-chip.deck-house-harkonnen');
    const [, discarded] = (await chip.locator('b').textContent())?.split('/') ?? [];
    await chip.click();
    const discards = page.locator('dialog .piles section').first();
    expect(await discards.locator('h3').textContent()).toContain(`(${discarded})`);
    expect((await discards.locator('.pile-does').first().textContent())?.trim().length).toBeGreaterThan(10);
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
