import type { Learning, Participant, State } from '@sietch/kernel';
import type { Sides } from './sides.js';
import { softmax } from './softmax.js';

/** How likely each side is to win from a position: every participant's features are weighed, and the sides compared. */
export class Judgement {
  readonly weights: Float64Array;
  private readonly row: Float64Array;

  constructor(weights: Float64Array) {
    this.weights = weights;
    this.row = new Float64Array(weights.length);
  }

  chances(learning: Learning, state: State, sides: Sides): Float64Array {
    const scores = new Float64Array(sides.count);
    for (const [participant, side] of sides.of.entries())
      scores[side] = (scores[side] ?? 0) + this.score(learning, state, participant);
    return softmax(scores);
  }

  private score(learning: Learning, state: State, participant: Participant): number {
    learning.judge(state, participant, this.row);
    return weighed(this.weights, this.row);
  }
}

export function weighed(weights: Float64Array, row: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (row[i] ?? 0);
  return sum;
}
