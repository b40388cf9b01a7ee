import type { Aircraft, AirZone } from '@sietch/arrakis';
import { MapGlyph } from '../board/glyph';
import { useWar } from '../use-war';
import { ZONE_POINTS } from './arrakis-map';
import { usePlace } from './use-place';

const RADIUS = 22;

/** A ring over the border of two sectors, with what flies there. */
export function AirZoneMark({
  zone,
  aircraft,
  reach,
  wasDragged,
}: {
  readonly zone: AirZone;
  readonly aircraft: Aircraft | undefined;
  readonly reach: number;
  wasDragged(): boolean;
}) {
  const { speaker } = useWar();
  const { state, props } = usePlace([`air:${zone.id}`], speaker.zone(zone.id), wasDragged);
  const [x, y] = ZONE_POINTS[zone.id] ?? [zone.x, zone.y];
  return (
    <g className={`touchable place air ${state} ${aircraft === undefined ? '' : 'manned'}`} {...props}>
      {(state === 'lit' || state === 'selected') && reach > RADIUS && (
        <circle className="finger" cx={x} cy={y} r={reach} />
      )}
      <circle className="ring" cx={x} cy={y} r={RADIUS} />
      {aircraft !== undefined && <MapGlyph name={aircraft} x={x} y={y} size={30} />}
    </g>
  );
}
