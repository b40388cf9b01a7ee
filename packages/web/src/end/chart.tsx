import type { Seat } from '@sietch/kernel';
import { useSettings } from '../settings/settings';
import { ChartTable } from './chart-table';

interface Props {
  readonly title: string;
  readonly names: readonly string[];
  /** Whose colours the lines have; seats in their order unless told otherwise. */
  readonly seats?: readonly Seat[];
  /** For each round the value of every seat. */
  readonly rounds: readonly (readonly number[])[];
  /** Drawn over two columns, in the same letters. */
  readonly wide?: boolean;
}

const NARROW = 320;
const WIDE = 660;
const HEIGHT = 130;
const LEFT = 30;
const BOTTOM = 20;
/** The number of a round needs so much of the axis. */
const NUMBER = 24;

/** The rounds whose numbers are written: all, or every second, third… so that none touches another. */
export function numbered(rounds: number, width: number): readonly number[] {
  const every = Math.ceil((rounds * NUMBER) / width);
  return Array.from({ length: Math.ceil(rounds / every) }, (_, i) => i * every);
}

/** Lines over the rounds, one per seat, dashed differently so that colour is not all; the numbers as a table too. */
export function Chart({ title, names, seats = [...names.keys()], rounds, wide = false }: Props) {
  const { words } = useSettings();
  const width = wide ? WIDE : NARROW;
  const top = Math.max(1, ...rounds.flat());
  const x = (i: number) => LEFT + (i * (width - LEFT - 8)) / Math.max(1, rounds.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - (value * (HEIGHT - BOTTOM - 10)) / top;
  return (
    <figure className={wide ? 'panel chart chart-wide' : 'panel chart'}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <path className="axis" d={`M${LEFT} 6V${HEIGHT - BOTTOM}H${width - 4}`} />
        <text x={LEFT - 5} y={14} textAnchor="end">
          {top}
        </text>
        <text x={LEFT - 5} y={HEIGHT - BOTTOM} textAnchor="end">
          0
        </text>
        {numbered(rounds.length, width - LEFT).map((i) => (
          <text key={i} x={x(i)} y={HEIGHT - 4} textAnchor="middle">
            {i + 1}
          </text>
        ))}
        {names.map((name, line) => (
          <polyline
            key={name}
            className={`line seat-${seats[line]}`}
            points={rounds.map((round, i) => `${x(i)},${y(round[line] ?? 0)}`).join(' ')}
          />
        ))}
      </svg>
      <ChartTable words={words} names={names} rows={rounds.map((cells, i) => ({ title: i + 1, cells }))} />
    </figure>
  );
}
