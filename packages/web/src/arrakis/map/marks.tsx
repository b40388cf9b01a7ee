import { AIR_ZONES, AREAS } from '@sietch/arrakis';
import { useNews } from '../../table/news-context';
import { useAimed } from '../../table/pointing';
import { refParts } from '../../table/ref';
import { HIDDEN, MapGlyph } from '../board/glyph';
import { fieldValue } from '../spice-fields';
import { stackAfter } from '../stack';
import { useWar } from '../use-war';
import { CELLS, ZONE_POINTS } from './arrakis-map';
import { placeBadges } from './badge-places';
import type { Box } from './box';
import { DOT, placeDot } from './dot-places';
import type { Point } from './geometry';
import { NUMBERS } from './piece-size';
import { OUTLINE_PATHS } from './relief/outline';

const LEAST_RING = 40;

/** What marks must know of the map they lie on. */
interface OnMap {
  /** The height of numbers. */
  readonly numbers: number;
  /** Pieces and names. */
  readonly inTheWay: readonly Box[];
}

function pointOf(ref: string): Point | undefined {
  const [kind, id] = refParts(ref);
  return kind === 'area' ? CELLS[id]?.at : kind === 'air' ? ZONE_POINTS[id] : undefined;
}

/** What an answer would leave in its area, told before it is given. */
function Badges({ numbers, inTheWay }: OnMap) {
  const { view, left, lit, why } = useWar();
  const fields = AREAS.flatMap(({ id, sectors }): readonly Badge[] => {
    const value = fieldValue(view, id);
    const ref = `area:${id}`;
    const open = lit.has(ref) || sectors.some((sector) => lit.has(`sector:${sector}`));
    if (value === undefined || !open || why(ref) !== undefined) return [];
    return [{ ref, text: String(value), tone: 'field' }];
  });
  const stacks = left.flatMap(({ key, refs, compound }): readonly Badge[] => {
    const ref = refs.find((each) => each.startsWith('area:'));
    const stack = compound ? undefined : stackAfter(view, key);
    if (ref === undefined || stack === undefined) return [];
    const { units, limit } = stack;
    return [{ ref, text: `${units}/${limit}`, tone: units > limit ? 'over' : 'stack' }];
  });
  const told = [...fields, ...stacks];
  // Of several answers for one area the first is the usual one.
  const first = new Map(told.toReversed().map((badge) => [badge.ref, badge]));
  const areas = [...first.keys()].map((ref) => refParts(ref)[1]);
  const places = placeBadges(areas, numbers, inTheWay);
  return [...first.values()].map(({ ref, text, tone }) => {
    const place = places.get(refParts(ref)[1]);
    if (place === undefined) return null;
    const { x, y, width, height } = place;
    const size = numbers / NUMBERS;
    return (
      <g
        key={ref}
        className={`badge badge-${tone}`}
        transform={`translate(${x + width / 2} ${y + height / 2}) scale(${size})`}
      >
        <rect x={-22} y={-13} width={44} height={26} rx={13} />
        {tone === 'field' && <MapGlyph name="spice" x={-8} y={0} size={18} />}
        <text x={tone === 'field' ? 9 : 0} y={6}>
          {text}
        </text>
      </g>
    );
  });
}

interface Badge {
  readonly ref: string;
  readonly text: string;
  readonly tone: 'field' | 'stack' | 'over';
}

/** Both sectors an air zone serves, while it is pointed at. */
export function Served() {
  const zones = useAimed();
  const sectors = AIR_ZONES.filter(({ id }) => zones.includes(`air:${id}`)).flatMap((zone) => zone.sectors);
  return (
    <g className="map-marks" {...HIDDEN}>
      {AREAS.filter((area) => area.sectors.some((sector) => sectors.includes(sector))).map(({ id }) => (
        <path key={id} className="served" d={OUTLINE_PATHS[id]} />
      ))}
    </g>
  );
}

/** What others changed, until it has been read; and where that happens which is being told. */
export function Marks(map: OnMap) {
  const { lit } = useWar();
  const { changed } = useNews();
  const aimed = useAimed();
  return (
    <g className="map-marks" {...HIDDEN}>
      <Badges {...map} />
      {[...changed.keys()].map((ref) => {
        const at = pointOf(ref);
        if (at === undefined) return null;
        const [cx, cy] = placeDot(at, CELLS[refParts(ref)[1]]?.room ?? LEAST_RING, map.inTheWay);
        return <circle key={ref} className="changed" cx={cx} cy={cy} r={DOT} />;
      })}
      {aimed
        .filter((ref) => !lit.has(ref))
        .map((ref) => {
          const at = pointOf(ref);
          if (at === undefined) return null;
          const room = Math.max(CELLS[refParts(ref)[1]]?.room ?? 0, LEAST_RING);
          return <circle key={ref} className="struck" cx={at[0]} cy={at[1]} r={room} />;
        })}
    </g>
  );
}
