import type { Area, Legion, Side, ZoneView } from '@sietch/arrakis';
import { legionSize } from '../board/legion-mark';
import { CELLS, ZONE_POINTS } from './arrakis-map';
import { type Box, common } from './box';
import { type Feature, featuresOf, type Marks } from './features';
import { pieceSize } from './piece-size';
import { lines } from './shape';

/** How names are written: how large, and whether those the board does not print are written too. */
export interface Lettering {
  readonly lang: 'uk' | 'en';
  /** In the map's measure; none where they could not be read. */
  readonly letters: number | undefined;
  /** Of the numbers on pieces; where these must be large, so are the pieces. */
  readonly numbers: number;
  readonly close: boolean;
}

export interface Written extends Box {
  readonly words: readonly string[];
}

interface PlacedFeature extends Box {
  readonly feature: Feature;
}

interface PlacedLegion extends Box {
  readonly side: Side;
  readonly legion: Readonly<Legion>;
}

export interface AreaLayout {
  readonly features: readonly PlacedFeature[];
  readonly legions: readonly PlacedLegion[];
  /** The name where it stands if nothing of a neighbour is in its way. */
  readonly name: Written | undefined;
}

const FEATURE = 46;
/** How wide a letter is, in heights of a line. */
const LETTER = 0.58;

/** Half of what an aircraft over its zone covers, and how far a legion makes way for it. */
const AIRCRAFT = { wide: 30, high: 22 };
const MOST_ASIDE = 34;

/** How far to a side a legion stands, so that what flies over a corner of its area hides none of it. */
function asideOfAir(legion: Box): number {
  const ways = Object.values(ZONE_POINTS).flatMap(([x, y]) => {
    const { wide, high } = AIRCRAFT;
    const zone = { x: x - wide, y: y - high, width: 2 * wide, height: 2 * high };
    if (common(zone, legion) === 0) return [];
    const toLeft = zone.x - (legion.x + legion.width);
    const toRight = zone.x + zone.width - legion.x;
    return [-toLeft < toRight ? toLeft : toRight];
  });
  const [way = 0] = ways;
  return ways.length === 1 && Math.abs(way) <= MOST_ASIDE ? way : 0;
}

/** What stands in an area: its name, features and legions, one under another around its middle. */
export function areaLayout(
  area: Area,
  zone: ZoneView,
  marks: Marks,
  { lang, letters, numbers, close }: Lettering,
): AreaLayout {
  const cell = CELLS[area.id];
  if (cell === undefined) return { features: [], legions: [], name: undefined };
  const line = letters ?? 0;
  const words = letters !== undefined && (area.named || close) ? lines(area.name[lang]) : [];
  const feature = FEATURE * pieceSize(numbers);
  const features = featuresOf(zone, marks).map((each) => ({
    feature: each,
    width: each.width * pieceSize(numbers, each.rank !== undefined),
  }));
  const broad = features.reduce((sum, { width }) => sum + width, 0);
  const legions = (['atreides', 'harkonnen'] as const).flatMap((side) => {
    const legion = zone[side];
    return legion === undefined
      ? []
      : [{ side, legion, size: legionSize({ legion, side, lang, numbers, room: cell.room }) }];
  });
  // A small legion stands beside what is there, where the area is wide enough for both.
  const [only] = legions;
  const beside =
    legions.length === 1 &&
    only !== undefined &&
    broad > 0 &&
    broad + only.size.width < cell.room * 2.3 &&
    words.length > 0;
  const high = beside
    ? only.size.height
    : (broad > 0 ? feature : 0) + legions.reduce((sum, { size }) => sum + size.height, 0);
  const [x, middle] = cell.at;
  const top = middle - (words.length * line + high) / 2;
  const under = top + words.length * line;
  let left = x - (broad + (beside ? only.size.width : 0)) / 2;
  let y = under + (broad > 0 && !beside ? feature : 0);
  const placed = features.map(({ feature: lying, width }): PlacedFeature => {
    const at = left;
    left += width;
    return { feature: lying, x: at, y: under, width, height: feature };
  });
  const standing = legions.map(({ side, legion, size: { width, height } }): PlacedLegion => {
    const at = y;
    y += height;
    const box = { x: beside ? left : x - width / 2, y: at, width, height };
    return { side, legion, ...box, x: box.x + asideOfAir(box) };
  });
  const width = Math.max(...words.map(({ length }) => length), 0) * line * LETTER;
  const name = { words, x: x - width / 2, y: top, width, height: words.length * line };
  return { features: placed, legions: standing, name: words.length > 0 ? name : undefined };
}
