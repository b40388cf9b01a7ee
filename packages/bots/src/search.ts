import { type Choice, Game, type RandomState, type Seat, type State, sure } from '@sietch/kernel';
import type { Question } from './bot.js';

type Rules = Question['rules'];

/** A choice and what it leads to. */
export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}

/** How many positions a search may look at for one question, and how long. */
export interface Reach {
  readonly positions: number;
  readonly milliseconds?: number | undefined;
}

/** As many as the heuristic bot has. */
export const USUAL_POSITIONS = 80;

/** How many choices are tried where the game itself says which promise most: of the question, and further on. */
const WIDTH = { first: 6, further: 3 } as const;

/** How often a choice is tried that lets dice or shuffles decide. */
const SAMPLES = 4;

/** No action or battle takes so many answers; one that does goes round in circles. */
const ENDLESS = 200;

/**
 * Tries choices on copies of a guessed position. A choice that does not show its worth at once (a die taken, a
 * legion picked) is followed by all its answers, as far as the budget goes; one that does is followed by the
 * best answers that improve on it. Where the game can tell how a plain player goes on, what was begun is brought to its end
 * before it is judged.
 */
export class Search {
  private readonly rules: Rules;
  private readonly seat: Seat;
  private readonly fates: readonly RandomState[];
  private readonly base: number;
  private readonly positions: number;
  private readonly until: number | undefined;
  /** Positions looked at so far. */
  private spent = 0;

  constructor(
    rules: Rules,
    state: State,
    seat: Seat,
    fate: () => RandomState,
    { positions, milliseconds }: Reach = { positions: USUAL_POSITIONS },
  ) {
    this.rules = rules;
    this.seat = seat;
    this.fates = Array.from({ length: SAMPLES }, fate);
    this.base = rules.value(state, seat);
    this.positions = positions;
    if (milliseconds !== undefined) this.until = performance.now() + milliseconds;
  }

  best(state: State, offered: readonly Choice[]): Choice {
    return this.weigh(state, offered).reduce((best, one) => (one.worth > best.worth ? one : best)).choice;
  }

  private get late(): boolean {
    return this.until !== undefined && performance.now() > this.until;
  }

  /** The choices that were looked at. */
  weigh(state: State, offered: readonly Choice[]): readonly Weighed[] {
    const choices = this.promising(state, offered, WIDTH.first);
    return choices.map((choice, i) => {
      // What one choice leaves over, those after it may use.
      const share = this.late ? 0 : Math.floor((this.positions - this.spent) / (choices.length - i));
      return { choice, worth: this.worth(state, choice, share) };
    });
  }

  /** The choices to look at: all of them, unless the game can tell which promise most. */
  private promising(state: State, choices: readonly Choice[], width: number): readonly Choice[] {
    const outlook = this.rules.outlook?.(state, this.seat, choices);
    if (outlook === undefined) return choices;
    const order = choices.map((_, i) => i).filter((i) => outlook[i] !== Number.NEGATIVE_INFINITY);
    if (order.length === 0) return choices;
    if (order.length > width) order.sort((a, b) => (outlook[b] ?? 0) - (outlook[a] ?? 0));
    // Choices of equal promise are not thrown away: the game could not tell them apart.
    const least = outlook[order[width - 1] ?? -1] ?? Number.NEGATIVE_INFINITY;
    return order
      .filter((i, rank) => rank < width || outlook[i] === least)
      .map((i) => sure(choices[i], 'choice', i));
  }

  /** What a choice is worth; the mean of several tries if chance has a say. */
  private worth(state: State, choice: Choice, budget: number): number {
    const first = this.after(state, choice, 0);
    const certain = first.state.random.counter === state.random.counter;
    if (certain || budget < SAMPLES) return this.settle(first, budget - 1);
    const share = Math.floor(budget / SAMPLES) - 1;
    let sum = this.settle(first, share);
    for (let i = 1; i < SAMPLES; i++) sum += this.settle(this.after(state, choice, i), share);
    return sum / SAMPLES;
  }

  private after(state: State, choice: Choice, fate: number): Game {
    const game = this.copyOf(state, fate);
    game.choose(choice, this.seat);
    return game;
  }

  private copyOf(state: State, fate: number): Game {
    this.spent++;
    const copy = this.rules.clone(state);
    const { key } = sure(this.fates[fate], 'fate', fate);
    copy.random = { key, counter: state.random.counter };
    return new Game(this.rules, copy, true);
  }

  /** The value once the own answers that belong to it are given. */
  private settle(game: Game, budget: number): number {
    const { state } = game;
    const midway = this.rules.carryOn?.(state) !== undefined;
    if (!state.decision?.seats.includes(this.seat))
      return midway ? this.carriedOn(game) : this.rules.value(state, this.seat);
    const choices = this.promising(state, game.choices(), WIDTH.further);
    if (midway) {
      if (budget < choices.length) return this.carriedOn(game);
    } else {
      const value = this.rules.value(state, this.seat);
      if (budget < choices.length) return value;
      if (value > this.base) return this.climb(game, value, budget);
    }
    const share = Math.floor(budget / choices.length);
    let highest = Number.NEGATIVE_INFINITY;
    for (const choice of choices) highest = Math.max(highest, this.worth(state, choice, share));
    return highest;
  }

  /** The value once everybody has plainly gone on with what was begun; the mean of several tries if chance has a say. */
  private carriedOn(game: Game): number {
    const { counter } = game.state.random;
    let sum = 0;
    for (let i = 0; i < SAMPLES; i++) {
      const next = this.copyOf(game.state, i);
      for (let n = 0; n < ENDLESS; n++) {
        const plainly = this.rules.carryOn?.(next.state);
        if (plainly === undefined) break;
        const choices = next.choices();
        const plain = plainly(choices);
        next.choose(sure(choices[plain], 'choice', plain), next.state.decision?.seats[0] ?? this.seat);
      }
      const value = this.rules.value(next.state, this.seat);
      if (next.state.random.counter === counter) return value;
      sum += value;
    }
    return sum / SAMPLES;
  }

  /** Goes on with the best answer as long as it improves the position. */
  private climb(game: Game, value: number, budget: number): number {
    const choices = this.promising(game.state, game.choices(), WIDTH.further);
    let best: Game | undefined;
    let highest = value;
    for (const choice of choices) {
      const next = this.after(game.state, choice, 0);
      const worth = this.rules.value(next.state, this.seat);
      if (worth > highest) [best, highest] = [next, worth];
    }
    if (best === undefined || !best.state.decision?.seats.includes(this.seat)) return highest;
    const left = budget - choices.length;
    return left < best.choices().length ? highest : this.climb(best, highest, left);
  }
}
