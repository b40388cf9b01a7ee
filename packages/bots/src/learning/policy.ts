import { type Choice, type Learning, type Seat, type State, sure, type Trait } from '@sietch/kernel';
import { softmax } from './softmax.js';

/** Traits share this many weights: those that meet in one seldom matter together. */
export const SLOTS = 2 ** 15;

export function slotOf(trait: Trait): number {
  return trait & (SLOTS - 1);
}

/** More choices than any decision has. */
const MOST = 1024;

/**
 * How likely a good player is to take each choice: the weights of what is said of it are summed, and the sums compared.
 * A question costs a few microseconds, so that whole games can be played by it in a search.
 */
export class Policy {
  readonly weights: Float64Array;
  /** What was said of each choice of the latest question. */
  readonly said: Trait[][] = [];
  private readonly scores = new Float64Array(MOST);

  constructor(weights: Float64Array = new Float64Array(SLOTS)) {
    this.weights = weights;
  }

  /** In an array that the next question uses again. Below a temperature of 1 the best stand out more, above it less. */
  chances(
    learning: Learning,
    state: State,
    seat: Seat,
    choices: readonly Choice[],
    temperature = 1,
    /** What is added to the sum of a choice, for whoever has a taste. */
    liking?: (choice: Choice) => number,
  ): Float64Array {
    const { said, scores, weights } = this;
    learning.traits(state, seat, choices, said);
    for (let i = 0; i < choices.length; i++) {
      let sum = liking?.(sure(choices[i], 'choice', i)) ?? 0;
      for (const trait of sure(said[i], 'traits of choice', i)) sum += weights[slotOf(trait)] ?? 0;
      scores[i] = sum / temperature;
    }
    return softmax(scores, choices.length);
  }
}
