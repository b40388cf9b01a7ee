import { SECTORS, sectorsOf } from '@sietch/arrakis';
import type { Lang } from '@sietch/kernel';
import type { Box } from './area-layout';
import { CELLS, MAP_BOX, sectorMiddle } from './arrakis-map';
import { distance, type Point } from './geometry';

const MIDDLE = MAP_BOX.y + MAP_BOX.height / 2;

/** The outer sectors are named at the rim, where no piece stands. */
function atRim(sector: string, letters: number): Point {
  const [x, y] = sectorMiddle(sector);
  return [x, y < MIDDLE ? MAP_BOX.y + letters * 1.3 : MAP_BOX.y + MAP_BOX.height - letters * 0.7];
}

/** The inner ones at the corner of areas that is farthest from where pieces stand. */
function between(sector: string): Point {
  const inside = Object.values(CELLS).filter(({ id }) => sectorsOf(id).some((each) => each === sector));
  const stands = Object.values(CELLS).map(({ at }) => at);
  const room = (corner: Point) => Math.min(...stands.map((at) => distance(corner, at)));
  const shared = inside
    .flatMap(({ polygon }) => polygon)
    .filter(
      (corner) => inside.filter(({ polygon }) => polygon.some((p) => distance(p, corner) < 1)).length > 2,
    );
  return shared.reduce<Point>(
    (best, corner) => (room(corner) > room(best) ? corner : best),
    shared[0] ?? sectorMiddle(sector),
  );
}

/** Nearer to where things stand a name would lie under another. */
const LEAST_ROOM = 62;

const INNER = new Map(
  SECTORS.map(({ id }) => {
    const at = between(id);
    const free = Object.values(CELLS).every((cell) => distance(cell.at, at) > LEAST_ROOM);
    return [id, free ? at : undefined] as const;
  }),
);

/** Where a sector's name stands; inner ones only where there is room. */
export function sectorPlace({ id, ring }: (typeof SECTORS)[number], size: number): Point | undefined {
  return ring === 'outer' ? atRim(id, size) : INNER.get(id);
}

/** How wide a spaced capital is, in heights of a line. */
const CAPITAL = 0.86;

/** What the names of sectors cover: those at the rim, and from near by the inner ones. */
export function sectorBoxes(letters: number, lang: Lang, close: boolean): readonly Box[] {
  return SECTORS.filter(({ ring }) => close || ring === 'outer').flatMap((sector) => {
    const at = sectorPlace(sector, letters);
    if (at === undefined) return [];
    const width = sector.name[lang].length * letters * CAPITAL;
    return [{ x: at[0] - width / 2, y: at[1] - letters, width, height: letters * 1.3 }];
  });
}
