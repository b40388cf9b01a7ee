/** How a game ended: entrants by place, the best first; those of one list shared a place. */
export type Ranking = readonly (readonly number[])[];

const MOST_ROUNDS = 200;
const PRECISE = 1e-6;

/**
 * Strengths of entrants by the model of Plackett and Luce: whoever is still in the running takes the next place with a
 * chance in proportion to strength. Found by Hunter's iteration; the geometric mean is 1. Two games against an entrant of
 * strength 1, one won and one lost, are added for everybody, so that who has never lost is not infinitely strong.
 */
export function strengthsOf(rankings: readonly Ranking[], entrants: number): Float64Array {
  const wins = new Float64Array(entrants).fill(1);
  for (const ranking of rankings)
    for (const place of ranking.slice(0, -1))
      for (const entrant of place) wins[entrant] = (wins[entrant] ?? 0) + 1 / place.length;
  let strengths = new Float64Array(entrants).fill(1);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = normalised(improved(strengths, wins, rankings));
    const moved = next.reduce((most, one, i) => Math.max(most, Math.abs(one / (strengths[i] ?? 0) - 1)), 0);
    strengths = next;
    if (moved < PRECISE) break;
  }
  return strengths;
}

function improved(
  strengths: Float64Array,
  wins: Float64Array,
  rankings: readonly Ranking[],
): Float64Array<ArrayBuffer> {
  const weights = strengths.map((strength) => 2 / (strength + 1));
  for (const ranking of rankings) {
    for (let place = 0; place < ranking.length - 1; place++) {
      // An entrant on several sides is in the running with those that have no place yet.
      const running = ranking.slice(place).flat();
      const share = 1 / running.reduce((sum, entrant) => sum + (strengths[entrant] ?? 0), 0);
      for (const entrant of running) weights[entrant] = (weights[entrant] ?? 0) + share;
    }
  }
  return Float64Array.from(strengths, (_, i) => (wins[i] ?? 0) / (weights[i] ?? 0));
}

function normalised(strengths: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const mean = Math.exp(strengths.reduce((sum, one) => sum + Math.log(one), 0) / strengths.length);
  return strengths.map((one) => one / mean);
}

/** On the scale people know from chess: 400 points more win ten of eleven games of two. */
export function ratingOf(strength: number): number {
  return 400 * Math.log10(strength);
}
