import { type Participant, sure } from '@sietch/kernel';
import type { Analysis } from '@sietch/protocol';
import type { Words } from '../words/words';
import { numbered } from './chart';
import { ChartLegend } from './chart-legend';
import { ChartTable } from './chart-table';

/** A side of the game: how it is called, and whose colour it has. */
export interface ChartSide {
  readonly name: string;
  readonly participant: Participant;
}

interface Props {
  readonly analysis: Analysis;
  readonly sides: readonly ChartSide[];
  readonly words: Words;
  /** For narrow screens: taller, with the letters as large as elsewhere. */
  readonly narrow: boolean;
}

const HEIGHT = 190;
const LEFT = 34;
const TOP = 8;
const BOTTOM = 20;
/** Of a mark for a moment. */
const RADIUS = 8.5;
type Place = readonly [x: number, y: number];

const LINES = [0, 0.25, 0.5, 0.75, 1];

export const percentOf = (chance: number): number => Math.round(100 * chance);

/** How likely each side was to win over the rounds, with the moments that decided most; the numbers as a table, too. */
export function ChancesChart({ analysis, sides, words, narrow }: Props) {
  const { points, moments } = analysis;
  const width = narrow ? 340 : 900;
  const last = Math.max(1, points.at(-1)?.step ?? 1);
  const x = (step: number) => LEFT + (step * (width - LEFT - 10)) / last;
  const y = (chance: number) => TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM);
  const sideOf = (seat: Participant) => analysis.sides.findIndex((members) => members.includes(seat));
  const places = apart(
    moments.map(({ step, seat }): Place => [x(step), y(chanceAt(points, step, sideOf(seat)))]),
  );
  const marks = moments.map(({ step, seat }, i) => ({
    step,
    at: places[i] ?? [0, 0],
    participant: sides[sideOf(seat)]?.participant ?? seat,
  }));
  const rounds = points.filter(({ round }, i) => round !== points[i - 1]?.round);
  const named = numbered(rounds.length, width - LEFT).map((i) => sure(rounds[i], 'round', i));
  return (
    <figure className="panel chart chances">
      <figcaption>{words.analysis.chances}</figcaption>
      <ChartLegend lines={sides} />
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        {LINES.map((line) => (
          <path key={line} className="axis" d={`M${LEFT} ${y(line)}H${width - 6}`} />
        ))}
        {LINES.filter((line) => line !== 0.25 && line !== 0.75).map((line) => (
          <text key={line} x={LEFT - 5} y={y(line) + 4} textAnchor="end">
            {words.analysis.percent(percentOf(line))}
          </text>
        ))}
        {named.map(({ round, step }) => (
          <text key={round} x={x(step)} y={HEIGHT - 5} textAnchor="middle">
            {round}
          </text>
        ))}
        {sides.map(({ name, participant }, side) => (
          <polyline
            key={name}
            className={`line seat-${participant}`}
            points={points.map(({ step, chances }) => `${x(step)},${y(chances[side] ?? 0)}`).join(' ')}
          />
        ))}
        {marks.map(({ at: [cx, cy], step, participant }, i) => (
          <g key={step} className={`moment-mark seat-${participant}`}>
            <circle cx={cx} cy={cy} r={RADIUS} />
            <text x={cx} y={cy + 4} textAnchor="middle">
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
      <ChartTable
        words={words}
        names={sides.map(({ name }) => name)}
        rows={[...rounds, ...points.slice(-1)].map(({ round, chances }, i) => ({
          title: i === rounds.length ? words.analysis.end : round,
          cells: Array.from(chances, (chance) => words.analysis.percent(percentOf(chance))),
        }))}
      />
    </figure>
  );
}

/** Marks that would cover others are moved up, or down where there is no more room. */
function apart(places: readonly Place[]): readonly Place[] {
  const kept: Place[] = [];
  for (const [x, y] of places) {
    const covers = (at: number) =>
      kept.some((other) => Math.abs(other[0] - x) < 2 * RADIUS && Math.abs(other[1] - at) < 2 * RADIUS);
    const tries = kept.flatMap((_, i) => [y - 2 * RADIUS * (i + 1), y + 2 * RADIUS * (i + 1)]);
    const fits = (at: number) => !covers(at) && at >= RADIUS && at <= HEIGHT - BOTTOM;
    kept.push([x, [y, ...tries].find(fits) ?? y]);
  }
  return kept;
}

/** Where the line of a side is at a step: between the points before and after it. */
function chanceAt(points: Analysis['points'], step: number, side: number): number {
  const after = points.findIndex((point) => point.step > step);
  const [a, b] = [points[Math.max(0, after - 1)], points[after]];
  const from = a?.chances[side] ?? 0;
  if (a === undefined || b === undefined) return from;
  return from + (((b.chances[side] ?? 0) - from) * (step - a.step)) / Math.max(1, b.step - a.step);
}
