import { AREAS } from '@sietch/arrakis';
import { describe, expect, it } from 'vitest';
import { CELLS } from './arrakis-map';
import { placeBadges } from './badge-places';
import { type Box, common } from './box';
import { NUMBERS } from './piece-size';

const placeBadge = (area: string, numbers: number, inTheWay: readonly Box[]): Box | undefined =>
  placeBadges([area], numbers, inTheWay).get(area);

describe('badges of areas', () => {
  it('lie under no other, not even where a legion stands in every area', () => {
    const legions = AREAS.map(({ id }) => {
      const [x, y] = CELLS[id]?.at ?? [0, 0];
      return { x: x - 50, y: y - 20, width: 100, height: 60 };
    });
    // As large as they are on a low laptop.
    const places = [
      ...placeBadges(
        AREAS.map(({ id }) => id),
        NUMBERS * 1.4,
        legions,
      ),
    ];
    const overlaps = places.flatMap(([area, box], i) =>
      places
        .slice(i + 1)
        .flatMap(([other, another]) => (common(box, another) > 0 ? `${area}, ${other}` : [])),
    );
    expect(overlaps).toEqual([]);
  });

  it('lie under no name and no piece while there is another place', () => {
    for (const { id } of AREAS) {
      const [x, y] = CELLS[id]?.at ?? [0, 0];
      const usual = placeBadge(id, NUMBERS, []);
      const name = { x: x - 60, y: y - 8, width: 120, height: 40 };
      const place = placeBadge(id, NUMBERS, [name]);
      if (usual === undefined || place === undefined) throw new Error(`There is no ${id}.`);
      expect(common(place, name), id).toBeLessThanOrEqual(common(usual, name));
      if ((CELLS[id]?.room ?? 0) > 60) expect(common(place, name), id).toBe(0);
    }
  });

  it('grow with their numbers', () => {
    const [small, large] = [NUMBERS, NUMBERS * 1.5].map((numbers) => placeBadge('arrakeen', numbers, []));
    expect(large?.width).toBeCloseTo((small?.width ?? 0) * 1.5);
  });
});
