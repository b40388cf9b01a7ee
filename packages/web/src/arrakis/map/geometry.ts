/** Plane geometry of the map: points, polygons and what can be asked of them. */
export type Point = readonly [x: number, y: number];
export type Polygon = readonly Point[];

export function signedArea(polygon: Polygon): number {
  return (
    polygon.reduce((sum, [x, y], i) => {
      const [nx, ny] = polygon[(i + 1) % polygon.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0) / 2
  );
}

export function mean(points: readonly Point[]): Point {
  const sum = points.reduce<[number, number]>(([sx, sy], [x, y]) => [sx + x, sy + y], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function centroid(polygon: Polygon): Point {
  const area = signedArea(polygon);
  if (Math.abs(area) < 1e-9) return mean(polygon);
  let [cx, cy] = [0, 0];
  polygon.forEach(([x, y], i) => {
    const [nx, ny] = polygon[(i + 1) % polygon.length] ?? [x, y];
    const cross = x * ny - nx * y;
    cx += (x + nx) * cross;
    cy += (y + ny) * cross;
  });
  return [cx / (6 * area), cy / (6 * area)];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function between([ax, ay]: Point, [bx, by]: Point, t = 0.5): Point {
  return [ax + (bx - ax) * t, ay + (by - ay) * t];
}

export function isInside([x, y]: Point, polygon: Polygon): boolean {
  return polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !inside : inside;
  }, false);
}

function distanceToSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const t =
    length === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length));
  return Math.hypot(px - ax - t * (bx - ax), py - ay - t * (by - ay));
}

/** How far a point inside a polygon is from its border. */
export function room(point: Point, polygon: Polygon): number {
  return Math.min(
    ...polygon.map((from, i) => distanceToSegment(point, from, polygon[(i + 1) % polygon.length] ?? from)),
  );
}

const GRID = 24;

/** The point with most room around it: where figures and labels stand. */
export function roomiest(polygon: Polygon): { readonly at: Point; readonly room: number } {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  let best = { at: centroid(polygon), room: 0 };
  for (let i = 1; i < GRID; i++) {
    for (let j = 1; j < GRID; j++) {
      const at: Point = [left + (width * i) / GRID, top + (height * j) / GRID];
      if (!isInside(at, polygon)) continue;
      const found = room(at, polygon);
      if (found > best.room) best = { at, room: found };
    }
  }
  return best;
}

/** Do two segments cross at a point inside both? Common ends do not count. */
export function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = ([px, py]: Point, [qx, qy]: Point, [rx, ry]: Point) =>
    Math.sign(Math.round(((qx - px) * (ry - py) - (qy - py) * (rx - px)) * 1e6) / 1e6);
  const [s1, s2, s3, s4] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  return s1 * s2 < 0 && s3 * s4 < 0;
}
