import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Stage } from './browser';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage.close());

const SIZES = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

describe('the gallery', () => {
  it.each(SIZES)(
    'shows every drawing at $width×$height, without a problem and within the page',
    async (viewport) => {
      const { page, context, problems } = await stage.visit({ viewport }, '#gallery');
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
    },
  );
});
