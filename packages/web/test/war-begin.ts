import type { Page } from 'playwright-core';

/** From the home screen to the table of a war. */
export async function begin(page: Page, side: 'atreides' | 'harkonnen', people = 1): Promise<void> {
  await page.click('[data-setup="arrakis"]');
  await page.click(`[data-pick="${side === 'atreides' ? 0 : 1}"]`);
  if (people === 2) await page.locator('.segments').nth(1).locator('[data-pick="2"]').click();
  await page.click('[data-start]');
}
