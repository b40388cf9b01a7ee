import type { Legion, Side } from '@sietch/arrakis';
import { BASES, type Chip, chipsOf } from './chips';

const CHIP = 27;
const GAP = 2;
const PAD = 4;
const PER_ROW = 3;

interface Of {
  readonly legion: Readonly<Legion>;
  readonly side: Side;
  readonly lang: 'uk' | 'en';
}

export function legionSize(legion: Readonly<Legion>, side: Side, lang: 'uk' | 'en') {
  const count = chipsOf(legion, side, lang).length;
  const columns = Math.min(PER_ROW, count);
  const rows = Math.ceil(count / PER_ROW);
  return {
    width: columns * (CHIP + GAP) - GAP + PAD * 2,
    height: rows * (CHIP + GAP) - GAP + PAD * 2,
  };
}

/** Atreides stand on a light rounded plate, Harkonnen on a dark one with cut corners. */
function plate(side: Side, width: number, height: number): string {
  const cut = 6;
  if (side === 'harkonnen')
    return `M${cut} 0H${width - cut}L${width} ${cut}V${height - cut}L${width - cut} ${height}H${cut}L0 ${height - cut}V${cut}Z`;
  const r = height / 2.4;
  return `M${r} 0H${width - r}Q${width} 0 ${width} ${r}V${height - r}Q${width} ${height} ${width - r} ${height}H${r}Q0 ${height} 0 ${height - r}V${r}Q0 0 ${r} 0Z`;
}

/** A legion on the map, its middle at `x`, its top at `y`. */
export function LegionMark({
  legion,
  side,
  lang,
  x,
  y,
  known,
}: Of & {
  readonly x: number;
  readonly y: number;
  readonly known: boolean;
}) {
  const chips = chipsOf(legion, side, lang);
  const { width, height } = legionSize(legion, side, lang);
  return (
    <g className={`legion legion-${side}`} transform={`translate(${x - width / 2} ${y})`}>
      <path className="plate" d={plate(side, width, height)} />
      {chips.map((chip, i) => {
        const inRow = Math.min(PER_ROW, chips.length - Math.floor(i / PER_ROW) * PER_ROW);
        const rowWidth = inRow * (CHIP + GAP) - GAP;
        const left = (width - rowWidth) / 2 + (i % PER_ROW) * (CHIP + GAP);
        const top = PAD + Math.floor(i / PER_ROW) * (CHIP + GAP);
        return (
          <ChipMark key={chip.kind} chip={chip} x={left} y={top} known={known && chip.base === 'token'} />
        );
      })}
    </g>
  );
}

function ChipMark({
  chip,
  x,
  y,
  known,
}: {
  readonly chip: Chip;
  readonly x: number;
  readonly y: number;
  readonly known: boolean;
}) {
  return (
    <g className={`chip chip-${chip.base}`} transform={`translate(${x} ${y}) scale(${CHIP / 24})`}>
      <path d={BASES[chip.base]} />
      <text x={12} y={chip.text.length > 1 ? 16 : 17}>
        {chip.text}
      </text>
      {known && <circle className="known" cx={21} cy={3} r={3.6} />}
    </g>
  );
}
