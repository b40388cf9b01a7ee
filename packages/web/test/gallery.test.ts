import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

describe('the gallery', () => {
  it('shows every drawing, without a problem and within the page', async () => {
    const { page, context, problems } = await stage.visit(
      { viewport: { width: 390, height: 844 } },
      '#gallery',
    );
    await page.waitForSelector('.gallery');
    const painted = await page.evaluate(() => {
      const drawn = [...document.querySelectorAll('.gallery svg.art')];
      return {
        drawn: drawn.length,
        empty: drawn.filter((svg) => svg.querySelector('path') === null || svg.clientWidth === 0).length,
        wider: document.documentElement.scrollWidth > innerWidth,
      };
    });
    expect(painted.drawn).toBeGreaterThan(200);
    expect(painted).toMatchObject({ empty: 0, wider: false });
    expect(problems).toEqual([]);
    await context.close();
  });
});
