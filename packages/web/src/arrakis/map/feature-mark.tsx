import { PieceDrawing } from '../../art/piece-drawing';
import { MapGlyph } from '../board/glyph';
import type { Feature } from './features';

/** A feature of an area with its middle on a point; its rank stands on a badge. */
export function FeatureMark({
  feature: { piece, icon, rank, shown },
  x,
  y,
}: {
  readonly feature: Feature;
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g className={`feature feature-${piece ?? icon ?? ''} ${shown ? 'shown' : ''}`}>
      {piece !== undefined && <PieceDrawing of={piece} x={x} y={y + 6} />}
      {icon !== undefined && <MapGlyph name={icon} x={x} y={y} size={34} />}
      {rank !== undefined && (
        <>
          <circle className="rank" cx={x + 17} cy={y - 12} r={12} />
          <text x={x + 17} y={y - 6}>
            {rank}
          </text>
        </>
      )}
    </g>
  );
}
