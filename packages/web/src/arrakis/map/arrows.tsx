import type { ArrakisEvent } from '@sietch/arrakis';
import { useNews } from '../../table/news-context';
import { HIDDEN } from '../board/glyph';
import { useWar } from '../use-war';
import { CELLS } from './arrakis-map';
import { between, distance } from './geometry';

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly tone: string;
}

function arrowOf(event: ArrakisEvent): Arrow | undefined {
  if (event.event === 'moved') return { from: event.from, to: event.to, tone: event.side };
  if (event.event === 'attack') return { from: event.from, to: event.area, tone: event.side };
  if (event.event === 'worm-moved') return { from: event.from, to: event.to, tone: 'worm' };
  return undefined;
}

/** The fight that goes on; the steps just taken, for a moment; those of others until they have been read. */
export function Arrows() {
  const { view, state } = useWar();
  const { lines } = useNews();
  const news = lines.flatMap(({ event, step }) => {
    const arrow = arrowOf(event as ArrakisEvent);
    return arrow === undefined ? [] : [{ ...arrow, step }];
  });
  const last = state.log.at(-1)?.step;
  const recent = state.log
    .slice(-24)
    .filter(({ step }) => step === last)
    .flatMap(({ event }) => arrowOf(event as ArrakisEvent) ?? []);
  const origin = originOf(view.decision?.detail);
  const planned = plannedBy(view.decision?.detail);
  return (
    <g className="arrows" {...HIDDEN}>
      {news.map((arrow) => (
        <path
          key={`${arrow.step} ${arrow.from} ${arrow.to}`}
          className={`arrow told tone-${arrow.tone}`}
          d={pathOf(arrow)}
          markerEnd="url(#arrow)"
        />
      ))}
      {recent.map((arrow) => (
        <path
          key={`${last} ${arrow.from} ${arrow.to}`}
          className={`arrow passing tone-${arrow.tone}`}
          d={pathOf(arrow)}
          markerEnd="url(#arrow)"
        />
      ))}
      {view.battle !== undefined && (
        <path
          className={`arrow fighting tone-${view.battle.attacker}`}
          d={pathOf({ from: view.battle.from, to: view.battle.at, tone: '' })}
          markerEnd="url(#arrow)"
        />
      )}
      {origin !== undefined && CELLS[origin] !== undefined && (
        <circle
          className="origin"
          cx={CELLS[origin].at[0]}
          cy={CELLS[origin].at[1]}
          r={Math.max(CELLS[origin].room, AROUND_LEGION)}
        />
      )}
      {planned !== undefined && (
        <path className="arrow planned" d={pathOf(planned)} markerEnd="url(#arrow)" />
      )}
    </g>
  );
}

/** In a small area the ring would lie over the figures it points at. */
const AROUND_LEGION = 46;

/** A march whose figures are still being counted. */
function plannedBy(detail: object | undefined): Arrow | undefined {
  if (detail === undefined || !('from' in detail) || !('to' in detail)) return undefined;
  const { from, to } = detail;
  return typeof from === 'string' && typeof to === 'string' ? { from, to, tone: '' } : undefined;
}

/** The area a question starts from: the legion that moves, the worm that attacks. */
function originOf(detail: object | undefined): string | undefined {
  return detail !== undefined && 'from' in detail && typeof detail.from === 'string'
    ? detail.from
    : undefined;
}

function pathOf({ from, to }: Arrow): string {
  const [a, b] = [CELLS[from]?.at, CELLS[to]?.at];
  if (a === undefined || b === undefined) return '';
  const far = Math.max(1, distance(a, b));
  const [start, end] = [between(a, b, Math.min(0.4, 18 / far)), between(b, a, Math.min(0.4, 24 / far))];
  const [mx, my] = between(start, end);
  const bend = Math.min(30, far / 6);
  return `M${start[0]} ${start[1]}Q${mx - ((end[1] - start[1]) / far) * bend} ${my + ((end[0] - start[0]) / far) * bend} ${end[0]} ${end[1]}`;
}
