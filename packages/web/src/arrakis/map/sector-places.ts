import { SECTORS, sectorsOf } from '@sietch/arrakis';
import type { Lang, PerLang } from '@sietch/kernel';
import type { Written } from './area-layout';
import { CELLS, MAP_BOX, sectorMiddle } from './arrakis-map';
import { type Box, common } from './box';
import { distance, type Point } from './geometry';

type Sector = (typeof SECTORS)[number];

/** A sector's name as it is written on the map. */
export interface SectorName extends Written {
  readonly id: string;
}

/** How the names of sectors are written. */
interface Lettering {
  readonly lang: Lang;
  readonly letters: number;
  /** There is room for the inner sectors as well. */
  readonly close: boolean;
  /** From afar there is room for a few letters only. */
  readonly short: boolean;
}

const SHORT: Readonly<Record<string, PerLang<string>>> = {
  'outer-ne': { uk: 'ПнСх', en: 'NE' },
  'outer-se': { uk: 'ПдСх', en: 'SE' },
  'outer-sw': { uk: 'ПдЗх', en: 'SW' },
  'outer-nw': { uk: 'ПнЗх', en: 'NW' },
};

/** How wide a spaced capital is, in heights of a line, and how far lines stand apart. */
const CAPITAL = 0.86;
const LINE = 1.25;
const MIDDLE = MAP_BOX.y + MAP_BOX.height / 2;
const EDGE = 6;

function writtenAt([x, y]: Point, words: readonly string[], letters: number): Written {
  const width = Math.max(...words.map(({ length }) => length)) * letters * CAPITAL;
  const height = words.length * letters * LINE;
  return { words, x: x - width / 2, y: y - height / 2, width, height };
}

/** Letters larger than this, in the map's measure, leave the names of areas at the rim no room beside a sector's. */
const LARGE = 18;

/** The outer sectors are named at the rim, where no piece stands; in short, or on a small map, in the corners. */
function atRim({ id, name }: Sector, { lang, letters, short }: Lettering): Written {
  const [x, y] = sectorMiddle(id);
  const written = writtenAt([x, y], [short ? (SHORT[id]?.[lang] ?? name[lang]) : name[lang]], letters);
  const [left, right] = [MAP_BOX.x + EDGE, MAP_BOX.x + MAP_BOX.width - written.width - EDGE];
  const corner = x < MAP_BOX.x + MAP_BOX.width / 2 ? left : right;
  return {
    ...written,
    x: short || letters > LARGE ? corner : Math.min(Math.max(written.x, left), right),
    y: y < MIDDLE ? MAP_BOX.y + EDGE : MAP_BOX.y + MAP_BOX.height - written.height - EDGE,
  };
}

/** Where three areas of a sector meet: no piece stands there as long as legions are small. */
const CORNERS: Readonly<Record<string, readonly Point[]>> = Object.fromEntries(
  SECTORS.map(({ id }) => {
    const inside = Object.values(CELLS).filter((cell) => sectorsOf(cell.id).some((each) => each === id));
    const corners = inside.flatMap(({ polygon }) => polygon);
    const meeting = (corner: Point) =>
      inside.filter(({ polygon }) => polygon.some((p) => distance(p, corner) < 1)).length;
    return [id, corners.filter((corner) => meeting(corner) > 2)];
  }),
);

/** The inner ones stand between their areas, in lines of a word each; where pieces leave no room, not at all. */
function between(
  { id, name }: Sector,
  { lang, letters }: Lettering,
  pieces: readonly Box[],
): Written | undefined {
  const words = name[lang].split(' ');
  return (CORNERS[id] ?? [])
    .map((corner) => writtenAt(corner, words, letters))
    .find((place) => pieces.every((piece) => common(place, piece) === 0));
}

/** Where the names of sectors stand: never where a piece does. */
export function placeSectors(lettering: Lettering, pieces: readonly Box[]): readonly SectorName[] {
  return SECTORS.flatMap((sector): readonly SectorName[] => {
    if (sector.ring === 'outer') return [{ id: sector.id, ...atRim(sector, lettering) }];
    const place = lettering.close ? between(sector, lettering, pieces) : undefined;
    return place === undefined ? [] : [{ id: sector.id, ...place }];
  });
}

/** Where lines of a name stand. */
export const sectorLine = ({ y }: Written, letters: number, line: number): number =>
  y + letters * (LINE * line + 0.95);
