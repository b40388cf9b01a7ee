import type { Area, ZoneView } from '@sietch/arrakis';
import { memo } from 'react';
import type { Glyph } from '../../icons/glyphs';
import { HIDDEN, MapGlyph } from '../board/glyph';
import { LegionMark, legionSize } from '../board/legion-mark';
import { CELLS } from './arrakis-map';
import { lines } from './shape';

const LINE = 15;
/** Where the middle of a cell would lay its name under that of a neighbour. */
const LOWERED: Readonly<Record<string, number>> = { 'imperial-basin': 20, 'false-wall-south': -18 };
const FEATURE = 30;

interface Feature {
  readonly icon: Glyph;
  readonly text?: string;
  readonly tone: string;
}

/** Marks of the game rather than things in the area. */
interface Marks {
  readonly atomics: boolean;
  /** A sietch or a settlement has been destroyed here. */
  readonly ruins: boolean;
  /** The automaton of the Harkonnen aims at this sietch. */
  readonly target: boolean;
}

/** What lies in an area besides legions. */
function featuresOf(zone: ZoneView, { atomics, ruins, target }: Marks): readonly Feature[] {
  const found: (Feature | undefined)[] = [
    zone.settlement > 0
      ? { icon: 'settlement', text: String(zone.settlement), tone: 'settlement' }
      : undefined,
    zone.hasSietch
      ? {
          icon: 'sietch',
          text: zone.sietchRank === undefined ? '?' : String(zone.sietchRank),
          tone: zone.sietchShown ? 'sietch shown' : 'sietch',
        }
      : undefined,
    zone.hasStation ? { icon: 'station', tone: 'station' } : undefined,
    zone.hasSign ? { icon: 'wormsign', tone: 'wormsign' } : undefined,
    zone.worm === undefined
      ? undefined
      : { icon: zone.worm === 'sandworm' ? 'sandworm' : 'wild-maker', tone: 'worm' },
    zone.harvester ? { icon: 'harvester', tone: 'harvester' } : undefined,
    ruins && zone.settlement === 0 && !zone.hasSietch ? { icon: 'ruins', tone: 'ruins' } : undefined,
    atomics ? { icon: 'atomics', tone: 'atomics' } : undefined,
    target ? { icon: 'target', tone: 'target' } : undefined,
  ];
  return found.filter((feature) => feature !== undefined);
}

interface Props extends Marks {
  readonly area: Area;
  readonly zone: ZoneView;
  readonly lang: 'uk' | 'en';
  /** Near enough for names that the log uses and the board does not print. */
  readonly close: boolean;
  /** The looking seat knows what the tokens here show. */
  readonly known: boolean;
}

/** Views come as new objects every time; what stands in most areas is the same as before. */
const same = (a: Props, b: Props): boolean =>
  a.lang === b.lang &&
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
  close,
  known,
}: Props) {
  const cell = CELLS[area.id];
  if (cell === undefined) return null;
  const name = area.named || close ? lines(area.name[lang]) : [];
  const features = featuresOf(zone, { atomics, ruins, target });
  const legions = (['atreides', 'harkonnen'] as const).flatMap((side) => {
    const legion = zone[side];
    return legion === undefined ? [] : [{ side, legion, size: legionSize(legion, side, lang) }];
  });
  const height =
    name.length * LINE +
    (features.length > 0 ? FEATURE + 3 : 0) +
    legions.reduce((sum, { size }) => sum + size.height + 3, 0);
  const [x, middle] = cell.at;
  let y = middle + (LOWERED[area.id] ?? 0) - height / 2;
  const nameTop = y;
  y += name.length * LINE;
  const featureAt = y + FEATURE / 2 + 1;
  if (features.length > 0) y += FEATURE + 3;
  return (
    <g className="things" {...HIDDEN}>
      {name.map((line, i) => (
        <text
          key={line}
          className={area.named ? 'area-name' : 'area-name ours'}
          x={x}
          y={nameTop + LINE * (i + 0.8)}
        >
          {line}
        </text>
      ))}
      {features.map(({ icon, text, tone }, i) => {
        const at = x + (i - (features.length - 1) / 2) * (FEATURE + 3);
        return (
          <g key={icon} className={`feature feature-${tone}`}>
            <MapGlyph name={icon} x={at} y={featureAt} size={FEATURE} />
            {text !== undefined && (
              <text x={at} y={featureAt + (icon === 'sietch' ? 12 : 10)}>
                {text}
              </text>
            )}
          </g>
        );
      })}
      {legions.map(({ side, legion, size }) => {
        const top = y;
        y += size.height + 3;
        return <LegionMark key={side} side={side} legion={legion} lang={lang} x={x} y={top} known={known} />;
      })}
    </g>
  );
}, same);
