import { HIDDEN } from '../board/glyph';
import { type SectorName, sectorLine } from './sector-places';

/** Names of sectors; in short they keep their small letters. */
export function SectorNames({
  places,
  letters,
  short,
}: {
  readonly places: readonly SectorName[];
  readonly letters: number;
  readonly short: boolean;
}) {
  return (
    <g className={short ? 'sector-names short' : 'sector-names'} {...HIDDEN}>
      {places.map((place) =>
        place.words.map((text, line) => (
          <text
            key={`${place.id} ${text}`}
            x={place.x + place.width / 2}
            y={sectorLine(place, letters, line)}
            style={{ fontSize: letters }}
          >
            {text}
          </text>
        )),
      )}
    </g>
  );
}
