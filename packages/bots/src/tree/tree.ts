import {
  type AnyRules,
  type Choice,
  Game,
  keyOf,
  type Learning,
  type Outcome,
  type Seat,
  type State,
  sure,
  type View,
} from '@sietch/kernel';
import { type Dice, fateOf } from '../dice.js';
import { learningOf, type Mind } from '../learning/mind.js';
import { type Sides, sideOf, sidesOf, victory } from '../learning/sides.js';
import { drawn } from '../learning/softmax.js';
import { worthwhile } from '../learning/worthwhile.js';

/** How long to think: so many playouts, which is the same everywhere, but no longer than so long. */
export interface Budget {
  readonly playouts: number;
  readonly milliseconds?: number;
}

/** So many playouts start from one guess of what is hidden: guessing costs more than a playout. */
const PER_GUESS = 6;

/** How much a choice is tried because the policy likes it, against because it has done well. */
const EXPLORATION = 1;

/** Priors are flatter than the policy, and nothing is ruled out. */
const PRIOR_TEMPERATURE = 1.3;
const LEAST_PRIOR = 0.01;

/** What has not been tried is expected to be a little worse than the mean. */
const UNTRIED = -0.15;

/** Differences are measured by how far apart the choices are, but not below this. */
const LEAST_SPREAD = 0.04;

/** How often it is looked whether the leader can still be overtaken. */
const LOOK_EVERY = 16;

/** A choice at a node of the tree, and how well it has done. */
export interface Branch {
  readonly key: string;
  readonly prior: number;
  visits: number;
  /** The sum of the chances of winning it has led to, for whoever makes the choice. */
  sum: number;
  next: Node | undefined;
}

type Node = Map<string, Branch>;

/** A few choices to compare, instead of looking for the best: each is tried as often as the others, on the same guesses. */
export interface Comparison {
  readonly keys: readonly string[];
  /** Where a try of a choice has led: to a guessed position, and the chances of the sides in it. */
  led(key: string, state: State, chances: Float64Array): void;
}

/**
 * Looks ahead from a view: guesses what it hides, plays on to the next chapter by the policy, and judges what came of it.
 * Choices that do well are tried more. Nodes are told apart by choices alone, so that they hold for every guess.
 */
export class Tree {
  private readonly rules: AnyRules;
  private readonly learning: Learning;
  private readonly mind: Mind;
  private readonly sides: Sides;
  private readonly view: View;
  private readonly dice: Dice;
  private readonly comparison: Comparison | undefined;
  private readonly root: Node = new Map();
  private guess: State | undefined;
  playouts = 0;

  constructor(rules: AnyRules, mind: Mind, view: View, dice: Dice, comparison?: Comparison) {
    this.rules = rules;
    this.learning = learningOf(rules);
    this.mind = mind;
    this.view = view;
    this.dice = dice;
    this.comparison = comparison;
    this.sides = sidesOf(rules, view.options);
  }

  /** Thinks until the budget is spent, or until it could change nothing any more. */
  think({ playouts, milliseconds }: Budget): void {
    const until = milliseconds === undefined ? undefined : performance.now() + milliseconds;
    while (this.playouts < playouts) {
      if (until !== undefined && performance.now() >= until) return;
      this.playOut();
      if (this.playouts % LOOK_EVERY === 0 && this.lead() > playouts - this.playouts) return;
    }
  }

  /** What was found out about the choices, the most tried first. */
  get findings(): readonly Branch[] {
    return [...this.root.values()].sort((a, b) => b.visits - a.visits || mean(b) - mean(a));
  }

  private lead(): number {
    const [first, second] = this.findings;
    return (first?.visits ?? 0) - (second?.visits ?? 0);
  }

  private playOut(): void {
    if (this.guess === undefined || this.playouts % PER_GUESS === 0)
      this.guess = this.rules.determinize(this.view, fateOf(this.dice));
    this.playouts++;
    const state = this.rules.clone(this.guess);
    state.random = fateOf(this.dice);
    const game = new Game(this.rules, state, true);
    const end = this.learning.chapter(state) + 1;
    const path = this.descend(game, end);
    while (state.decision !== undefined && this.learning.chapter(state) < end) this.playByPolicy(game);
    const outcome = this.rules.outcome(state);
    const chances = this.judge(state, outcome);
    for (const { branch, seat } of path) {
      branch.visits++;
      branch.sum += chances[sideOf(this.sides, seat)] ?? 0;
    }
    const [first] = path;
    if (first !== undefined) this.comparison?.led(first.branch.key, state, chances);
  }

  /** From the root to the first choice nobody has tried. */
  private descend(game: Game, end: number): { branch: Branch; seat: Seat }[] {
    const { state } = game;
    const path: { branch: Branch; seat: Seat }[] = [];
    let node: Node | undefined = this.root;
    while (node !== undefined && state.decision !== undefined && this.learning.chapter(state) < end) {
      const seat = state.decision.seats[0] ?? 0;
      // Somebody may want to compare what is not worth a thought.
      const all = node === this.root && this.comparison !== undefined;
      const choices = all ? game.choices() : this.choicesOf(game, seat);
      const [only] = choices;
      if (only !== undefined && choices.length === 1) {
        game.choose(only, seat);
        continue;
      }
      const branches = this.branchesOf(node, state, seat, choices);
      const picked: number =
        (node === this.root ? this.compared(branches) : undefined) ?? mostPromising(branches);
      const branch: Branch = sure(branches[picked], 'branch', picked);
      path.push({ branch, seat });
      node = branch.next;
      branch.next ??= new Map();
      game.choose(sure(choices[picked], 'choice', picked), seat);
    }
    return path;
  }

  /** Of the choices to compare the one that has been tried least. */
  private compared(branches: readonly Branch[]): number | undefined {
    let picked: number | undefined;
    for (const [i, { key, visits }] of branches.entries()) {
      if (!this.comparison?.keys.includes(key)) continue;
      if (picked === undefined || visits < (branches[picked]?.visits ?? 0)) picked = i;
    }
    return picked;
  }

  private branchesOf(node: Node, state: State, seat: Seat, choices: readonly Choice[]): Branch[] {
    const keys = choices.map(keyOf);
    const chances = keys.every((key) => node.has(key))
      ? undefined
      : this.mind.policy.chances(this.learning, state, seat, choices, PRIOR_TEMPERATURE);
    return keys.map((key, i) => {
      let branch = node.get(key);
      if (branch === undefined) {
        const prior = (chances?.[i] ?? 0) + LEAST_PRIOR;
        branch = { key, prior, visits: 0, sum: 0, next: undefined };
        node.set(key, branch);
      }
      return branch;
    });
  }

  private playByPolicy(game: Game): void {
    const { state } = game;
    const seat = state.decision?.seats[0] ?? 0;
    const choices = this.choicesOf(game, seat);
    const { length } = choices;
    const picked =
      length === 1
        ? 0
        : drawn(this.mind.policy.chances(this.learning, state, seat, choices), length, this.dice.fraction());
    game.choose(sure(choices[picked], 'choice', picked), seat);
  }

  private choicesOf(game: Game, seat: Seat): readonly Choice[] {
    return worthwhile(this.learning, game.state, seat, game.choices());
  }

  private judge(state: State, outcome: Outcome | undefined): Float64Array {
    return outcome === undefined
      ? this.mind.judgement.chances(this.learning, state, this.sides)
      : victory(outcome, this.sides);
  }
}

function mean({ sum, visits }: Branch): number {
  return visits === 0 ? 0 : sum / visits;
}

/** What has done well, what the policy likes and what has been tried seldom, weighed against each other. */
function mostPromising(branches: readonly Branch[]): number {
  let visits = 0;
  let sum = 0;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of branches) {
    if (branch.visits === 0) continue;
    visits += branch.visits;
    sum += branch.sum;
    lowest = Math.min(lowest, mean(branch));
    highest = Math.max(highest, mean(branch));
  }
  const middle = visits === 0 ? 0 : sum / visits;
  const spread = Math.max(LEAST_SPREAD, highest - lowest);
  const eagerness = EXPLORATION * Math.sqrt(visits + 1);
  let picked = 0;
  let top = Number.NEGATIVE_INFINITY;
  for (const [i, branch] of branches.entries()) {
    const merit = branch.visits === 0 ? UNTRIED : (mean(branch) - middle) / spread;
    const promise = merit + (eagerness * branch.prior) / (1 + branch.visits);
    if (promise > top) [picked, top] = [i, promise];
  }
  return picked;
}
