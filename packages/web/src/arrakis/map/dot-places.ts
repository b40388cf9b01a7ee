import { ZONE_POINTS } from './arrakis-map';
import { type Box, common } from './box';
import { distance, type Point } from './geometry';

/** Half of a dot, in the map's measure. */
export const DOT = 8;
/** Half of what an aircraft over its zone covers. */
const AIRCRAFT = 30;

const around = ([x, y]: Point, half: number): Box => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** Clockwise from the upper left, where a dot usually stands. */
const WAYS = [
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
] as const;
/** How far from the middle, in what an area has of room. */
const RINGS = [0.85, 0.6, 1];

/** Where a dot says that something has changed around a point: beside names and pieces, as far as there is room. */
export function placeDot(at: Point, room: number, inTheWay: readonly Box[]): Point {
  const places = RINGS.flatMap((ring) =>
    WAYS.map(([right, down]): Point => [at[0] + right * ring * room, at[1] + down * ring * room]),
  );
  const aircraft = Object.values(ZONE_POINTS)
    .filter((zone) => distance(zone, at) < 2 * room + AIRCRAFT)
    .map((zone) => around(zone, AIRCRAFT));
  const boxes = [...inTheWay, ...aircraft];
  const hidden = places.map((place) =>
    boxes.reduce((sum, box) => sum + common(around(place, DOT + 2), box), 0),
  );
  return places[hidden.indexOf(Math.min(...hidden))] ?? at;
}
