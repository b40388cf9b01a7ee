import type { Page } from 'playwright-core';

/** Sets something in the settings, as a person does from any bar. */
export async function prefer(page: Page, name: string, value: string): Promise<void> {
  await page.click('[data-settings]');
  await page.click(`[data-preference="${name}"] [data-pick="${value}"]`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
}
