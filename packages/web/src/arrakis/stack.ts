import {
  type ArrakisView,
  BANNED_STACKING_LIMIT,
  isArea,
  type Legion,
  type Side,
  STACKING_LIMIT,
} from '@sietch/arrakis';
import { parseKey } from '@sietch/kernel';

export const unitsOf = (legion: Readonly<Legion> | undefined): number =>
  legion === undefined ? 0 : legion.regular + legion.elite + legion.special + legion.tokens.length;

/** How many units would stand in an area, of how many that may. */
export interface Stack {
  readonly units: number;
  readonly limit: number;
}

type Seen = Pick<ArrakisView, 'areas' | 'bans' | 'decision'>;

function limitOf({ bans }: Seen, side: Side): number {
  return side === 'harkonnen' && bans.includes('choam') ? BANNED_STACKING_LIMIT : STACKING_LIMIT;
}

/** The units an answer would bring to its area; nothing for questions that bring none. */
function brought(view: Seen, key: string): number | undefined {
  const detail = view.decision?.detail;
  const { verb, count } = parseKey(key);
  switch (detail?.kind) {
    case 'spot':
      return verb === 'area'
        ? (detail.what.regular ?? 0) + (detail.what.elite ?? 0) + (detail.what.special ?? 0)
        : undefined;
    case 'recruit':
      return verb === 'deploy' ? 1 : undefined;
    case 'muster':
      return verb === 'deploy' ? (count ?? 0) : undefined;
    case 'move-to':
      return verb === 'to' || verb === 'fly' ? unitsOf(view.areas[detail.from]?.[detail.side]) : undefined;
    default:
      return undefined;
  }
}

/** The units of a side that stand in an area now. */
export function stackOf(view: Seen, side: Side, area: string): Stack {
  return { units: unitsOf(view.areas[area]?.[side]), limit: limitOf(view, side) };
}

/** The stack an answer would leave, told before it is given: more than the limit would be lost. */
export function stackAfter(view: Seen, key: string): Stack | undefined {
  const side = view.decision?.detail.side;
  const { where } = parseKey(key);
  const units = brought(view, key);
  if (side === undefined || where === undefined || !isArea(where) || units === undefined) return undefined;
  const now = stackOf(view, side, where);
  return { ...now, units: now.units + units };
}

/** How many units of the legion that is asked about must leave. */
export function surplusOf(view: Seen): number {
  const detail = view.decision?.detail;
  if (detail?.kind !== 'surplus') return 0;
  const { units, limit } = stackOf(view, detail.side, detail.area);
  return units - limit;
}
