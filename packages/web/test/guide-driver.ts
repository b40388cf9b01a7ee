import type { Page } from 'playwright-core';

/** Does what the guide asks, unless it is the last step: presses Next, or one of the things it points at. */
export function obey(page: Page, last?: string): Promise<string | undefined> {
  // Read and done in one go: the guide may say something else a moment later.
  return page.evaluate((end) => {
    const step = document.querySelector<HTMLElement>('[data-guide]')?.dataset.guide;
    if (step === undefined || step === end) return step;
    const next = document.querySelector<HTMLElement>('[data-guide-next]');
    const wanted = [...document.querySelectorAll<HTMLElement>('.touchable.wanted, .choice.wanted')];
    (next ?? wanted.find((thing) => thing.closest('[inert]') === null))?.click();
    return step;
  }, last);
}

/** A guard against a guide that hangs: so many looks at the same step take minutes. */
const MOST_IDLE = 10_000;

/** Follows the guide up to a step; tells the steps it went through. */
export async function follow(page: Page, last: string): Promise<string[]> {
  const told: string[] = [];
  for (let idle = 0; idle < MOST_IDLE && told.at(-1) !== last; idle++) {
    const step = await obey(page, last);
    if (step !== undefined && told.at(-1) !== step) {
      told.push(step);
      idle = 0;
    }
    await page.waitForTimeout(10);
  }
  return told;
}
