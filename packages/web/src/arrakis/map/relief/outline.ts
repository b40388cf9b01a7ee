import { round, seeded, seedOf } from '../../../art/random';
import { ALL_BORDERS, CELLS } from '../arrakis-map';
import type { Point } from '../geometry';

/** Borders go in steps of about this length. */
const STEP = 13;

const key = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A straight border as nature would draw it; both neighbours see the same one. */
function broken([from, to]: readonly [Point, Point], seed: number): readonly Point[] {
  const random = seeded(seed);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(3, Math.floor(length / STEP));
  const most = Math.min(5.5, length * 0.07);
  const across: Point = [
    -(to[1] - from[1]) / Math.max(length, 0.1),
    (to[0] - from[0]) / Math.max(length, 0.1),
  ];
  const points: Point[] = [from];
  let aside = 0;
  for (let i = 1; i < steps; i++) {
    aside = aside * 0.45 + (random() * 2 - 1) * most * Math.sin((Math.PI * i) / steps);
    const along = i / steps;
    points.push([
      from[0] + (to[0] - from[0]) * along + across[0] * aside,
      from[1] + (to[1] - from[1]) * along + across[1] * aside,
    ]);
  }
  return [...points, to];
}

const edges = new Map<string, readonly Point[]>();
const between = new Map<string, readonly Point[]>();

for (const { areas, ends } of ALL_BORDERS) {
  const pair = [...areas].sort().join('|');
  const points = broken(ends, seedOf(pair));
  between.set(pair, points);
  edges.set(`${key(ends[0])} ${key(ends[1])}`, points);
  edges.set(`${key(ends[1])} ${key(ends[0])}`, points.toReversed());
}

/** The border two areas share, as it is drawn. */
export function borderLine(a: string, b: string): readonly Point[] {
  return between.get([a, b].sort().join('|')) ?? [];
}

/** The outlines of all areas, as they are drawn. */
export const OUTLINES: Readonly<Record<string, readonly Point[]>> = Object.fromEntries(
  Object.values(CELLS).map(({ id, polygon }) => [
    id,
    polygon.flatMap((corner, i) => {
      const next = polygon[(i + 1) % polygon.length] ?? corner;
      return (edges.get(`${key(corner)} ${key(next)}`) ?? [corner, next]).slice(0, -1);
    }),
  ]),
);

export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'z' : ''}`;
}

export const OUTLINE_PATHS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(OUTLINES).map(([id, outline]) => [id, pathOf(outline)]),
);
