import { PieceDrawing } from '../../art/piece-drawing';
import { MapGlyph } from '../board/glyph';
import type { Feature } from './features';
import { NUMBERS, pieceSize } from './piece-size';

/** A feature of an area with its middle on a point; its rank stands on a badge. */
export function FeatureMark({
  feature: { piece, icon, rank, shown },
  x,
  y,
  numbers,
}: {
  readonly feature: Feature;
  readonly x: number;
  readonly y: number;
  readonly numbers: number;
}) {
  const size = pieceSize(numbers, rank !== undefined);
  const letter = numbers / size;
  // A larger badge grows away from what it belongs to.
  const [right, up] = [17 + (letter - NUMBERS) * 0.3, 12 + (letter - NUMBERS) * 0.2];
  return (
    <g
      className={`feature feature-${piece ?? icon ?? ''} ${shown ? 'shown' : ''}`}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      {piece !== undefined && <PieceDrawing of={piece} y={6} />}
      {icon !== undefined && <MapGlyph name={icon} x={0} y={0} size={34} />}
      {rank !== undefined && (
        <>
          <circle className="rank" cx={right} cy={-up} r={(12 * letter) / NUMBERS} />
          <text x={right} y={letter / 3 - up} style={{ fontSize: letter }}>
            {rank}
          </text>
        </>
      )}
    </g>
  );
}
