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
] as const;

/** Where a badge tells something of an area: as little as may be of pieces and names lies under it. */
export function placeBadge(area: string, numbers: number, inTheWay: readonly Box[]): Box | undefined {
  const cell = CELLS[area];
  if (cell === undefined) return undefined;
  const { at, room } = cell;
  const [width, height] = [(WIDTH * numbers) / NUMBERS, (HEIGHT * numbers) / NUMBERS];
  const places = PLACES.map(([right, down]) => ({
    x: at[0] + right * room - width / 2,
    y: at[1] + down * room - height / 2,
    width,
    height,
  }));
  const hidden = places.map((place) => inTheWay.reduce((sum, box) => sum + common(place, box), 0));
  return places[hidden.indexOf(Math.min(...hidden))];
}
