import type { Page } from 'playwright-core';

/** From the home screen to the table of a war: segments for players, side, who shares (of three), and people. */
export async function begin(
  page: Page,
  side: 'atreides' | 'harkonnen',
  people = 1,
  players = 2,
): Promise<void> {
  await page.click('[data-setup="arrakis"]');
  if (players !== 2) await page.locator('.segments').first().locator(`[data-pick="${players}"]`).click();
  await page
    .locator('.segments')
    .nth(1)
    .locator(`[data-pick="${side === 'atreides' ? 0 : 1}"]`)
    .click();
  const among = players === 3 ? 3 : 2;
  if (people > 1) await page.locator('.segments').nth(among).locator(`[data-pick="${people}"]`).click();
  await page.click('[data-start]');
  await page.waitForSelector('main.table, .curtain');
}
