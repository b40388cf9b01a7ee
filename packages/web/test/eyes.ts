import type { BrowserContext, Page } from 'playwright-core';

/** Says that somebody looks at the pixels of a page. */
const LOOKED_AT = 'looked-at';

/**
 * Without a graphics card painting is the third part of all the work, and hardly a test looks at pixels: pages are laid
 * out as ever, but painted only while somebody does. What is transparent can be clicked and found like anything else.
 */
export function paintOnlyForEyes(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((mark) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html:not(.${mark}) body { opacity: 0 }`);
    document.adoptedStyleSheets.push(sheet);
  }, LOOKED_AT);
}

/** Looks at what is painted. */
export async function lookingAt<T>(page: Page, action: () => Promise<T>): Promise<T> {
  const mark = (on: boolean) =>
    page.evaluate(([name, now]) => document.documentElement.classList.toggle(name, now), [
      LOOKED_AT,
      on,
    ] as const);
  await mark(true);
  try {
    return await action();
  } finally {
    await mark(false);
  }
}

/**
 * Does something with the eyes shut: pages draw everything they would, but nothing is laid out or painted until it is
 * over, which is most of the work. For the way to what a test is about.
 */
export async function unseen<T>(pages: readonly Page[], action: () => Promise<T>): Promise<T> {
  const shut = (hidden: boolean) =>
    Promise.all(
      pages.map((page) =>
        page.evaluate((now) => {
          document.body.hidden = now;
        }, hidden),
      ),
    );
  await shut(true);
  try {
    return await action();
  } finally {
    await shut(false);
  }
}
