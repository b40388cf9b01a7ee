import {
  between,
  centroid,
  distance,
  mean,
  type Point,
  type Polygon,
  roomiest,
  signedArea,
} from './geometry';

/** The map as data: where areas lie and which of them touch, by any border. */
export interface Plan {
  readonly centres: Readonly<Record<string, Point>>;
  readonly touching: readonly (readonly [string, string])[];
  /** The rectangle the outer areas fill. */
  readonly frame: Frame;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Cell {
  readonly id: string;
  readonly polygon: Polygon;
  /** Where figures and labels stand, and how much room there is. */
  readonly at: Point;
  readonly room: number;
}

/** A border two cells share. */
export interface Border {
  readonly areas: readonly [string, string];
  readonly ends: readonly [Point, Point];
}

export interface Cells {
  readonly cells: Readonly<Record<string, Cell>>;
  readonly borders: readonly Border[];
}

const edge = (a: string, b: string): string => `${a} ${b}`;

/** The neighbours of each area, clockwise on the screen. */
function rotation({ centres, touching }: Plan): Map<string, readonly string[]> {
  const around = new Map<string, string[]>(Object.keys(centres).map((id) => [id, []]));
  for (const [a, b] of touching) {
    around.get(a)?.push(b);
    around.get(b)?.push(a);
  }
  const angle = (from: string, to: string) => {
    const [[ax, ay], [bx, by]] = [centres[from] ?? [0, 0], centres[to] ?? [0, 0]];
    return Math.atan2(by - ay, bx - ax);
  };
  for (const [id, others] of around) others.sort((a, b) => angle(id, a) - angle(id, b));
  return around;
}

/** Faces of the graph as rounds of areas; every directed pair belongs to one of them. */
function facesOf(around: Map<string, readonly string[]>): readonly (readonly string[])[] {
  const seen = new Set<string>();
  const faces: string[][] = [];
  for (const [start, others] of around) {
    for (const second of others) {
      const face: string[] = [];
      let [from, to] = [start, second];
      while (!seen.has(edge(from, to))) {
        seen.add(edge(from, to));
        face.push(from);
        const turns = around.get(to) ?? [];
        // Coming from `from`, the next pair of the same face is the one just before it around `to`.
        const next = turns[(turns.indexOf(from) - 1 + turns.length) % turns.length] ?? from;
        [from, to] = [to, next];
      }
      if (face.length > 0) faces.push(face);
    }
  }
  return faces;
}

/** Where the ray from the middle through a point leaves the frame. */
function onFrame([x, y]: Point, { left, top, right, bottom }: Frame): Point {
  const [mx, my] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [x - mx, y - my];
  const reach = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : ((dx > 0 ? right : left) - mx) / dx,
    dy === 0 ? Number.POSITIVE_INFINITY : ((dy > 0 ? bottom : top) - my) / dy,
  );
  return [mx + dx * reach, my + dy * reach];
}

/** A cell that turns a corner of the frame gets that corner. */
function withCorner(polygon: Polygon, { left, top, right, bottom }: Frame): Polygon {
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;
  const isSide = ([x]: Point) => near(x, left) || near(x, right);
  const isLevel = ([, y]: Point) => near(y, top) || near(y, bottom);
  return polygon.flatMap((point, i): Polygon => {
    const next = polygon[(i + 1) % polygon.length] ?? point;
    if (isSide(point) && isLevel(next)) return [point, [point[0], next[1]]];
    if (isLevel(point) && isSide(next)) return [point, [next[0], point[1]]];
    return [point];
  });
}

/**
 * One cell per area: the polygon of the centroids of the faces around it. Areas that touch share an edge by
 * construction, and no others do. On the rim, the outer face is replaced by points pushed out to the frame.
 */
export function layCells(plan: Plan): Cells {
  const { polygons, borders } = layPolygons(plan);
  const cells = Object.entries(polygons).map(([id, polygon]): [string, Cell] => [
    id,
    { id, polygon, ...roomiest(polygon) },
  ]);
  return { cells: Object.fromEntries(cells), borders };
}

interface Laid {
  readonly polygons: Readonly<Record<string, Polygon>>;
  readonly borders: readonly Border[];
}

function layPolygons(plan: Plan): Laid {
  const { centres, touching, frame } = plan;
  const at = (id: string): Point => centres[id] ?? [0, 0];
  const around = rotation(plan);
  const faces = facesOf(around);
  const area = (face: readonly string[]) => signedArea(face.map(at));
  const outer = faces.reduce((widest, face) =>
    Math.abs(area(face)) > Math.abs(area(widest)) ? face : widest,
  );
  const corner = new Map<string, Point>();
  for (const face of faces) {
    const centre = mean(face.map(at));
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length] ?? from;
      corner.set(edge(from, to), face === outer ? onFrame(between(at(from), at(to)), frame) : centre);
    });
  }
  const polygons = Object.fromEntries(
    [...around].map(([id, others]) => {
      const polygon = others.flatMap((other) => [
        corner.get(edge(other, id)) ?? at(id),
        corner.get(edge(id, other)) ?? at(id),
      ]);
      return [id, withCorner(tidied(polygon), frame)];
    }),
  );
  const borders = touching.map(
    ([a, b]): Border => ({
      areas: [a, b],
      ends: [corner.get(edge(a, b)) ?? at(a), corner.get(edge(b, a)) ?? at(b)],
    }),
  );
  return { polygons, borders };
}

/** Corners that two neighbours in the round share stand in the list twice. */
function tidied(polygon: Polygon): Polygon {
  return polygon.filter((point, i) => distance(point, polygon[(i + 1) % polygon.length] ?? [0, 0]) > 1e-6);
}

/** The plan with every centre moved towards the middle of its cell: small areas grow, the shape of the map stays. */
export function relaxed(plan: Plan, rounds: number, step: number): Plan {
  let now = plan;
  for (let i = 0; i < rounds; i++) {
    const { polygons } = layPolygons(now);
    const centres = Object.fromEntries(
      Object.entries(now.centres).map(([id, centre]) => {
        const polygon = polygons[id];
        return [id, polygon === undefined ? centre : between(centre, centroid(polygon), step)];
      }),
    );
    now = { ...now, centres };
  }
  return now;
}
