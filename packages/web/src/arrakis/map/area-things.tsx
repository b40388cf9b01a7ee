import type { Area, ZoneView } from '@sietch/arrakis';
import { memo } from 'react';
import { HIDDEN } from '../board/glyph';
import { LegionMark } from '../board/legion-mark';
import { areaLayout, type Lettering } from './area-layout';
import { CELLS } from './arrakis-map';
import { FeatureMark } from './feature-mark';
import type { Marks } from './features';

interface Props extends Marks, Lettering {
  readonly area: Area;
  readonly zone: ZoneView;
  /** The looking seat knows what the tokens here show. */
  readonly known: boolean;
}

/** Views come as new objects every time; what stands in most areas is the same as before. */
const same = (a: Props, b: Props): boolean =>
  a.lang === b.lang &&
  a.letters === b.letters &&
  a.numbers === b.numbers &&
  a.close === b.close &&
  a.atomics === b.atomics &&
  a.ruins === b.ruins &&
  a.target === b.target &&
  a.known === b.known &&
  JSON.stringify(a.zone) === JSON.stringify(b.zone);

/** Features and legions of an area. */
export const AreaThings = memo(function AreaThings({ area, zone, known, ...how }: Props) {
  const cell = CELLS[area.id];
  if (cell === undefined) return null;
  const { features, legions } = areaLayout(area, zone, how, how);
  return (
    <g className="things" {...HIDDEN}>
      {features.map(({ feature, x, y, width, height }) => (
        <FeatureMark
          key={feature.piece ?? feature.icon}
          feature={feature}
          x={x + width / 2}
          y={y + height / 2 + 2}
          numbers={how.numbers}
        />
      ))}
      {legions.map(({ side, legion, x, y, width }) => (
        <LegionMark
          key={side}
          side={side}
          legion={legion}
          lang={how.lang}
          room={cell.room}
          numbers={how.numbers}
          x={x + width / 2}
          y={y}
          known={known}
        />
      ))}
    </g>
  );
}, same);
