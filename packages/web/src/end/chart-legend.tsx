import type { Participant } from '@sietch/kernel';
import { SeatMark } from '../icons/seat-mark';

interface Props {
  readonly lines: readonly { readonly name: string; readonly participant: Participant }[];
}

/** Whose line is whose: by its colour, its dashes and its mark. */
export function ChartLegend({ lines }: Props) {
  return (
    <ul className="chart-legend">
      {lines.map(({ name, participant }) => (
        <li key={name}>
          <svg viewBox="0 0 36 12" aria-hidden="true">
            <path className={`line seat-${participant}`} d="M1 6h34" />
          </svg>
          <SeatMark seat={participant} /> {name}
        </li>
      ))}
    </ul>
  );
}
