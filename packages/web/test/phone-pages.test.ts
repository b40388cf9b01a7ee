import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { PHONE, playUntil, sendAgents } from './full-table';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

async function atTable(): Promise<Page> {
  const { page } = await stage.visit({ ...PHONE, reducedMotion: 'no-preference' });
  await page.click('[data-play="imperium"]');
  await page.waitForSelector('.tab[aria-current="true"]');
  // From the first page to the last but one there are many to pass.
  await page.getByRole('button', { name: /^Factions/ }).click();
  await isSeen(page, 'factions');
  return page;
}

const isSeen = (page: Page, name: string): Promise<unknown> =>
  page.waitForFunction((which) => {
    const seen = document.querySelector(`.page-${which}`);
    return seen !== null && Math.abs(seen.getBoundingClientRect().left) < 2 && !seen.hasAttribute('inert');
  }, name);

/** Notes the names of all tabs that are said to be the current one, from the next change on. */
const noteTabs = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const store = globalThis as unknown as { named: string[] };
    store.named = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.getAttribute('aria-current') === 'true')
          store.named.push(target.textContent ?? '');
    }).observe(document.body, { attributeFilter: ['aria-current'], subtree: true });
  });

const notedTabs = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { named: string[] }).named);

describe('the pages of a phone', () => {
  it('turn to the page a tab names, and no other tab is named on the way', async () => {
    const page = await atTable();
    await noteTabs(page);
    await page.getByRole('button', { name: /^Row/ }).click();
    await isSeen(page, 'row');
    expect(await notedTabs(page)).toEqual(['Row']);
    await page.context().close();
  });

  it('turn although the question under them grows meanwhile', async () => {
    const page = await atTable();
    await noteTabs(page);
    await page.evaluate(() => {
      const strip = document.querySelector<HTMLElement>('.pages');
      const shrink = () => strip?.style.setProperty('max-height', '180px');
      strip?.addEventListener('scroll', shrink, { once: true });
    });
    await page.getByRole('button', { name: /^Row/ }).click();
    await isSeen(page, 'row');
    expect(await notedTabs(page)).toEqual(['Row']);
    await page.context().close();
  });

  it('come back to the map for a new turn after cards were bought', async () => {
    const { page, context } = await stage.visit({ ...PHONE, reducedMotion: 'reduce' });
    await page.click('[data-play="imperium"]');
    await playUntil(page, '.page-row:not([inert]) .card.lit', sendAgents);
    await playUntil(page, '.space.lit', sendAgents);
    await isSeen(page, 'arrakis');
    await context.close();
  });

  it('stay where a finger stops them, and the tab names that page', async () => {
    const page = await atTable();
    await page.evaluate(() => {
      const strip = document.querySelector('.pages');
      const touch = () => {
        if ((strip?.scrollLeft ?? 0) < 0.7 * innerWidth) return;
        strip?.removeEventListener('scroll', touch);
        (globalThis as unknown as { touchedAt: number }).touchedAt = (strip?.scrollLeft ?? 0) / innerWidth;
        strip?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      };
      strip?.addEventListener('scroll', touch);
    });
    await page.getByRole('button', { name: /^Row/ }).click();
    await page.waitForFunction(() => {
      const tabs = [...document.querySelectorAll('.tab')];
      const named = tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'true');
      const at = (document.querySelector('.pages')?.scrollLeft ?? 0) / innerWidth;
      // Where frames come late, the finger comes late as well: no page beyond it may be turned to.
      const { touchedAt } = globalThis as unknown as { touchedAt?: number };
      return touchedAt !== undefined && named <= Math.ceil(touchedAt) && Math.abs(at - named) < 0.02;
    });
    await page.context().close();
  });
});
