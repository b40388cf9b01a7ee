import type { Aircraft } from '@sietch/arrakis';
import { memo } from 'react';
import { PieceDrawing } from '../../art/piece-drawing';
import { useAiming } from '../../table/pointing';
import { ZONE_POINTS } from './arrakis-map';
import { type Standing, usePlace } from './use-place';

const RADIUS = 24;

interface Props extends Standing {
  readonly id: string;
  readonly label: string;
  readonly aircraft: Aircraft | undefined;
  readonly reach: number;
  onPress(ref: string, place: string): void;
}

/** A ring over the border of two sectors, with what flies there. */
export const AirZoneMark = memo(function AirZoneMark({
  id,
  label,
  aircraft,
  reach,
  onPress,
  state,
  litRef,
}: Props) {
  const props = usePlace(`air:${id}`, label, { state, litRef }, onPress);
  const aim = useAiming();
  // Both sectors it serves are shown while the pointer rests on it.
  const pointing = { onMouseEnter: () => aim([`air:${id}`]), onMouseLeave: () => aim([]) };
  const [x, y] = ZONE_POINTS[id] ?? [0, 0];
  return (
    <g
      className={`touchable place air ${state} ${aircraft === undefined ? '' : 'manned'}`}
      {...props}
      {...pointing}
    >
      {litRef !== undefined && reach > RADIUS && <circle className="finger" cx={x} cy={y} r={reach} />}
      <circle className="ring" cx={x} cy={y} r={RADIUS} />
      {aircraft !== undefined && (
        <g className="side-inks-harkonnen aircraft">
          <PieceDrawing of={aircraft} x={x} y={y} size={0.92} />
        </g>
      )}
    </g>
  );
});
