import { type Area, sectorsOf, type Terrain } from '@sietch/arrakis';
import { memo } from 'react';
import { useWar } from '../use-war';
import { CELLS } from './arrakis-map';
import { sharpPath, softPath } from './shape';
import { usePlace } from './use-place';

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

/** What is touched: the whole cell, and around a small one as much as a finger needs. */
export function AreaTarget({
  area,
  reach,
  wasDragged,
}: {
  readonly area: Area;
  /** Radius a lit area must have at least, in the map's own measure. */
  readonly reach: number;
  wasDragged(): boolean;
}) {
  const { speaker } = useWar();
  const { id } = area;
  const sectors = sectorsOf(id).map((sector) => `sector:${sector}`);
  const { state, props } = usePlace([`area:${id}`, ...sectors], speaker.area(id), wasDragged);
  const cell = CELLS[id];
  const small = cell !== undefined && cell.room < reach && (state === 'lit' || state === 'selected');
  return (
    <g className={`touchable place ${state}`} {...props}>
      <path d={SHAPES.get(id)?.soft} />
      {small && <circle className="finger" cx={cell.at[0]} cy={cell.at[1]} r={reach} />}
    </g>
  );
}
