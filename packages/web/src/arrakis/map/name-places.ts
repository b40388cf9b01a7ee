import type { AreaLayout, Written } from './area-layout';
import { MAP_BOX, ZONE_POINTS } from './arrakis-map';
import { type Box, common } from './box';

const AIR_ZONE = 24;

const OVER_AIR: readonly Box[] = Object.values(ZONE_POINTS).map(([x, y]) => ({
  x: x - AIR_ZONE,
  y: y - AIR_ZONE,
  width: 2 * AIR_ZONE,
  height: 2 * AIR_ZONE,
}));

const shared = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, other) => sum + common(box, other), 0);

interface Place extends Written {
  readonly cost: number;
}

/** The first of those that cost least. */
function cheapest(places: readonly Place[], price: (place: Place) => number): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const found = price(place);
    if (found < least) [best, least] = [place, found];
  }
  return best;
}

/** How far from its usual place a name may stand, in its own measures, and what that costs. */
const ASIDE = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75];
const PER_STEP = 40;
const FAR = 260;
/** Two names in one place can neither of them be read. */
const OVER_NAME = 3;

const within = (n: number, least: number, most: number): number => Math.min(Math.max(n, least), most);

/** The same name in one line: lower and wider. */
function inOneLine(name: Written): Written {
  const [longest = 1] = name.words.map(({ length }) => length).toSorted((a, b) => b - a);
  const words = [name.words.join(' ')];
  const width = (name.width * (words[0]?.length ?? 0)) / longest;
  const height = name.height / name.words.length;
  return { words, x: name.x + (name.width - width) / 2, y: name.y + name.height - height, width, height };
}

/** Above what stands in the area, below it, or a little to a side; always on the sheet. */
function placesFor(usual: Written, { features, legions }: AreaLayout): readonly Place[] {
  const bottom = Math.max(
    usual.y + usual.height,
    ...[...features, ...legions].map((box) => box.y + box.height),
  );
  const forms = usual.words.length > 1 ? [usual, inOneLine(usual)] : [usual];
  return forms.flatMap((name, form) =>
    [name.y, bottom, name.y - name.height / 2, bottom + name.height / 2].flatMap((y, i) =>
      ASIDE.map((aside) => ({
        ...name,
        x: within(name.x + aside * name.width, MAP_BOX.x, MAP_BOX.x + MAP_BOX.width - name.width),
        y: within(y, MAP_BOX.y, MAP_BOX.y + MAP_BOX.height - name.height),
        cost: (form + i + Math.abs(aside) * 4) * PER_STEP,
      })),
    ),
  );
}

/** Farther away nothing can touch a name, wherever it may stand. The name of a sector is wide: its end counts like its beginning. */
const isNear = (box: Box, { x, y, width }: Written): boolean =>
  Math.abs(box.y - y) < FAR && box.x - (x + width) < FAR && x - (box.x + box.width) < FAR;

/** Where the names of areas stand so that as little as possible lies under or over them. */
export function placeNames(
  layouts: Readonly<Record<string, AreaLayout>>,
  /** Names of other things. */
  others: readonly Box[] = [],
): Readonly<Record<string, Written>> {
  const pieces = Object.values(layouts).flatMap(({ features, legions }) => [...features, ...legions]);
  const inTheWay = [...pieces, ...OVER_AIR];
  const placed: Record<string, Written> = {};
  for (const [id, layout] of Object.entries(layouts)) {
    const { name } = layout;
    if (name === undefined) continue;
    const near = inTheWay.filter((box) => isNear(box, name));
    const written = [...Object.values(placed), ...others].filter((box) => isNear(box, name));
    const price = (box: Place) => box.cost + shared(box, near) + OVER_NAME * shared(box, written);
    placed[id] = cheapest(placesFor(name, layout), price) ?? name;
  }
  return placed;
}
