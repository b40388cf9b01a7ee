import type { Page } from 'playwright-core';

/** Everything whose text is cut off, and the table itself if it must be scrolled. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const boxes = document.querySelectorAll<HTMLElement>(
      '.card-name, .card-agent, .card-reveal, .space-text, .space-name, .conflict-card, .player-name, .ask-sentence, .slip, .strip, .guide, .vision, .leader-chip, .deck-chip, .power, .fighter, .dashboard',
    );
    const found = [...boxes]
      .filter((box) => box.offsetParent !== null && box.clientWidth > 0)
      .filter((box) => {
        const tall = box.classList.contains('card-name') || box.classList.contains('space-name');
        return box.scrollWidth > box.clientWidth + 1 || (!tall && box.scrollHeight > box.clientHeight + 2);
      })
      .map((box) => `${box.className}: ${box.textContent}`);
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push('the page scrolls');
    return found;
  });
}

/** Buttons too small for a finger, on the page that is shown. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button')]
      .filter((button) => button.offsetParent !== null && button.closest('[inert]') === null)
      .filter((button) => button.offsetHeight < 40 || button.offsetWidth < 40)
      .map((button) => `${button.className} ${button.offsetWidth}×${button.offsetHeight}`),
  );
}
