import type { Box } from './box';
import type { Point } from './geometry';

/** How the map is looked at: enlarged `k` times and moved. */
export interface Lens {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Lens = { k: 1, x: 0, y: 0 };
export const CLOSEST = 6;

/** Never farther than the whole map, and never beside it. */
export function clamped({ k, x, y }: Lens, box: Box): Lens {
  const closer = Math.max(1, Math.min(CLOSEST, k));
  const within = (moved: number, start: number, size: number) => {
    const most = start * (1 - closer);
    return Math.max(most - size * (closer - 1), Math.min(most, moved));
  };
  return { k: closer, x: within(x, box.x, box.width), y: within(y, box.y, box.height) };
}

/** Closer or farther, while what lies under the point stays there. */
export function zoomedAt(lens: Lens, [px, py]: Point, by: number, box: Box): Lens {
  const k = Math.max(1, Math.min(CLOSEST, lens.k * by));
  const ratio = k / lens.k;
  return clamped({ k, x: px - (px - lens.x) * ratio, y: py - (py - lens.y) * ratio }, box);
}

export function moved(lens: Lens, dx: number, dy: number, box: Box): Lens {
  return clamped({ ...lens, x: lens.x + dx, y: lens.y + dy }, box);
}

/** The lens that shows these points with some air around them. */
export function onto(points: readonly Point[], box: Box, air: number): Lens {
  if (points.length === 0) return WHOLE;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - air, Math.max(...xs) + air];
  const [top, bottom] = [Math.min(...ys) - air, Math.max(...ys) + air];
  const k = Math.max(1, Math.min(CLOSEST, box.width / (right - left), box.height / (bottom - top)));
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  return clamped(
    { k, x: box.x + box.width / 2 - middle[0] * k, y: box.y + box.height / 2 - middle[1] * k },
    box,
  );
}

/** Where the sheet lies in its window: the pixel of its origin, and how many pixels a unit of it has. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** As a drawing lies that is shown whole and in the middle. */
export function frameIn({ width, height }: Pick<Box, 'width' | 'height'>, box: Box): Frame {
  const scale = Math.min(width / box.width, height / box.height) || 1;
  return {
    x: (width - box.width * scale) / 2 - box.x * scale,
    y: (height - box.height * scale) / 2 - box.y * scale,
    scale,
  };
}

/** How a picture drawn by one lens must be moved and enlarged to look as if drawn by another. */
export function carried(drawn: Lens, lens: Lens, { x, y, scale }: Frame): string {
  const by = lens.k / drawn.k;
  const right = x * (1 - by) + scale * (lens.x - by * drawn.x);
  const down = y * (1 - by) + scale * (lens.y - by * drawn.y);
  return `translate(${right}px, ${down}px) scale(${by})`;
}
