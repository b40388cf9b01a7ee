import type { Area, ZoneView } from '@sietch/arrakis';
import { memo } from 'react';
import { HIDDEN } from '../board/glyph';
import { LegionMark, legionSize } from '../board/legion-mark';
import { CELLS } from './arrakis-map';
import { FeatureMark } from './feature-mark';
import { featuresOf, type Marks } from './features';
import { lines } from './shape';

/** Where the middle of a cell would lay its name under that of a neighbour. */
const LOWERED: Readonly<Record<string, number>> = {
  'imperial-basin': 20,
  'false-wall-south': -30,
  'hobars-gap': 12,
};
const FEATURE = 46;

interface Props extends Marks {
  readonly area: Area;
  readonly zone: ZoneView;
  readonly lang: 'uk' | 'en';
  /** How large names are, in the map's measure; none where they could not be read. */
  readonly letters: number | undefined;
  /** Near enough for names that the log uses and the board does not print. */
  readonly close: boolean;
  /** The looking seat knows what the tokens here show. */
  readonly known: boolean;
}

/** Views come as new objects every time; what stands in most areas is the same as before. */
const same = (a: Props, b: Props): boolean =>
  a.lang === b.lang &&
  a.letters === b.letters &&
  a.close === b.close &&
  a.atomics === b.atomics &&
  a.ruins === b.ruins &&
  a.target === b.target &&
  a.known === b.known &&
  JSON.stringify(a.zone) === JSON.stringify(b.zone);

/** Name, features and legions of an area, one under another around its middle. */
export const AreaThings = memo(function AreaThings({
  area,
  zone,
  atomics,
  ruins,
  target,
  lang,
  letters,
  close,
  known,
}: Props) {
  const cell = CELLS[area.id];
  if (cell === undefined) return null;
  const line = letters ?? 0;
  const name = letters !== undefined && (area.named || close) ? lines(area.name[lang]) : [];
  const features = featuresOf(zone, { atomics, ruins, target });
  const broad = features.reduce((sum, { width }) => sum + width, 0);
  const legions = (['atreides', 'harkonnen'] as const).flatMap((side) => {
    const legion = zone[side];
    return legion === undefined
      ? []
      : [{ side, legion, size: legionSize({ legion, side, lang, room: cell.room }) }];
  });
  // A small legion stands beside what is there, where the area is wide enough for both.
  const [only] = legions;
  const beside =
    legions.length === 1 &&
    only !== undefined &&
    broad > 0 &&
    broad + only.size.width < cell.room * 2.3 &&
    name.length > 0;
  const high = beside
    ? (only?.size.height ?? 0)
    : (broad > 0 ? FEATURE : 0) + legions.reduce((sum, { size }) => sum + size.height, 0);
  const [x, middle] = cell.at;
  const top = middle + (LOWERED[area.id] ?? 0) - (name.length * line + high) / 2;
  const under = top + name.length * line;
  let left = x - (broad + (beside ? (only?.size.width ?? 0) : 0)) / 2;
  let y = under + (broad > 0 && !beside ? FEATURE : 0);
  return (
    <g className="things" {...HIDDEN}>
      {features.map((feature) => {
        left += feature.width;
        return (
          <FeatureMark
            key={feature.piece ?? feature.icon}
            feature={feature}
            x={left - feature.width / 2}
            y={under + FEATURE / 2 + 2}
          />
        );
      })}
      {legions.map(({ side, legion, size }) => {
        const at = y;
        y += size.height;
        return (
          <LegionMark
            key={side}
            side={side}
            legion={legion}
            lang={lang}
            room={cell.room}
            x={beside ? left + size.width / 2 : x}
            y={at}
            known={known}
          />
        );
      })}
      {name.map((words, i) => (
        <text
          key={words}
          className={area.named ? 'area-name' : 'area-name ours'}
          style={{ fontSize: line }}
          x={x}
          y={top + line * (i + 0.82)}
        >
          {words}
        </text>
      ))}
    </g>
  );
}, same);
