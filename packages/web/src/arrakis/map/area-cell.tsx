import type { Terrain } from '@sietch/arrakis';
import { memo } from 'react';
import { CELLS } from './arrakis-map';
import { sharpPath, softPath } from './shape';
import { type Standing, usePlace } from './use-place';

const SHAPES = new Map(
  Object.values(CELLS).map((cell) => [
    cell.id,
    { sharp: sharpPath(cell.polygon), soft: softPath(cell.polygon) },
  ]),
);

/** The ground of an area: its terrain, without what stands on it. */
export const Ground = memo(function Ground({
  id,
  terrain,
}: {
  readonly id: string;
  readonly terrain: Terrain;
}) {
  const { sharp = '', soft = '' } = SHAPES.get(id) ?? {};
  return (
    <>
      <path className={`ground ground-${terrain}`} d={sharp} />
      <path d={sharp} fill={`url(#terrain-${terrain})`} />
      <path className="outline" d={soft} />
    </>
  );
});

interface TargetProps extends Standing {
  readonly id: string;
  /** It can be reached by ornithopter only. */
  readonly byAir: boolean;
  readonly label: string;
  /** Radius a lit area must have at least, in the map's own measure. */
  readonly reach: number;
  onPress(ref: string, place: string): void;
}

/** What is touched: the whole cell, and around a small one as much as a finger needs. */
export const AreaTarget = memo(function AreaTarget({
  id,
  byAir,
  label,
  reach,
  onPress,
  state,
  litRef,
}: TargetProps) {
  const props = usePlace(`area:${id}`, label, { state, litRef }, onPress);
  const cell = CELLS[id];
  // To a finger a sector is one target, large enough; its areas need no marks of their own.
  const bySector = reach > 0 && litRef?.startsWith('sector:') === true;
  const small = cell !== undefined && cell.room < reach && litRef !== undefined && !bySector;
  return (
    <g
      className={`touchable place ${state} ${bySector ? 'by-sector' : ''} ${byAir ? 'by-air' : ''}`}
      {...props}
    >
      <path d={SHAPES.get(id)?.soft} />
      {small && <circle className="finger" cx={cell.at[0]} cy={cell.at[1]} r={reach} />}
    </g>
  );
});
