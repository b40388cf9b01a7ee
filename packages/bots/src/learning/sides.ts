import type { AnyRules, Outcome, Participant } from '@sietch/kernel';

/** Those who win and lose together, as numbers: a team is a side, and so is everybody who plays alone. */
export interface Sides {
  readonly count: number;
  /** By participant. */
  readonly of: readonly number[];
}

export function sidesOf(rules: AnyRules, options: unknown): Sides {
  const participants = Array.from({ length: rules.participants(options) }, (_, i) => i);
  const teams = rules.teams?.(options) ?? [];
  const alone = participants.filter((one) => !teams.some((team) => team.includes(one)));
  const sides = [...teams, ...alone.map((one) => [one])];
  return {
    count: sides.length,
    of: participants.map((one) => sides.findIndex((side) => side.includes(one))),
  };
}

/** Each side's part of the victory. */
export function victory({ winners }: Outcome, sides: Sides): Float64Array {
  const shares = new Float64Array(sides.count);
  const winning = new Set(winners.map((winner) => sideOf(sides, winner)));
  for (const side of winning) shares[side] = 1 / winning.size;
  return shares;
}

/** The mean of what those of each side have. */
export function meanBySide(sides: Sides, of: (participant: Participant) => number): Float64Array {
  const sums = new Float64Array(sides.count);
  const sizes = new Float64Array(sides.count);
  for (const [participant, side] of sides.of.entries()) {
    sums[side] = (sums[side] ?? 0) + of(participant);
    sizes[side] = (sizes[side] ?? 0) + 1;
  }
  return sums.map((sum, side) => sum / (sizes[side] ?? 0));
}

export function sideOf({ of }: Sides, participant: Participant): number {
  return of[participant] ?? 0;
}
