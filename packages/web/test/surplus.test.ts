import type { ArrakisView } from '@sietch/arrakis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surplusOf } from '../src/arrakis/stack';
import { expectAccessible } from './accessible';
import { Stage } from './browser';
import { smallTargets } from './layout';
import { BOT, openPlayed, PERSON, playedOut } from './prepared';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('a stack that is too high', () => {
  it('is put right on one panel: nobody is asked unit by unit', async () => {
    const war = playedOut(
      'arrakis',
      { players: 2 },
      'surplus 6',
      ({ kind }, view) => kind === 'surplus' && surplusOf(view() as ArrakisView) >= 3,
    );
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const { page, problems, context } = await stage.visit(phone);
    await openPlayed(page, war, [BOT, PERSON]);
    await page.waitForSelector('[data-surplus="3"]');
    const done = page.locator('[data-surplus] .choice');
    // Plain units are set to leave; one of them stays for a better one.
    await page.click('[data-fewer="regular"]');
    expect(await done.getAttribute('aria-disabled')).toBe('true');
    await page.click('[data-more="elite"]');
    // Nobody can take away more than must go.
    expect(await page.locator('[data-more]:enabled').count()).toBe(0);
    expect(await done.getAttribute('aria-disabled')).toBe('false');
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessible(page);
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    await done.click();
    await page.waitForFunction(
      (before) => Number(document.querySelector<HTMLElement>('main.table')?.dataset.step) >= before + 3,
      step,
    );
    await page.waitForSelector('[data-surplus]', { state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
