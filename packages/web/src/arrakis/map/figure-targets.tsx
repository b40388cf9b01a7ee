import { useSettings } from '../../settings/settings';
import { useInspect } from '../../table/inspector';
import { HIDDEN } from '../board/glyph';
import { areaLayout, type Lettering } from './area-layout';
import type { Box } from './box';
import { useStanding } from './standing';
import { usePlaces } from './use-place';

interface Props extends Omit<Lettering, 'lang'> {
  wasDragged(): boolean;
}

/** Figures reach beyond a small area: whoever touches them means the one they stand in, if it can be chosen. */
export function FigureTargets({ wasDragged, ...how }: Props) {
  const { lang } = useSettings();
  const all = useStanding();
  const { standing, onPress } = usePlaces(wasDragged);
  return all.map(({ area, zone, marks }) => {
    const name = `area:${area.id}`;
    if (standing([name]).litRef === undefined) return null;
    const { features, legions } = areaLayout(area, zone, marks, { lang, ...how });
    return <FigureTarget key={area.id} name={name} boxes={[...features, ...legions]} onPress={onPress} />;
  });
}

interface TargetProps {
  readonly name: string;
  readonly boxes: readonly Box[];
  onPress(ref: string, place: string): void;
}

function FigureTarget({ name, boxes, onPress }: TargetProps) {
  const { wasLongPress, ...inspect } = useInspect(name);
  const onClick = () => {
    if (!wasLongPress()) onPress(name, name);
  };
  return (
    <g className="figures" data-figures={name} {...HIDDEN} {...inspect} {...{ onClick }}>
      {boxes.map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
      ))}
    </g>
  );
}
