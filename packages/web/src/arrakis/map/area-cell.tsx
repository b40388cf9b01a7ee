import { memo } from 'react';
import { CELLS } from './arrakis-map';
import { OUTLINE_PATHS } from './relief/outline';
import { type Standing, usePlace } from './use-place';

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
      <path d={OUTLINE_PATHS[id]} />
      {small && <circle className="finger" cx={cell.at[0]} cy={cell.at[1]} r={reach} />}
    </g>
  );
});
