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
        const { content, position } = getComputedStyle(box, '::after');
        // What is only felt by fingers reaches beyond its box.
        const felt = content !== 'none' && position === 'absolute';
        const tall = felt || box.classList.contains('card-name') || box.classList.contains('space-name');
        return (
          box.scrollWidth > box.clientWidth + (felt ? 4 : 1) ||
          (!tall && box.scrollHeight > box.clientHeight + 2)
        );
      })
      .map(
        (box) =>
          `${box.className} [${box.scrollWidth}>${box.clientWidth} ${box.scrollHeight}>${box.clientHeight}]: ${box.textContent}`,
      );
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) found.push('the page scrolls');
    return found;
  });
}

/** Buttons too small for a finger, on the page that is shown. What a button feels beyond its edges counts. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const felt = (button: HTMLElement): readonly [number, number] => {
      const { content, position, top, right, bottom, left } = getComputedStyle(button, '::after');
      const beyond = content !== 'none' && position === 'absolute' ? [top, right, bottom, left] : [];
      const [t = 0, r = 0, b = 0, l = 0] = beyond.map((edge) => Math.max(0, -Number.parseFloat(edge) || 0));
      return [button.offsetWidth + l + r, button.offsetHeight + t + b];
    };
    return (
      [...document.querySelectorAll<HTMLElement>('button')]
        .filter((button) => button.offsetParent !== null && button.closest('[inert]') === null)
        // A name within a line of text has the line's height, as links in texts do.
        .filter((button) => !button.matches('.name-link'))
        .filter((button) => felt(button).some((size) => size < 40))
        .map((button) => `${button.className} ${felt(button).join('×')}`)
    );
  });
}

/** Cards of the hand whose left edge, which every fan shows, lies under something else. */
export function coveredCards(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hand :is(.card, .strip)')]
      .filter((card) => {
        const { left, top, height } = card.getBoundingClientRect();
        return !card.contains(document.elementFromPoint(left + 14, top + height / 2));
      })
      .map((card) => card.textContent ?? ''),
  );
}

/** Words of the hand, or of another place for cards, that lie under something else or are cut off, and those too small to be read. */
export function lostWords(page: Page, place = '.hand'): Promise<string[]> {
  return page.evaluate(async (selector) => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const LEAST_SIZE = 11;
    const found: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector(selector) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Numbers within signs are drawings, and what is said to those who hear has no place.
      if (parent === null || parent.closest('svg, .sr-only, [hidden]') !== null) continue;
      const around = parent.closest('.card, .strip, .slip, .conflict-card') ?? parent;
      const range = document.createRange();
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
      if (lines.length > 0 && Number.parseFloat(getComputedStyle(parent).fontSize) < LEAST_SIZE)
        found.push(`too small: ${text.textContent}`);
      for (const { left, right, top, bottom } of lines)
        for (const x of [left + 2, right - 2])
          if (!around.contains(document.elementFromPoint(x, (top + bottom) / 2)))
            found.push(`covered or cut: ${text.textContent}`);
    }
    return [...new Set(found)];
  }, place);
}

/** Things of the board that the question lies over. */
export function underTheQuestion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ask = document.querySelector('.ask')?.getBoundingClientRect();
    if (ask === undefined) return ['no question'];
    return [...document.querySelectorAll('.faction, .space, .conflict, .army, .hand .card, .strip')]
      .filter((thing) => {
        const { width, left, right, top, bottom } = thing.getBoundingClientRect();
        const beside = left >= ask.right - 1 || right <= ask.left + 1;
        return width > 0 && !beside && top < ask.bottom - 1 && bottom > ask.top + 1;
      })
      .map((thing) => thing.className);
  });
}

/** How high the question is, and how much of its answers must be scrolled for. */
export function questionHeight(page: Page): Promise<{ readonly height: number; readonly hidden: number }> {
  return page.$eval('.ask', (ask) => {
    const answers = ask.querySelector('.ask-choices');
    return {
      height: Math.round(ask.getBoundingClientRect().height),
      hidden: answers === null ? 0 : answers.scrollHeight - answers.clientHeight,
    };
  });
}

/** Texts whose letters are smaller on the screen than eleven pixels, with their size. */
export function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const around = text.parentElement;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width, top, bottom } = range.getBoundingClientRect();
      const words = text.textContent?.trim() ?? '';
      if (around === null || words === '' || width === 0 || bottom < 0 || top > innerHeight) continue;
      const drawn = around instanceof SVGGraphicsElement ? (around.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(around).fontSize) * drawn;
      if (size < 10.95)
        found.add(`${size.toFixed(1)} ${around.getAttribute('class') ?? around.tagName}: ${words}`);
    }
    return [...found];
  });
}
