import type { Page } from 'playwright-core';
import { clickLit, play } from './driver';

/** Plays until something is celebrated. A click on the table would put it away. */
export async function untilCelebrated(page: Page, click = clickLit): Promise<void> {
  let shown = false;
  await play(
    page,
    () => shown,
    async (at, turn) => {
      shown = (await at.locator('.ceremony').count()) > 0;
      return shown ? '' : click(at, turn);
    },
  );
}
