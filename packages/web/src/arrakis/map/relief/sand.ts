import { round, seeded, seedOf } from '../../../art/random';
import { isInside, type Point } from '../geometry';
import { OUTLINES } from './outline';

/** Light and shadow of what the wind has made. */
export interface Sand {
  readonly light: string;
  readonly dark: string;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(outline: readonly Point[]): Box {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const at = (...points: readonly number[]): string => points.map(round).join(' ');
export const join = (parts: readonly Sand[]): Sand => ({
  light: parts.map(({ light }) => light).join(''),
  dark: parts.map(({ dark }) => dark).join(''),
});

/** Desert: long ripples, drawn twice, once as light and once as the shadow below it. */
export function ripples(id: string): Sand {
  const random = seeded(seedOf(`ripples ${id}`));
  const outline = OUTLINES[id] ?? [];
  const { left, top, right, bottom } = boxOf(outline);
  const lines: string[] = [];
  for (let row = top + 9; row < bottom; row += 14) {
    const wave = (x: number) => row + 7 * Math.sin(x / 47 + row / 60) + 4 * Math.sin(x / 21);
    for (let x = left + random() * 34; x < right; x += 22 + random() * 44) {
      const length = 26 + random() * 40;
      if (!isInside([x, wave(x)], outline) || !isInside([x + length, wave(x + length)], outline)) continue;
      const quarter = x + length * 0.25;
      lines.push(
        `M${at(x, wave(x))}Q${at(quarter, wave(quarter) - 3, x + length * 0.5, wave(x + length * 0.5))}T${at(x + length, wave(x + length))}`,
      );
      x += length;
    }
  }
  return { light: lines.join(''), dark: lines.join('') };
}

/** How high a dune is, in its half width. */
const LOW = 0.36;

/** A crescent dune of that half width. */
export function dune(cx: number, cy: number, w: number): Sand {
  const h = w * LOW;
  return {
    light: `M${at(cx - w, cy + h * 0.7)}C${at(cx - w * 0.7, cy - h * 0.6, cx - w * 0.1, cy - h * 1.3, cx + w * 0.15, cy - h)}C${at(cx - w * 0.1, cy - h * 0.2, cx - w * 0.2, cy + h * 0.1, cx - w, cy + h * 0.7)}z`,
    dark: `M${at(cx + w * 0.15, cy - h)}C${at(cx + w * 0.7, cy - h * 0.7, cx + w * 0.9, cy, cx + w, cy + h * 0.8)}C${at(cx + w * 0.5, cy + h * 0.2, cx + w * 0.1, cy + h * 0.2, cx - w * 0.3, cy + h * 0.35)}C${at(cx - w * 0.1, cy, cx, cy - h * 0.4, cx + w * 0.15, cy - h)}z`,
  };
}

/** Deep desert: crescent dunes, their backs to the wind and their horns before it. */
export function barchans(id: string): Sand {
  const random = seeded(seedOf(`barchans ${id}`));
  const outline = OUTLINES[id] ?? [];
  const { left, top, right, bottom } = boxOf(outline);
  const dunes: Sand[] = [];
  let row = 0;
  for (let y = top + 14; y < bottom; y += 27, row++) {
    for (let x = left + 12 + (row % 2) * 27; x < right; x += 54) {
      const [cx, cy] = [x + (random() * 2 - 1) * 6, y + (random() * 2 - 1) * 4];
      const w = 18 + random() * 8;
      const inside = (
        [
          [cx - w, cy + 4],
          [cx + w, cy + 4],
          [cx, cy - w * LOW],
        ] as const
      ).every((p) => isInside(p, outline));
      if (inside) dunes.push(dune(cx, cy, w));
    }
  }
  return join(dunes);
}

/** Short marks scattered over an area: arcs of an erg, steps of a plateau. */
export function scattered(
  id: string,
  n: number,
  mark: (random: () => number) => readonly [string, number],
): string {
  const random = seeded(seedOf(`scattered ${id}`));
  const outline = OUTLINES[id] ?? [];
  const { left, top, right, bottom } = boxOf(outline);
  return Array.from({ length: n }, () => {
    const [x, y] = [left + random() * (right - left), top + random() * (bottom - top)];
    const [drawn, width] = mark(random);
    return isInside([x - 4, y], outline) && isInside([x + width + 4, y], outline)
      ? `M${at(x, y)}${drawn}`
      : '';
  }).join('');
}

export const arcs = (id: string): string => scattered(id, 80, () => ['q4-4 8 0', 8]);
export const strata = (id: string): string =>
  scattered(id, 16, (random) => {
    const width = 10 + random() * 16;
    return [`h${at(width * 0.45)}l3 2.500h${at(width * 0.4)}`.replace('2.500', '2.5'), width];
  });
