import { AIR_ZONES, AREAS, BORDERS, IMPASSABLE, sectorsOf } from '@sietch/arrakis';
import { type Border, type Cells, layCells, type Plan, relaxed } from './cells';
import { distance, type Point } from './geometry';

/** Screens are wider than tall, and so are words: the square sheet is drawn out a little. */
const STRETCH = 1.24;

/** The crowded basins of the north are enlarged as under a glass; far from them nothing moves. */
const GLASS: Point = [545 * STRETCH, 420];
const GLASS_REACH = 760;
const GLASS_POWER = 0.74;

function magnified([x, y]: Point): Point {
  const [dx, dy] = [x - GLASS[0], y - GLASS[1]];
  const far = Math.max(1, Math.hypot(dx, dy));
  const by = (GLASS_REACH * (far / GLASS_REACH) ** GLASS_POWER) / far;
  return [GLASS[0] + dx * by, GLASS[1] + dy * by];
}

const centres: Readonly<Record<string, Point>> = Object.fromEntries(
  AREAS.map(({ id, x, y }) => [id, magnified([x * STRETCH, y])]),
);

const MARGIN = 38;
const all = Object.values(centres);

const plan: Plan = {
  centres,
  touching: [
    ...Object.entries(BORDERS).flatMap(([a, others]) => others.map((b) => [a, b] as const)),
    ...IMPASSABLE,
  ],
  frame: {
    left: Math.min(...all.map(([x]) => x)) - MARGIN,
    top: Math.min(...all.map(([, y]) => y)) - MARGIN,
    right: Math.max(...all.map(([x]) => x)) + MARGIN,
    bottom: Math.max(...all.map(([, y]) => y)) + MARGIN,
  },
};

/** Enough to even out neighbours; more would let the rim grow. */
const ROUNDS = 3;
const STEP = 0.45;

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
  const wished = magnified([x * STRETCH, y]);
  const corners = SECTOR_BORDERS.filter(({ areas: [a, b] }) => {
    const [sa, sb] = [sectorsOf(a), sectorsOf(b)];
    return (sa.includes(one) && sb.includes(other)) || (sa.includes(other) && sb.includes(one));
  }).flatMap(({ ends }) => ends);
  return corners.reduce<Point>(
    (best, corner) => (distance(corner, wished) < distance(best, wished) ? corner : best),
    corners[0] ?? wished,
  );
}

export const ZONE_POINTS: Readonly<Record<string, Point>> = Object.fromEntries(
  AIR_ZONES.map((zone) => [zone.id, zonePoint(zone)]),
);

/** The whole map with a margin around it. */
export const MAP_BOX = {
  x: plan.frame.left - 4,
  y: plan.frame.top - 4,
  width: plan.frame.right - plan.frame.left + 8,
  height: plan.frame.bottom - plan.frame.top + 8,
};
