import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { play } from './driver';

const stepOf = (page: Page) => page.getAttribute('main.table', 'data-step');
const handOf = (page: Page) => page.locator('.hand .card-name').allTextContents();
const atStep = (page: Page, step: unknown) => page.waitForSelector(`main.table[data-step="${step}"]`);

/** The same question and the same hand after the page was loaded again. */
export async function survivesReload(page: Page): Promise<void> {
  const step = await stepOf(page);
  const hand = await handOf(page);
  await page.reload();
  await atStep(page, step);
  expect(await handOf(page)).toEqual(hand);
}

/** Plays until something can be undone, and undoes it. */
export async function takesBack(page: Page): Promise<void> {
  await play(page, (look) => look.canUndo);
  const after = Number(await stepOf(page));
  await page.click('[data-undo]');
  await atStep(page, after - 1);
}
