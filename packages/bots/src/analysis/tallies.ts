import { type AnyRules, type Participant, type State, sure } from '@sietch/kernel';
import { type Sides, sideOf } from '../learning/sides.js';
import type { Gain } from './analysis.js';

/** Smaller differences are not worth a word. */
const LEAST = 0.25;

/** A difference that chance makes in one of twenty comparisons is none. */
const CERTAIN = 2;

/** So many things are told: of the own side, and of the others. */
const TOLD = { own: 4, others: 3 } as const;

interface Sample {
  count: number;
  sum: number;
  squares: number;
}

/** What everybody had where the tries of two choices led, so that it can be said what one brings that the other does not. */
export class Tallies {
  private readonly rules: AnyRules;
  private readonly sides: Sides;
  private readonly samples = new Map<string, Sample[]>();

  constructor(rules: AnyRules, sides: Sides) {
    this.rules = rules;
    this.sides = sides;
  }

  /** A try of the first choice (0) or the second (1) has led here. */
  add(choice: 0 | 1, state: State): void {
    for (const participant of this.sides.of.keys())
      for (const [what, n] of Object.entries(this.rules.tally?.(state, participant) ?? {}))
        note(this.sampleOf(participant, what, choice), n);
  }

  private sampleOf(participant: Participant, what: string, choice: 0 | 1): Sample {
    const name = `${participant} ${what}`;
    let pair = this.samples.get(name);
    if (pair === undefined) {
      pair = [empty(), empty()];
      this.samples.set(name, pair);
    }
    return sure(pair[choice], 'sample of a choice', choice);
  }

  /** What the second choice brings that the first does not, as the seat sees it: the own first. */
  gains(seat: Participant): readonly Gain[] {
    const found: Gain[] = [];
    for (const [name, [first = empty(), second = empty()]] of this.samples) {
      const n = mean(second) - mean(first);
      if (Math.abs(n) < LEAST || Math.abs(n) < CERTAIN * error(first, second)) continue;
      const space = name.indexOf(' ');
      found.push({
        participant: Number(name.slice(0, space)),
        what: name.slice(space + 1),
        n: Math.round(10 * n) / 10,
      });
    }
    const isOwn = ({ participant }: Gain) => sideOf(this.sides, participant) === sideOf(this.sides, seat);
    const own = found.filter(isOwn).slice(0, TOLD.own);
    return [...own, ...found.filter((gain) => !isOwn(gain)).slice(0, TOLD.others)];
  }
}

const empty = (): Sample => ({ count: 0, sum: 0, squares: 0 });

function note(sample: Sample, n: number): void {
  sample.count++;
  sample.sum += n;
  sample.squares += n * n;
}

const mean = ({ sum, count }: Sample): number => sum / Math.max(1, count);

/** The standard error of the difference of two means. */
function error(...samples: readonly Sample[]): number {
  const variances = samples.map((sample) => {
    const { count, squares } = sample;
    return Math.max(0, squares / Math.max(1, count) - mean(sample) ** 2) / Math.max(1, count);
  });
  return Math.sqrt(variances.reduce((sum, variance) => sum + variance, 0));
}
