import { seeded, seedOf } from '../../../art/random';
import { CELLS } from '../arrakis-map';
import type { Point } from '../geometry';
import { OUTLINES, pathOf } from './outline';

/** Where the light comes from: the upper left, everywhere. */
const LIGHT: Point = [-0.62, -0.78];
/** How much of a cell is crown: more of it towards other rock, so that a range stays one. */
const CROWN = 0.62;
const CROWN_TO_ROCK = 0.86;

/** Faces of rock by their tone, from light (1) to shadow (5), and the ridge. */
export interface Rock {
  readonly faces: readonly string[];
  readonly ridge: string;
}

const towards = ([x, y]: Point): number => x * LIGHT[0] + y * LIGHT[1];

/** The tone of a face that looks this way. */
function toneOf(normal: Point, unevenness: number): number {
  const lit = towards(normal) / (Math.hypot(...normal) || 1) + unevenness;
  return [0.62, 0.12, -0.25, -0.68].findIndex((least) => lit > least) + 1 || 5;
}

const key = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Slopes from the outline up to a crown, and the crown split by a ridge. */
export function rock(id: string, touchesRock: ReadonlySet<string>): Rock {
  const random = seeded(seedOf(`rock ${id}`));
  const uneven = (by: number) => (random() * 2 - 1) * by;
  const outline = OUTLINES[id] ?? [];
  const [cx, cy] = CELLS[id]?.at ?? [0, 0];
  const corners = outline.map((_, i) => i).filter((i) => i % 2 === 0);
  const ring = corners.map((i): Point => {
    const [x, y] = outline[i] ?? [cx, cy];
    const part = (touchesRock.has(key([x, y])) ? CROWN_TO_ROCK : CROWN) + uneven(0.06);
    return [cx + (x - cx) * part, cy + (y - cy) * part];
  });
  const tones: string[][] = [[], [], [], [], []];
  const face = (tone: number, points: readonly Point[]) => tones[tone - 1]?.push(pathOf(points));
  corners.forEach((from, a) => {
    const b = (a + 1) % corners.length;
    const end = outline[corners[b] ?? 0] ?? [cx, cy];
    const foot = [...outline.slice(from, b === 0 ? outline.length : corners[b]), end];
    const [first = end] = foot;
    let normal: Point = [end[1] - first[1], first[0] - end[0]];
    if (normal[0] * (first[0] - cx) + normal[1] * (first[1] - cy) < 0) normal = [-normal[0], -normal[1]];
    face(toneOf(normal, uneven(0.18)), [...foot, ring[b] ?? end, ring[a] ?? first]);
  });
  const across = ring.map(([x, y]) => -(x - cx) * LIGHT[1] + (y - cy) * LIGHT[0]);
  const low = across.indexOf(Math.min(...across));
  const high = across.indexOf(Math.max(...across));
  const arc = (from: number, to: number): readonly Point[] =>
    Array.from(
      { length: ((to - from + ring.length) % ring.length) + 1 },
      (_, i) => ring[(from + i) % ring.length] ?? [cx, cy],
    );
  const [start = [cx, cy], end = [cx, cy]] = [ring[high], ring[low]];
  const ridge = [0.75, 0.5, 0.25].map(
    (part): Point => [
      end[0] + (start[0] - end[0]) * part + uneven(9),
      end[1] + (start[1] - end[1]) * part + uneven(9),
    ],
  );
  const sides = [arc(low, high), arc(high, low)] as const;
  const lit = (points: readonly Point[]) =>
    points.reduce((sum, [x, y]) => sum + towards([x - cx, y - cy]), 0) / points.length;
  const firstIsLit = lit(sides[0]) > lit(sides[1]);
  face(firstIsLit ? 2 : 4, [...sides[0], ...ridge]);
  face(firstIsLit ? 4 : 2, [...sides[1], ...ridge.toReversed()]);
  return { faces: tones.map((paths) => paths.join('')), ridge: pathOf([start, ...ridge, end], false) };
}

/** Points of outlines that lie between two rocks. */
export function seams(lines: readonly (readonly Point[])[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.slice(1, -1).map(key)));
}
