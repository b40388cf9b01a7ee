import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';
import { clickLit, play } from './driver';
import { unseen } from './eyes';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

/** One click, on the table or in the list by turns, and then the next question. False once there is none. */
async function goOn(page: Page, turn: number): Promise<boolean> {
  await play(
    page,
    (_, clicks) => clicks >= 1,
    () => clickLit(page, turn),
  );
  await play(page, ({ state }) => state === 'asked');
  return (await page.locator('main.table').count()) > 0;
}

/** How the answers of one question are offered. */
interface Answers {
  readonly folded: boolean;
  readonly touched: boolean;
  readonly controls: number;
  /** Of the things that can be done, where the last stands, and where the first that declines. */
  readonly lastActive: number;
  readonly firstPassive: number;
}

function answers(page: Page): Promise<Answers> {
  return page.evaluate(() => {
    const ask = document.querySelector('.ask');
    const choices = [...(ask?.querySelectorAll('.choice:not(.refused)') ?? [])];
    const passive = choices.map((choice) => choice.classList.contains('passive'));
    const firstPassive = passive.indexOf(true);
    return {
      folded: ask?.querySelector('[aria-expanded]') != null,
      touched: document.querySelector('.touchable.selected') !== null,
      controls: choices.length,
      lastActive: passive.lastIndexOf(false),
      firstPassive: firstPassive === -1 ? choices.length : firstPassive,
    };
  });
}

const GAMES = ['imperium', 'uprising', 'arrakis'] as const;

describe.each(GAMES)('the answers of a question in %s', (game) => {
  it('are all in sight up to eight and after a touch, those that do something first', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click(`[data-play="${game}"]`);
    await page.waitForSelector('main.table');
    let touched = 0;
    await unseen([page], async () => {
      await play(page, ({ state }) => state === 'asked');
      for (let i = 0; i < 40; i++) {
        const now = await answers(page);
        if (now.touched) touched++;
        expect(now.folded && now.touched).toBe(false);
        expect(now.lastActive).toBeLessThan(now.firstPassive);
        // Whatever is folded is more than eight.
        if (now.folded) {
          await page.dispatchEvent('.ask [aria-expanded="false"]', 'click');
          await page.waitForSelector('.ask [aria-expanded="true"]', { state: 'attached' });
          expect((await answers(page)).controls).toBeGreaterThan(8);
          await page.dispatchEvent('.ask [aria-expanded="true"]', 'click');
        }
        if (!(await goOn(page, i))) break;
      }
    });
    expect(touched).toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Plays until a number is asked for. */
async function untilNumber(page: Page): Promise<void> {
  await play(page, ({ state }) => state === 'asked');
  let turn = 1;
  while ((await page.locator('[data-stepper]').count()) === 0)
    if (!(await goOn(page, turn++))) throw new Error('No number was asked for.');
}

describe.each(GAMES)('a number in %s', (game) => {
  it('is set by steps and then chosen', async () => {
    const { page, problems, context } = await stage.visit();
    await page.click(`[data-play="${game}"]`);
    await page.waitForSelector('main.table');
    await unseen([page], () => untilNumber(page));
    const stepper = page.locator('[data-stepper]').first();
    const key = () => stepper.locator('[data-choice]').getAttribute('data-choice');
    const most = await key();
    expect(await stepper.locator('[data-more]').isDisabled()).toBe(true);
    await stepper.locator('[data-fewer]').click();
    const fewer = await key();
    expect(Number(fewer?.split(':').at(-1))).toBe(Number(most?.split(':').at(-1)) - 1);
    await stepper.locator('[data-more]').click();
    expect(await key()).toBe(most);
    await stepper.locator('[data-fewer]').click();
    const step = Number(await page.getAttribute('main.table', 'data-step'));
    await stepper.locator('[data-choice]').click();
    await page.waitForFunction(
      (was) => Number(document.querySelector<HTMLElement>('main.table')?.dataset.step) > was,
      step,
    );
    expect(problems).toEqual([]);
    await context.close();
  });
});
