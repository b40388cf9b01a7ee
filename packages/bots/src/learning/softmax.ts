/** Turns the first `n` scores into chances, in place. */
export function softmax(scores: Float64Array, n = scores.length): Float64Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) highest = Math.max(highest, scores[i] ?? 0);
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const weight = Math.exp((scores[i] ?? 0) - highest);
    scores[i] = weight;
    sum += weight;
  }
  for (let i = 0; i < n; i++) scores[i] = (scores[i] ?? 0) / sum;
  return scores;
}

/** The place a number from 0 to 1 falls on among the first `n` chances. */
export function drawn(chances: Float64Array, n: number, number: number): number {
  let rest = number;
  for (let i = 0; i < n - 1; i++) {
    rest -= chances[i] ?? 0;
    if (rest < 0) return i;
  }
  return n - 1;
}
