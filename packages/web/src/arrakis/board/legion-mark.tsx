import type { Legion, Side } from '@sietch/arrakis';
import { MedallionFigure } from '../../art/medallion-drawing';
import { PieceDrawing } from '../../art/piece-drawing';
import { isBrief, pieceSize } from '../map/piece-size';
import { briefly, type Chip, chipsOf } from './chips';

/** How far figures stand from each other, and how close they come in a narrow area. */
const FREELY = 31;
const CLOSELY = 23;
const HEIGHT = 50;
const PER_ROW = 4;
/** From the top of a row to where its figures stand. */
const STAND = 31;
const LEADER = 16;

interface Of {
  readonly legion: Readonly<Legion>;
  readonly side: Side;
  readonly lang: 'uk' | 'en';
  /** The radius of what is free around the middle of the area. */
  readonly room: number;
  /** The height of numbers, in the map's measure. */
  readonly numbers: number;
}

function figuresOf({ legion, side, lang, numbers }: Of): readonly Chip[] {
  const chips = chipsOf(legion, side, lang);
  return isBrief(numbers) ? briefly(chips) : chips;
}

function rowsOf(of: Of) {
  const { length: count } = figuresOf(of);
  const inRow = Math.min(PER_ROW, count);
  const apart = Math.max(CLOSELY, Math.min(FREELY, (of.room * 1.7) / inRow));
  return { apart, width: inRow * apart + 8, height: Math.ceil(count / PER_ROW) * HEIGHT };
}

/** The room a legion takes on the map. */
export function legionSize(of: Of) {
  const { width, height } = rowsOf(of);
  const size = pieceSize(of.numbers);
  return { width: width * size, height: height * size };
}

/** A legion on the map, its middle at `x`, its top at `y`: figures on their bases, leaders by their faces. */
export function LegionMark({
  x,
  y,
  known,
  ...of
}: Of & {
  readonly x: number;
  readonly y: number;
  readonly known: boolean;
}) {
  const { side, numbers } = of;
  const chips = figuresOf(of);
  const { apart, width, height } = rowsOf(of);
  const size = pieceSize(numbers);
  return (
    <g
      className={`legion legion-${side} side-inks-${side}`}
      transform={`translate(${x} ${y}) scale(${size})`}
      style={{ fontSize: numbers / size }}
    >
      <ellipse className="shade" cx={3} cy={height - 4} rx={width / 2} ry={7} />
      {chips.map((chip, i) => {
        const row = Math.floor(i / PER_ROW);
        const inRow = Math.min(PER_ROW, chips.length - row * PER_ROW);
        const left = ((i % PER_ROW) - (inRow - 1) / 2) * apart;
        return (
          <Figure
            key={chip.kind}
            chip={chip}
            side={side}
            x={left}
            y={row * HEIGHT + STAND}
            known={known && chip.base === 'token'}
          />
        );
      })}
    </g>
  );
}

function Figure({
  chip: { kind, base, text },
  side,
  x,
  y,
  known,
}: {
  readonly chip: Chip;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly known: boolean;
}) {
  if (base === 'named' || base === 'leader') {
    return (
      <g className="figure">
        <circle className="leader-ring" cx={x} cy={y - 4} r={LEADER} />
        <MedallionFigure who={kind} x={x} y={y - 4} radius={LEADER - 1.5} />
        {base === 'leader' && text !== '1' && (
          <text x={x + 9} y={y + 16}>
            {text}
          </text>
        )}
      </g>
    );
  }
  return (
    <g className="figure">
      <PieceDrawing of={`${side}-${base}`} x={x} y={y} size={1.12} />
      <PieceDrawing of={`base-${base}`} x={x} y={y} size={1} />
      <text x={x} y={y + 16}>
        {text}
      </text>
      {known && <circle className="known" cx={x + 11} cy={y - 22} r={4.5} />}
    </g>
  );
}
