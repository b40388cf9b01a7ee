import { type AnyRules, type Choice, Game, keyOf, parseKey, type State } from '@sietch/kernel';
import { deliberate, THOROUGH } from '../deliberation.js';
import { type Dice, fateOf } from '../dice.js';
import { meanBySide, type Sides, sideOf, victory } from '../learning/sides.js';
import { softmax } from '../learning/softmax.js';
import { Search, USUAL_POSITIONS } from '../search.js';
import type { Expert, Question, Verdict, Work } from './expert.js';
import { diceFor } from './learnt-expert.js';
import { Tallies } from './tallies.js';

/** So many positions cost about as much as a playout of a game that was learnt. */
const PER_TRY = 4;

/** So many tries are spent on playing on from one guess. */
const PER_GUESS = 16;

/** What follows from a choice is settled after so many answers: whoever plays alone is asked on and on. */
const MOST_ANSWERS = 10;

/** Whose lead is decisive wins three games of four: their odds are 3 to 1. */
const ODDS = Math.log(3);

/** Goes by the game's own pricing: chances tell by how much a side has come ahead of where it began. */
export class PricingExpert implements Expert {
  private readonly rules: AnyRules;
  private readonly sides: Sides;
  private readonly scale: number;
  private readonly opening: Float64Array;

  /** Prices of different sides have nothing in common; the opening, which is thought even, makes them comparable. */
  constructor(rules: AnyRules, sides: Sides, opening: State) {
    this.rules = rules;
    this.sides = sides;
    this.scale = (rules.decisiveLead ?? 1) / ODDS;
    this.opening = this.worth(opening);
  }

  private worth(state: State): Float64Array {
    return meanBySide(this.sides, (participant) => this.rules.value(state, participant));
  }

  chances(state: State): Float64Array {
    const outcome = this.rules.outcome(state);
    if (outcome !== undefined) return victory(outcome, this.sides);
    return softmax(this.worth(state).map((value, side) => (value - (this.opening[side] ?? 0)) / this.scale));
  }

  *doubt(question: Question, tries: number): Work<number> {
    const { seat, chosen } = question;
    const { state, choices, search } = this.look(question, diceFor(question, 'doubt', tries), tries);
    const made = choices.filter((choice) => keyOf(choice) === chosen);
    const weighed = [...search.weigh(state, made), ...search.weigh(state, choices)];
    yield;
    const best = Math.max(...weighed.map(({ worth }) => worth));
    const lost = best - (weighed[0]?.worth ?? best);
    // What a lead is worth where both are as likely to win; less where all is decided.
    const chance = this.chances(state)[sideOf(this.sides, seat)] ?? 0;
    return (lost / this.scale) * chance * (1 - chance);
  }

  *choice({ view, ...question }: Question, tries: number): Work<string> {
    const choices = (view.decision?.choices ?? []).map(({ key }) => parseKey(key));
    const { guesses } = THOROUGH;
    const care = { positions: Math.ceil((PER_TRY * tries) / guesses), guesses };
    const dice = diceFor({ view, ...question }, 'choice', tries);
    const [best] = deliberate({ choices, rules: this.rules, view: () => view }, dice, care);
    yield;
    return best === undefined ? question.chosen : keyOf(best.choice);
  }

  private look({ view, seat }: Question, dice: Dice, tries: number) {
    const state = this.rules.determinize(view, fateOf(dice));
    const choices = (view.decision?.choices ?? []).map(({ key }) => parseKey(key));
    const search = new Search(this.rules, state, seat, () => fateOf(dice), { positions: PER_TRY * tries });
    return { state, choices, search };
  }

  *compare(question: Question, better: string, tries: number): Work<Verdict> {
    const { view, seat, chosen } = question;
    const dice = diceFor(question, 'compare', tries);
    const tallies = new Tallies(this.rules, this.sides);
    const side = sideOf(this.sides, seat);
    const sums = [0, 0];
    const guesses = Math.max(1, Math.floor(tries / PER_GUESS));
    for (let i = 0; i < guesses; i++) {
      const guess = this.rules.determinize(view, fateOf(dice));
      const fate = fateOf(dice);
      for (const [at, key] of ([chosen, better] as const).entries()) {
        const state = this.rules.clone(guess);
        state.random = { ...fate };
        this.playOn(new Game(this.rules, state, true), question, parseKey(key), dice);
        sums[at] = (sums[at] ?? 0) + (this.chances(state)[side] ?? 0);
        tallies.add(at === 0 ? 0 : 1, state);
        yield;
      }
    }
    const [before = 0, after = 0] = sums;
    return {
      chances: { chosen: before / guesses, better: after / guesses },
      gains: tallies.gains(seat),
    };
  }

  /** Makes a choice and answers what is asked of the same seat because of it. */
  private playOn(game: Game, { seat }: Question, choice: Choice, dice: Dice): void {
    const { state } = game;
    const chapter = this.rules.learning?.chapter(state);
    const goesOn = () =>
      state.decision?.seats.includes(seat) === true && this.rules.learning?.chapter(state) === chapter;
    game.choose(choice, seat);
    for (let i = 0; i < MOST_ANSWERS && goesOn(); i++) {
      const reach = { positions: USUAL_POSITIONS };
      const search = new Search(this.rules, state, seat, () => fateOf(dice), reach);
      game.choose(search.best(state, game.choices()), seat);
    }
  }
}
