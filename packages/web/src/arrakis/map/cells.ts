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

/** How far the cells of the rim reach beyond their centres. */
const RIM = 0.62;

function pushed(point: Point, middle: Point, by: number): Point {
  const far = distance(point, middle);
  return [point[0] + ((point[0] - middle[0]) / far) * by, point[1] + ((point[1] - middle[1]) / far) * by];
}

/**
 * One cell per area: the polygon of the centroids of the faces around it. Areas that touch share an edge by
 * construction, and no others do. On the rim, the outer face is replaced by points pushed outwards.
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
  const { centres, touching } = plan;
  const at = (id: string): Point => centres[id] ?? [0, 0];
  const around = rotation(plan);
  const faces = facesOf(around);
  const area = (face: readonly string[]) => signedArea(face.map(at));
  const outer = faces.reduce((widest, face) =>
    Math.abs(area(face)) > Math.abs(area(widest)) ? face : widest,
  );
  const middle = mean(Object.values(centres));
  const corner = new Map<string, Point>();
  for (const face of faces) {
    const centre = mean(face.map(at));
    face.forEach((from, i) => {
      const to = face[(i + 1) % face.length] ?? from;
      const reach = distance(at(from), at(to)) * RIM;
      corner.set(edge(from, to), face === outer ? pushed(between(at(from), at(to)), middle, reach) : centre);
    });
  }
  const polygons = Object.fromEntries(
    [...around].map(([id, others]) => {
      const polygon = others.flatMap((other) => [
        corner.get(edge(other, id)) ?? at(id),
        corner.get(edge(id, other)) ?? at(id),
      ]);
      return [id, tidied(polygon)];
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
