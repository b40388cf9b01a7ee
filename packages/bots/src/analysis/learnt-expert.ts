import { type AnyRules, parseKey, type State } from '@sietch/kernel';
import { Dice, fateOf } from '../dice.js';
import { learningOf, type Mind } from '../learning/mind.js';
import { type Sides, sideOf } from '../learning/sides.js';
import { Tree } from '../tree/tree.js';
import type { Expert, Question, Verdict, Work } from './expert.js';
import { Tallies } from './tallies.js';

/** Whoever does what the policy is so sure of is not doubted. */
const SURE = 0.9;

/** So many of the choices the policy likes best are compared with the one that was made. */
const RIVALS = 3;

/** So many playouts are a piece of work. */
const PIECE = 16;

/** Looks ahead with what has been learnt of the game. */
export class LearntExpert implements Expert {
  private readonly rules: AnyRules;
  private readonly mind: Mind;
  private readonly sides: Sides;

  constructor(rules: AnyRules, mind: Mind, sides: Sides) {
    this.rules = rules;
    this.mind = mind;
    this.sides = sides;
  }

  chapter(state: State): number {
    return learningOf(this.rules).chapter(state);
  }

  chances(state: State): Float64Array {
    return this.mind.judgement.chances(learningOf(this.rules), state, this.sides);
  }

  *doubt(question: Question, tries: number): Work<number> {
    const dice = diceFor(question, 'doubt', tries);
    const rivals = this.rivals(question, dice);
    if (rivals.length === 0) return 0;
    const { view, seat, chosen } = question;
    const led = new Led(sideOf(this.sides, seat));
    const keys = [chosen, ...rivals];
    yield* thinking(new Tree(this.rules, this.mind, view, dice, { keys, led: led.note }), tries);
    return Math.max(...rivals.map((key) => led.mean(key))) - led.mean(chosen);
  }

  /** What else the policy would do, unless it is sure of what was done. */
  private rivals({ view, seat, chosen }: Question, dice: Dice): readonly string[] {
    const keys = (view.decision?.choices ?? []).map(({ key }) => key);
    const state = this.rules.determinize(view, fateOf(dice));
    const chances = this.mind.policy.chances(learningOf(this.rules), state, seat, keys.map(parseKey));
    const likely = keys.map((key, i) => ({ key, chance: chances[i] ?? 0 }));
    if (likely.some(({ key, chance }) => key === chosen && chance >= SURE)) return [];
    return likely
      .filter(({ key }) => key !== chosen)
      .sort((a, b) => b.chance - a.chance)
      .slice(0, RIVALS)
      .map(({ key }) => key);
  }

  *choice(question: Question, tries: number): Work<string> {
    const { view, chosen } = question;
    const tree = new Tree(this.rules, this.mind, view, diceFor(question, 'choice', tries));
    yield* thinking(tree, tries);
    const offered = new Set(view.decision?.choices?.map(({ key }) => key));
    return tree.findings.find(({ key }) => offered.has(key))?.key ?? chosen;
  }

  *compare(question: Question, better: string, tries: number): Work<Verdict> {
    const { view, seat, chosen } = question;
    const led = new Led(sideOf(this.sides, seat));
    const tallies = new Tallies(this.rules, this.sides);
    const tree = new Tree(this.rules, this.mind, view, diceFor(question, 'compare', tries), {
      keys: [chosen, better],
      led: (key, state, chances) => {
        led.note(key, state, chances);
        if (key === chosen) tallies.add(0, state);
        else if (key === better) tallies.add(1, state);
      },
    });
    yield* thinking(tree, tries);
    return {
      chances: { chosen: led.mean(chosen), better: led.mean(better) },
      gains: tallies.gains(seat),
    };
  }
}

/** The chances of a side that choices have led to. */
class Led {
  private readonly side: number;
  private readonly sums = new Map<string, { sum: number; count: number }>();

  constructor(side: number) {
    this.side = side;
  }

  note = (key: string, _state: State, chances: Float64Array): void => {
    const { sum, count } = this.sums.get(key) ?? { sum: 0, count: 0 };
    this.sums.set(key, { sum: sum + (chances[this.side] ?? 0), count: count + 1 });
  };

  mean(key: string): number {
    const { sum, count } = this.sums.get(key) ?? { sum: 0, count: 0 };
    return sum / Math.max(1, count);
  }
}

function* thinking(tree: Tree, playouts: number): Work<void> {
  while (tree.playouts < playouts) {
    tree.think({ playouts: Math.min(playouts, tree.playouts + PIECE) });
    yield;
  }
}

/** The same moment is always judged alike, whatever the game hides. */
export function diceFor({ step }: Question, purpose: string, tries: number): Dice {
  return new Dice(`${purpose} ${step} ${tries}`);
}
