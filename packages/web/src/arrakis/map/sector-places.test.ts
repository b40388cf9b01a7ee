import { SECTORS } from '@sietch/arrakis';
import { LANGS } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { CELLS, MAP_BOX } from './arrakis-map';
import { common } from './box';
import { placeSectors } from './sector-places';

const pieces = Object.values(CELLS).map(({ at: [x, y] }) => ({
  x: x - 30,
  y: y - 25,
  width: 60,
  height: 50,
}));

describe('names of sectors', () => {
  it.each([
    { letters: 19, close: false, short: false },
    { letters: 37, close: false, short: true },
    { letters: 9, close: true, short: false },
  ])('stand on the sheet ($letters high)', (how) => {
    for (const lang of LANGS)
      for (const { x, width, y, height, words } of placeSectors({ lang, ...how }, pieces)) {
        expect(x, words.join(' ')).toBeGreaterThanOrEqual(MAP_BOX.x);
        expect(x + width).toBeLessThanOrEqual(MAP_BOX.x + MAP_BOX.width);
        expect(y).toBeGreaterThanOrEqual(MAP_BOX.y);
        expect(y + height).toBeLessThanOrEqual(MAP_BOX.y + MAP_BOX.height);
      }
  });

  it('leave the middle of the rim to the names of areas on a small map', () => {
    const middle = MAP_BOX.x + MAP_BOX.width / 2;
    const gaps = (letters: number) =>
      placeSectors({ lang: 'uk', letters, close: false, short: false }, []).map(({ x, width }) =>
        x < middle ? x - MAP_BOX.x : MAP_BOX.x + MAP_BOX.width - x - width,
      );
    expect(Math.max(...gaps(20))).toBeLessThan(10);
    expect(Math.max(...gaps(14))).toBeGreaterThan(10);
  });

  it('of the inner ring stand where no piece does, or not at all', () => {
    const how = { lang: 'uk', letters: 9, close: true, short: false } as const;
    const inner = placeSectors(how, pieces).filter(({ id }) => id.startsWith('central'));
    for (const name of inner) for (const piece of pieces) expect(common(name, piece)).toBe(0);
    const everywhere = [MAP_BOX];
    expect(placeSectors(how, everywhere).map(({ id }) => id)).toEqual(
      SECTORS.filter(({ ring }) => ring === 'outer').map(({ id }) => id),
    );
  });
});
