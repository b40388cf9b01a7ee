import { type AnyRules, Game, type Learning, type Outcome, type State, sure } from '@sietch/kernel';
import type { Bot } from '../bot.js';
import { Dice } from '../dice.js';
import { weighed } from './judgement.js';
import { learningOf, type Mind } from './mind.js';
import { SLOTS, slotOf } from './policy.js';
import { meanBySide, type Sides, sideOf, sidesOf, victory } from './sides.js';
import { drawn, softmax } from './softmax.js';
import { worthwhile } from './worthwhile.js';

/** What one game of self-play says about the weights: which way each of them should move. */
export interface Lesson {
  /** Slots of the policy, and how they should change. */
  readonly slots: Int32Array;
  readonly policy: Float64Array;
  readonly judgement: Float64Array;
  /** How much the game could say about each feature: where all sides were alike in it, nothing. */
  readonly spread: Float64Array;
  readonly decisions: number;
  readonly rounds: number;
}

/** How much of what a game ends with is the victory; the rest is the share of points. */
const VICTORY = 0.6;

/** What a chapter leads to is judged by the chapters after it, the nearer the more. */
const LAMBDA = 0.7;

/** Choices are kept open a little, so that learning goes on. */
const CURIOSITY = 0.003;

/** How strongly a choice of a teacher counts: as one that has led to so much more than was expected. */
const TRUST = 0.3;

/** A choice that was made: among which, with which chances, and what could be said of each. */
interface Step {
  readonly side: number;
  readonly chapter: number;
  readonly chances: Float64Array;
  readonly taken: number;
  /** Slots of all choices, one list after the other, each with its length in front. */
  readonly slots: readonly number[];
}

/**
 * A game the mind plays against itself, and what is to be learnt from it. With a teacher the game is the teacher's: the
 * mind learns to choose as it does, and to judge what comes of it.
 */
export function lessonOf(rules: AnyRules, options: unknown, seed: string, mind: Mind, teacher?: Bot): Lesson {
  const learning = learningOf(rules);
  const sides = sidesOf(rules, options);
  const game = Game.start(rules, options, seed, true);
  const dice = new Dice(seed);
  const steps: Step[] = [];
  const chapters: Float64Array[][] = [];
  let chapter = Number.NEGATIVE_INFINITY;
  for (let { decision } = game.state; decision !== undefined; { decision } = game.state) {
    const seat = decision.seats[0] ?? 0;
    const choices = worthwhile(learning, game.state, seat, game.choices());
    if (learning.chapter(game.state) > chapter) {
      chapter = learning.chapter(game.state);
      chapters.push(rowsOf(learning, game.state, sides));
    }
    let taken = 0;
    if (choices.length > 1) {
      const chances = mind.policy.chances(learning, game.state, seat, choices).slice(0, choices.length);
      const slots = slotsSaid(mind, choices.length);
      taken =
        teacher === undefined
          ? drawn(chances, choices.length, dice.fraction())
          : choices.indexOf(
              teacher.choose({ choices, rules, view: () => rules.view(game.state, seat) }, dice),
            );
      steps.push({ side: sideOf(sides, seat), chapter: chapters.length - 1, chances, taken, slots });
    }
    game.choose(sure(choices[taken], 'choice', taken), seat);
  }
  const outcome = sure(rules.outcome(game.state), 'outcome of a finished game');
  const target = targetOf(outcome, sides, learning.margin);
  const values = chapters.map((rows) =>
    softmax(Float64Array.from(rows, (row) => weighed(mind.judgement.weights, row))),
  );
  const returns = returnsOf(values, target);
  const gainOf = ({ side, chapter }: Step) =>
    teacher === undefined ? (returns[chapter]?.[side] ?? 0) - (values[chapter]?.[side] ?? 0) : TRUST;
  return {
    ...policyGradient(steps, gainOf),
    ...judgementGradient(chapters, values, target),
    decisions: steps.length,
    rounds: outcome.rounds,
  };
}

/** How each side stands: what those of it have together. */
function rowsOf(learning: Learning, state: State, sides: Sides): Float64Array[] {
  const rows = Array.from({ length: sides.count }, () => new Float64Array(learning.features.length));
  const own = new Float64Array(learning.features.length);
  for (const [participant, side] of sides.of.entries()) {
    learning.judge(state, participant, own);
    const row = sure(rows[side], 'row of side', side);
    for (let i = 0; i < row.length; i++) row[i] = (row[i] ?? 0) + (own[i] ?? 0);
  }
  return rows;
}

function slotsSaid({ policy }: Mind, choices: number): number[] {
  const slots: number[] = [];
  for (let i = 0; i < choices; i++) {
    const said = policy.said[i] ?? [];
    slots.push(said.length);
    for (const trait of said) slots.push(slotOf(trait));
  }
  return slots;
}

/** Who has won, softened by the points: a close second has not done everything wrong. */
function targetOf(outcome: Outcome, sides: Sides, margin: number | undefined): Float64Array {
  const won = victory(outcome, sides);
  if (margin === undefined) return won;
  const points = (participant: number) =>
    outcome.standings.find(({ seat }) => seat === participant)?.points ?? 0;
  const shares = softmax(meanBySide(sides, points).map((mean) => mean / margin));
  return won.map((part, side) => VICTORY * part + (1 - VICTORY) * (shares[side] ?? 0));
}

/** What each chapter has led to. */
function returnsOf(values: readonly Float64Array[], target: Float64Array): Float64Array[] {
  const returns: Float64Array[] = [];
  let later = target;
  let next = target;
  for (const value of [...values].reverse()) {
    const { length } = target;
    later = Float64Array.from({ length }, (_, side) => mixed(later[side] ?? 0, next[side] ?? 0));
    next = value;
    returns.unshift(later);
  }
  return returns;
}

function mixed(later: number, next: number): number {
  return LAMBDA * later + (1 - LAMBDA) * next;
}

/** Filled and emptied again for every lesson. */
const pulls = new Float64Array(SLOTS);

/** Choices that led to more than was expected become likelier. */
function policyGradient(
  steps: readonly Step[],
  gainOf: (step: Step) => number,
): Pick<Lesson, 'slots' | 'policy'> {
  const touched = new Set<number>();
  for (const step of steps) {
    const { chances, taken, slots } = step;
    const gain = gainOf(step);
    let openness = 0;
    for (const chance of chances) openness -= chance * Math.log(chance + 1e-12);
    let at = 0;
    for (let i = 0; i < chances.length; i++) {
      const chance = chances[i] ?? 0;
      const pull =
        gain * ((i === taken ? 1 : 0) - chance) - CURIOSITY * chance * (Math.log(chance + 1e-12) + openness);
      const end = at + 1 + (slots[at] ?? 0);
      for (at++; at < end; at++) {
        const slot = slots[at] ?? 0;
        touched.add(slot);
        pulls[slot] = (pulls[slot] ?? 0) + pull;
      }
    }
  }
  const slots = Int32Array.from(touched);
  const policy = Float64Array.from(slots, (slot) => pulls[slot] ?? 0);
  for (const slot of slots) pulls[slot] = 0;
  return { slots, policy };
}

/** Positions are judged by what came of them. */
function judgementGradient(
  chapters: readonly (readonly Float64Array[])[],
  values: readonly Float64Array[],
  target: Float64Array,
): Pick<Lesson, 'judgement' | 'spread'> {
  const features = chapters[0]?.[0]?.length ?? 0;
  const judgement = new Float64Array(features);
  const spread = new Float64Array(features);
  for (const [chapter, rows] of chapters.entries()) {
    const value = sure(values[chapter], 'values of chapter', chapter);
    for (let i = 0; i < features; i++) {
      let mean = 0;
      for (const [side, row] of rows.entries()) mean += (value[side] ?? 0) * (row[i] ?? 0);
      for (const [side, row] of rows.entries()) {
        const chance = value[side] ?? 0;
        const apart = (row[i] ?? 0) - mean;
        judgement[i] = (judgement[i] ?? 0) + ((target[side] ?? 0) - chance) * apart;
        spread[i] = (spread[i] ?? 0) + chance * apart * apart;
      }
    }
  }
  return { judgement, spread };
}
