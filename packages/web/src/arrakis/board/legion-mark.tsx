import type { Legion, Side } from '@sietch/arrakis';
import { MedallionFigure } from '../../art/medallion-drawing';
import { PieceDrawing } from '../../art/piece-drawing';
import { type Chip, chipsOf } from './chips';

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
}

export function legionSize({ legion, side, lang, room }: Of) {
  const count = chipsOf(legion, side, lang).length;
  const inRow = Math.min(PER_ROW, count);
  const apart = Math.max(CLOSELY, Math.min(FREELY, (room * 1.7) / inRow));
  return { apart, width: inRow * apart + 8, height: Math.ceil(count / PER_ROW) * HEIGHT };
}

/** A legion on the map, its middle at `x`, its top at `y`: figures on their bases, leaders by their faces. */
export function LegionMark({
  legion,
  side,
  lang,
  room,
  x,
  y,
  known,
}: Of & {
  readonly x: number;
  readonly y: number;
  readonly known: boolean;
}) {
  const chips = chipsOf(legion, side, lang);
  const { apart, width, height } = legionSize({ legion, side, lang, room });
  return (
    <g className={`legion legion-${side} side-inks-${side}`} transform={`translate(${x} ${y})`}>
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
