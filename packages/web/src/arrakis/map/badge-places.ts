import { CELLS } from './arrakis-map';
import { type Box, common } from './box';
import { NUMBERS } from './piece-size';

const WIDTH = 44;
const HEIGHT = 26;

/** Around the middle of an area, in its own measures: the first place is the usual one. */
const PLACES = [
  [0, 0.55],
  [0, 0],
  [0, -0.6],
  [0, 0.9],
  [0, -0.9],
  [0.7, 0.2],
  [-0.7, 0.2],
  [0.75, -0.45],
  [-0.75, -0.45],
  [0.65, 0.75],
  [-0.65, 0.75],
  [0.65, -0.85],
  [-0.65, -0.85],
  [1.1, 0.5],
  [-1.1, 0.5],
] as const;

/** A badge under another tells nothing at all: so many times worse it is than one over a piece or a name. */
const WORSE = 20;

/** Where badges tell something of their areas: under no other badge, and over as little as may be of pieces and names. */
export function placeBadges(
  areas: readonly string[],
  numbers: number,
  inTheWay: readonly Box[],
): ReadonlyMap<string, Box> {
  const placed = new Map<string, Box>();
  for (const area of areas) {
    const [place] = placesIn(area, numbers)
      .map((box) => ({ box, hidden: covered(box, inTheWay) + WORSE * covered(box, [...placed.values()]) }))
      .sort((a, b) => a.hidden - b.hidden);
    if (place !== undefined) placed.set(area, place.box);
  }
  return placed;
}

const covered = (place: Box, things: readonly Box[]): number =>
  things.reduce((sum, box) => sum + common(place, box), 0);

function placesIn(area: string, numbers: number): readonly Box[] {
  const cell = CELLS[area];
  if (cell === undefined) return [];
  const { at, room } = cell;
  const [width, height] = [(WIDTH * numbers) / NUMBERS, (HEIGHT * numbers) / NUMBERS];
  return PLACES.map(([right, down]) => ({
    x: at[0] + right * room - width / 2,
    y: at[1] + down * room - height / 2,
    width,
    height,
  }));
}
