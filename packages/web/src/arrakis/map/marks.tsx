import { AIR_ZONES, AREAS } from '@sietch/arrakis';
import { useNews } from '../../table/news-context';
import { useAimed } from '../../table/pointing';
import { refParts } from '../../table/ref';
import { HIDDEN, MapGlyph } from '../board/glyph';
import { fieldValue } from '../spice-fields';
import { stackAfter } from '../stack';
import { useWar } from '../use-war';
import { CELLS, ZONE_POINTS } from './arrakis-map';
import type { Point } from './geometry';
import { OUTLINE_PATHS } from './relief/outline';

const LEAST_RING = 40;
/** A badge stands below the middle of its area, and below the name if that has one. */
const UNDER_MIDDLE = 24;
const UNDER_NAME = 37;
const NAMED = new Set<string>(AREAS.filter(({ named }) => named).map(({ id }) => id));

function pointOf(ref: string): Point | undefined {
  const [kind, id] = refParts(ref);
  return kind === 'area' ? CELLS[id]?.at : kind === 'air' ? ZONE_POINTS[id] : undefined;
}

/** What an answer would leave in its area, told before it is given. */
function Badges() {
  const { view, left, lit, why } = useWar();
  const fields = AREAS.flatMap(({ id, sectors }): readonly Badge[] => {
    const value = fieldValue(view, id);
    const at = CELLS[id]?.at;
    const ref = `area:${id}`;
    const open = lit.has(ref) || sectors.some((sector) => lit.has(`sector:${sector}`));
    if (value === undefined || at === undefined || !open || why(ref) !== undefined) return [];
    return [{ ref, at, text: String(value), tone: 'field' }];
  });
  const stacks = left.flatMap(({ key, refs, compound }): readonly Badge[] => {
    const ref = refs.find((each) => each.startsWith('area:'));
    const at = ref === undefined ? undefined : pointOf(ref);
    const stack = compound ? undefined : stackAfter(view, key);
    if (ref === undefined || at === undefined || stack === undefined) return [];
    const { units, limit } = stack;
    return [{ ref, at, text: `${units}/${limit}`, tone: units > limit ? 'over' : 'stack' }];
  });
  const told = [...fields, ...stacks];
  // Of several answers for one area the first is the usual one.
  const first = new Map(told.toReversed().map((badge) => [badge.ref, badge]));
  return [...first.values()].map(({ ref, at: [x, y], text, tone }) => {
    const [, id] = refParts(ref);
    const top = y + Math.max((CELLS[id]?.room ?? 0) * 0.55, NAMED.has(id) ? UNDER_NAME : UNDER_MIDDLE);
    return (
      <g key={ref} className={`badge badge-${tone}`}>
        <rect x={x - 22} y={top - 13} width={44} height={26} rx={13} />
        {tone === 'field' && <MapGlyph name="spice" x={x - 8} y={top} size={18} />}
        <text x={tone === 'field' ? x + 9 : x} y={top + 6}>
          {text}
        </text>
      </g>
    );
  });
}

interface Badge {
  readonly ref: string;
  readonly at: Point;
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
export function Marks() {
  const { lit } = useWar();
  const { changed } = useNews();
  const aimed = useAimed();
  return (
    <g className="map-marks" {...HIDDEN}>
      <Badges />
      {[...changed.keys()].map((ref) => {
        const at = pointOf(ref);
        if (at === undefined) return null;
        const room = CELLS[refParts(ref)[1]]?.room ?? 0;
        return <circle key={ref} className="changed" cx={at[0] - room * 0.6} cy={at[1] - room * 0.6} r={8} />;
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
