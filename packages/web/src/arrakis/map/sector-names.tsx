import { SECTORS } from '@sietch/arrakis';
import { memo } from 'react';
import { useSettings } from '../../settings/settings';
import { HIDDEN } from '../board/glyph';
import { sectorPlace } from './sector-places';

/** Names of sectors, never under a piece; those of the inner ones when there is room for them. */
export const SectorNames = memo(function SectorNames({
  letters,
  close,
}: {
  readonly letters: number | undefined;
  readonly close: boolean;
}) {
  const { lang } = useSettings();
  const size = letters ?? 30;
  return (
    <g className="sector-names" {...HIDDEN}>
      {SECTORS.filter(({ ring }) => close || ring === 'outer').map((sector) => {
        const { id, name } = sector;
        const at = sectorPlace(sector, size);
        if (at === undefined) return null;
        const [x, y] = at;
        return (
          <text key={id} x={x} y={y} style={{ fontSize: size * 0.96 }}>
            {name[lang]}
          </text>
        );
      })}
    </g>
  );
});
