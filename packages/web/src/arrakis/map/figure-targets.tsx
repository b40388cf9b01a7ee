import { useSettings } from '../../settings/settings';
import { useInspect } from '../../table/inspector';
import { HIDDEN } from '../board/glyph';
import { areaLayout, type Lettering } from './area-layout';
import { MAP_BOX } from './arrakis-map';
import type { Box } from './box';
import { OUTLINE_PATHS } from './relief/outline';
import { useStanding } from './standing';
import { usePlaces } from './use-place';

interface Props extends Omit<Lettering, 'lang'> {
  wasDragged(): boolean;
}

/** Where figures reach beyond a small area, whoever touches them means the one they stand in, if it can be chosen. */
export function FigureTargets({ wasDragged, ...how }: Props) {
  const { lang } = useSettings();
  const all = useStanding();
  const { standing, onPress } = usePlaces(wasDragged);
  return all.map(({ area, zone, marks }) => {
    if (standing([`area:${area.id}`]).litRef === undefined) return null;
    const { features, legions } = areaLayout(area, zone, marks, { lang, ...how });
    return <FigureTarget key={area.id} id={area.id} boxes={[...features, ...legions]} onPress={onPress} />;
  });
}

interface TargetProps {
  readonly id: string;
  readonly boxes: readonly Box[];
  onPress(ref: string, place: string): void;
}

const { x: LEFT, y: TOP, width: WIDE, height: HIGH } = MAP_BOX;
/** Around every area. */
const EVERYWHERE = `M${LEFT - WIDE} ${TOP - HIGH}h${3 * WIDE}v${3 * HIGH}h${-3 * WIDE}z`;

function FigureTarget({ id, boxes, onPress }: TargetProps) {
  const name = `area:${id}`;
  const { wasLongPress, ...inspect } = useInspect(name);
  const onClick = () => {
    if (!wasLongPress()) onPress(name, name);
  };
  return (
    <g className="figures" data-figures={name} {...HIDDEN} {...inspect} {...{ onClick }}>
      <clipPath id={`beyond-${id}`}>
        <path clipRule="evenodd" d={`${EVERYWHERE}${OUTLINE_PATHS[id]}`} />
      </clipPath>
      <g clipPath={`url(#beyond-${id})`}>
        {boxes.map(({ x, y, width, height }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
        ))}
      </g>
    </g>
  );
}
