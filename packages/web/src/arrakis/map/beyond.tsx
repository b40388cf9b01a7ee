import { memo } from 'react';
import { HIDDEN } from '../board/glyph';
import { MAP_BOX } from './arrakis-map';
import { DUNES } from './relief/dune-field';

/** Farther than any window shows. */
const FAR = 1400;
/** It begins a little under the rim of the outer areas, so that nothing shows between them. */
const UNDER = 6;

/** Deep desert around the sheet: the planet does not end where the game does. */
export const Beyond = memo(function Beyond() {
  const { x, y, width, height } = MAP_BOX;
  const around = `M${x - FAR} ${y - FAR}h${width + 2 * FAR}v${height + 2 * FAR}h${-width - 2 * FAR}z`;
  const [wide, high] = [width - 2 * UNDER, height - 2 * UNDER];
  const ring = `${around}M${x + UNDER} ${y + UNDER}v${high}h${wide}v${-high}z`;
  return (
    <g className="beyond" {...HIDDEN}>
      <pattern id="dune-field" width={DUNES.width} height={DUNES.height} patternUnits="userSpaceOnUse">
        <path className="dune-lit" d={DUNES.light} />
        <path className="dune-dark" d={DUNES.dark} />
      </pattern>
      <path d={ring} fill="url(#dune-field)" />
      <path className="veil" d={ring} />
    </g>
  );
});
