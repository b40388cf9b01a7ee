import { SECTORS, sectorsOf } from '@sietch/arrakis';
import { memo } from 'react';
import { useSettings } from '../../settings/settings';
import { HIDDEN } from '../board/glyph';
import { CELLS, MAP_BOX, sectorMiddle } from './arrakis-map';
import { distance, type Point } from './geometry';

const MIDDLE = MAP_BOX.y + MAP_BOX.height / 2;

/** The outer sectors are named at the rim, where no piece stands. */
function atRim(sector: string, letters: number): Point {
  const [x, y] = sectorMiddle(sector);
  return [x, y < MIDDLE ? MAP_BOX.y + letters * 1.3 : MAP_BOX.y + MAP_BOX.height - letters * 0.7];
}

/** The inner ones at the corner of areas that is farthest from where pieces stand. */
function between(sector: string): Point {
  const inside = Object.values(CELLS).filter(({ id }) => sectorsOf(id).some((each) => each === sector));
  const stands = Object.values(CELLS).map(({ at }) => at);
  const room = (corner: Point) => Math.min(...stands.map((at) => distance(corner, at)));
  const shared = inside
    .flatMap(({ polygon }) => polygon)
    .filter(
      (corner) => inside.filter(({ polygon }) => polygon.some((p) => distance(p, corner) < 1)).length > 2,
    );
  return shared.reduce<Point>(
    (best, corner) => (room(corner) > room(best) ? corner : best),
    shared[0] ?? sectorMiddle(sector),
  );
}

/** Nearer to where things stand a name would lie under another. */
const LEAST_ROOM = 62;

const INNER = new Map(
  SECTORS.map(({ id }) => {
    const at = between(id);
    const free = Object.values(CELLS).every((cell) => distance(cell.at, at) > LEAST_ROOM);
    return [id, free ? at : undefined] as const;
  }),
);

/** Names of sectors, never under a piece; those of the inner ones when there is room for them. */
export const SectorNames = memo(function SectorNames({
  letters,
  close,
}: {
  readonly letters: number | undefined;
  readonly close: boolean;
}) {
  const { lang } = useSettings();
  const size = letters ?? 30;
  return (
    <g className="sector-names" {...HIDDEN}>
      {SECTORS.filter(({ ring }) => close || ring === 'outer').map(({ id, name, ring }) => {
        const at = ring === 'outer' ? atRim(id, size) : INNER.get(id);
        if (at === undefined) return null;
        const [x, y] = at;
        return (
          <text key={id} x={x} y={y} style={{ fontSize: size * 0.96 }}>
            {name[lang]}
          </text>
        );
      })}
    </g>
  );
});
