import type { Seat } from '@sietch/kernel';
import type { PointsGained } from '../local/account';

/** Somebody who has points, and where they came from. */
export interface Scorer {
  readonly seat: Seat;
  readonly start: number;
  /** What each source gave in all. */
  readonly gains: readonly (readonly [source: string, n: number])[];
  readonly sum: number;
}

/** One line per source, its points added up; of whoever never had a point there is nothing to tell. */
export function scorersOf(
  points: readonly PointsGained[],
  seats: readonly Seat[],
  startPoints: readonly number[],
): readonly Scorer[] {
  return seats
    .map((seat): Scorer => {
      const start = startPoints[seat] ?? 0;
      const sums = new Map<string, number>();
      for (const { n, source } of points.filter((gain) => gain.seat === seat)) {
        sums.set(source, (sums.get(source) ?? 0) + n);
      }
      const gains = [...sums].filter(([, n]) => n !== 0);
      return { seat, start, gains, sum: gains.reduce((sum, [, n]) => sum + n, start) };
    })
    .filter(({ start, gains }) => start > 0 || gains.length > 0);
}
