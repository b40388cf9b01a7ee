import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { play, playUnseen } from './driver';
import { unseen } from './eyes';

/** The screens tables are laid out for. */
export const TABLETS = [
  { name: 'held upright', viewport: { width: 820, height: 1180 } },
  { name: 'laid flat', viewport: { width: 1180, height: 820 } },
] as const;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** From the home screen to a table in the middle of things. */
export async function toAFullTable(page: Page, game: string, way = playUnseen): Promise<void> {
  await page.click(`[data-play="${game}"]`);
  await page.waitForSelector('main.table');
  await way(page, (look, clicks) => clicks >= 20 && look.state === 'asked');
}

/** Plays on until the page shows something. */
export async function playUntil(
  page: Page,
  selector: string,
  click?: (page: Page) => Promise<string>,
): Promise<void> {
  await page.waitForSelector('main.table');
  await unseen([page], async () => {
    for (let i = 0; i < 120 && (await page.locator(selector).count()) === 0; i++)
      await play(page, (look, clicks) => clicks >= 1 && look.state === 'asked', click);
  });
  expect(await page.locator(selector).count()).toBeGreaterThan(0);
}

/** Sends an agent with the first card to the first space, as long as there is one; nothing is revealed by choice. */
export function sendAgents(page: Page): Promise<string> {
  return page.evaluate(() => {
    const held = '.hand :is(.card, .strip)';
    const agents = document.querySelector(`${held}.selected`) === null ? `${held}.lit` : '.space.lit';
    const picked =
      document.querySelector<HTMLElement>(agents) ??
      [...document.querySelectorAll<HTMLElement>('.choice')].at(-1);
    picked?.click();
    return picked?.dataset.ref ?? '';
  });
}
