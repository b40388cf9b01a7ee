import type { Page } from 'playwright-core';
import { unseen } from './eyes';

/** What one look at the page tells a driver. */
interface Look {
  readonly state: 'asked' | 'curtain' | 'ended' | 'waiting';
  readonly step: number;
  readonly lit: number;
  readonly canUndo: boolean;
}

/** Looks at once, or (`patiently`) when something has changed on the page: whoever waits need not ask again and again. */
function look(page: Page, patiently: boolean): Promise<Look> {
  return page.evaluate(async (patient) => {
    if (patient)
      await new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => done());
        const done = () => {
          watch.disconnect();
          clearTimeout(timer);
          resolve();
        };
        // What a driver waits for may be no change of the page.
        const timer = setTimeout(done, 100);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      });
    const table = document.querySelector<HTMLElement>('main.table');
    const step = Number(table?.dataset.step ?? -1);
    const lit = document.querySelectorAll('.choice:not(.refused), .touchable.lit').length;
    const canUndo = document.querySelector('[data-undo]') !== null;
    if (document.querySelector('main.end') !== null) return { state: 'ended' as const, step, lit, canUndo };
    if (document.querySelector('[data-lift]') !== null)
      return { state: 'curtain' as const, step, lit, canUndo };
    const asked =
      document.querySelector('.ask:not(.quiet)') !== null && document.querySelector('.awaiting') === null;
    return { state: asked && lit > 0 ? ('asked' as const) : ('waiting' as const), step, lit, canUndo };
  }, patiently);
}

/**
 * Clicks one thing that is lit: on the table if it can, else in the list. `turn` makes the picks vary and repeatable.
 * The click is the page's own, so that hundreds of them stay quick.
 */
export function clickLit(page: Page, turn: number): Promise<string> {
  return page.evaluate((n) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
    const onTable = all('.touchable.lit');
    const inList = all('.choice:not(.passive):not(.refused)');
    const passive = all('.choice.passive');
    const pools = n % 3 === 0 ? [inList, onTable, passive] : [onTable, inList, passive];
    const pool = pools.find((items) => items.length > 0) ?? [];
    const picked = pool[(n * 7) % pool.length];
    // Parts of a drawing have no click of their own.
    picked?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return picked?.dataset.choice ?? picked?.dataset.ref ?? '';
  }, turn);
}

/** A guard against a table that hangs: so many looks at one that asks nothing take minutes. */
const MOST_IDLE = 2_000;

/** Plays until the game ends or `until` says so; returns the number of clicks. */
export async function play(
  page: Page,
  until: (look: Look, clicks: number) => boolean = () => false,
  click: (page: Page, turn: number) => Promise<string> = clickLit,
): Promise<number> {
  let clicks = 0;
  for (let idle = 0; idle < MOST_IDLE; ) {
    const now = await look(page, idle > 0);
    if (now.state === 'ended' || until(now, clicks)) return clicks;
    if (now.state === 'waiting') {
      idle++;
      continue;
    }
    idle = 0;
    if (now.state === 'curtain')
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-lift]')?.click());
    else await click(page, clicks);
    clicks++;
  }
  throw new Error('The table has been silent for too long.');
}

/** Plays with the eyes shut. */
export const playUnseen = (...how: Parameters<typeof play>): Promise<number> =>
  unseen([how[0]], () => play(...how));
