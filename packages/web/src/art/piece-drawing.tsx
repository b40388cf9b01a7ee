import './art.css';
import { memo } from 'react';
import { PIECES, type PieceName } from './pieces';
import { readShapes } from './shape';
import { Shapes } from './shapes';

const READ = new Map(Object.entries(PIECES).map(([name, text]) => [name, readShapes(text)]));

interface Props {
  readonly of: PieceName;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** A piece inside another drawing, standing on a point. */
export const PieceDrawing = memo(function PieceDrawing({ of, x = 0, y = 0, size = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Shapes of={READ.get(of) ?? []} />
    </g>
  );
});
