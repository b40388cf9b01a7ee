import { AIR_ZONES, AREAS, BORDERS, IMPASSABLE, sectorsOf } from '@sietch/arrakis';
import { type Border, type Cells, layCells, type Plan, relaxed } from './cells';
import { distance, type Point } from './geometry';

const plan: Plan = {
  centres: Object.fromEntries(AREAS.map(({ id, x, y }) => [id, [x, y]])),
  touching: [
    ...Object.entries(BORDERS).flatMap(([a, others]) => others.map((b) => [a, b] as const)),
    ...IMPASSABLE,
  ],
};

/** Enough to give the small areas of the middle room for figures. */
const ROUNDS = 6;
const STEP = 0.5;

const laid: Cells = layCells(relaxed(plan, ROUNDS, STEP));

export const CELLS = laid.cells;
export const ALL_BORDERS = laid.borders;

const closed = new Set(IMPASSABLE.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

/** Borders no legion crosses on the ground. */
export const RED_BORDERS: readonly Border[] = laid.borders.filter(({ areas: [a, b] }) =>
  closed.has(`${a} ${b}`),
);

function sectorsDiffer({ areas: [a, b] }: Border): boolean {
  return !sectorsOf(a).some((sector) => sectorsOf(b).includes(sector));
}

export const SECTOR_BORDERS: readonly Border[] = laid.borders.filter(sectorsDiffer);

/** Where a sector's name stands: the middle of its areas. */
export function sectorMiddle(sector: string): Point {
  const points = Object.values(CELLS).filter(({ id }) => sectorsOf(id).some((each) => each === sector));
  const sum = points.reduce<[number, number]>(([x, y], { at }) => [x + at[0], y + at[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** An air zone hangs over a corner of the border between its sectors, nearest to where the sheet has it. */
function zonePoint({ sectors: [one, other], x, y }: (typeof AIR_ZONES)[number]): Point {
  const corners = SECTOR_BORDERS.filter(({ areas: [a, b] }) => {
    const [sa, sb] = [sectorsOf(a), sectorsOf(b)];
    return (sa.includes(one) && sb.includes(other)) || (sa.includes(other) && sb.includes(one));
  }).flatMap(({ ends }) => ends);
  return corners.reduce<Point>(
    (best, corner) => (distance(corner, [x, y]) < distance(best, [x, y]) ? corner : best),
    corners[0] ?? [x, y],
  );
}

export const ZONE_POINTS: Readonly<Record<string, Point>> = Object.fromEntries(
  AIR_ZONES.map((zone) => [zone.id, zonePoint(zone)]),
);

const all = Object.values(CELLS).flatMap(({ polygon }) => polygon);
const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];

/** The whole map with a margin around it. */
export const MAP_BOX = {
  x: left - 8,
  y: top - 8,
  width: Math.max(...all.map(([x]) => x)) - left + 16,
  height: Math.max(...all.map(([, y]) => y)) - top + 16,
};
