import type { Area, Legion, Side, ZoneView } from '@sietch/arrakis';
import { legionSize } from '../board/legion-mark';
import { CELLS } from './arrakis-map';
import type { Box } from './box';
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
  const size = pieceSize(numbers);
  const feature = FEATURE * size;
  const features = featuresOf(zone, marks).map((each) => ({ feature: each, width: each.width * size }));
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
    return { side, legion, x: beside ? left : x - width / 2, y: at, width, height };
  });
  const width = Math.max(...words.map(({ length }) => length), 0) * line * LETTER;
  const name = { words, x: x - width / 2, y: top, width, height: words.length * line };
  return { features: placed, legions: standing, name: words.length > 0 ? name : undefined };
}
