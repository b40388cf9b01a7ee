import { AREAS } from '@sietch/arrakis';
import { memo } from 'react';
import { HIDDEN } from '../board/glyph';
import type { Written } from './area-layout';

/** Names of areas, above everything that stands on the map. */
export function AreaNames({
  places,
  letters = 0,
}: {
  readonly places: Readonly<Record<string, Written>>;
  readonly letters: number | undefined;
}) {
  return (
    <g className="area-names" {...HIDDEN}>
      {AREAS.map(({ id, named }) => {
        const place = places[id];
        if (place === undefined) return null;
        const { words, x, y, width } = place;
        return (
          <AreaName key={id} words={words.join('\n')} ours={!named} x={x + width / 2} y={y} line={letters} />
        );
      })}
    </g>
  );
}

const AreaName = memo(function AreaName({
  words,
  ours,
  x,
  y,
  line,
}: {
  readonly words: string;
  readonly ours: boolean;
  readonly x: number;
  readonly y: number;
  readonly line: number;
}) {
  return words.split('\n').map((text, i) => (
    <text
      key={text}
      className={ours ? 'area-name ours' : 'area-name'}
      style={{ fontSize: line }}
      x={x}
      y={y + line * (i + 0.82)}
    >
      {text}
    </text>
  ));
});
