import {
  type Bot,
  Dice,
  fateOf,
  learningOf,
  type Mind,
  type Question,
  sideOf,
  sidesOf,
  Tree,
} from '@sietch/bots';
import { type AnyRules, type Choice, Game, keyOf, type Seat, sure, type View } from '@sietch/kernel';
import type { Saying } from './messages.js';
import { EngineTrouble } from './trouble.js';

export interface MatchSettings {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** By seat; those of the program are never asked. */
  readonly bots: readonly Bot[];
  /** What was learnt of the game, if anything. */
  readonly mind: Mind | undefined;
}

type Found = Extract<Saying, { type: 'found' }>;

/** A game a program plays against bots, or by itself. It sees what its seats see. */
export class Match {
  private readonly settings: MatchSettings;
  private readonly game: Game;
  /** The bots' dice. What a program looks into has others: looking changes no game. */
  private readonly dice: Dice;
  private readonly thoughts: Dice;

  constructor(settings: MatchSettings) {
    const { rules, options, seed } = settings;
    this.settings = settings;
    this.game = Game.start(rules, options, seed, true);
    this.dice = new Dice(seed);
    this.thoughts = new Dice(`${seed}/thoughts`);
    this.letBots();
  }

  /** The question the program is asked, or how the game ended. */
  get standing(): Saying {
    const { rules } = this.settings;
    if (this.game.state.decision === undefined) {
      const { winners, rounds, standings } = sure(
        rules.outcome(this.game.state),
        'outcome of a finished game',
      );
      return {
        type: 'over',
        outcome: {
          winners: [...winners],
          rounds,
          standings: standings.map(({ seat, place, points }) => ({ seat, place, points })),
        },
      };
    }
    return questionOf(rules.id, this.asked, this.game.choices(), this.view);
  }

  choose(key: string): void {
    this.game.apply(key, this.asked);
    this.letBots();
  }

  /** What a position is worth by a guess of what the seat cannot see. */
  score(): Saying {
    const { rules, mind } = this.settings;
    const { asked, view } = this;
    const state = rules.determinize(view, fateOf(this.thoughts));
    const value = rules.value(state, asked);
    if (mind === undefined) return { type: 'score', value };
    const learning = learningOf(rules);
    const sides = sidesOf(rules, view.options);
    const bySide = mind.judgement.chances(learning, state, sides);
    const choices = this.game.choices();
    const likely = mind.policy.chances(learning, state, asked, choices);
    return {
      type: 'score',
      value,
      chances: sides.of.map((_, participant) => bySide[sideOf(sides, participant)] ?? 0),
      choices: choices.map((choice, i) => ({ key: keyOf(choice), likely: likely[i] ?? 0 })),
    };
  }

  /** Looks ahead in parts, and tells after each what was found so far. */
  *search(playouts: number, milliseconds: number | undefined, part: number): Generator<Omit<Found, 'type'>> {
    const { rules, mind } = this.settings;
    if (mind === undefined) throw new EngineTrouble('not-learnt', `Nobody has learnt "${rules.id}" yet.`);
    const tree = new Tree(rules, mind, this.view, this.thoughts);
    const until = milliseconds === undefined ? undefined : performance.now() + milliseconds;
    for (let reached = 0; reached < playouts; ) {
      reached = Math.min(playouts, reached + part);
      const left = until === undefined ? undefined : Math.max(0, until - performance.now());
      tree.think({ playouts: reached, ...(left !== undefined && { milliseconds: left }) });
      yield {
        playouts: tree.playouts,
        choices: tree.findings.map(({ key, visits, sum }) => ({
          key,
          tried: visits,
          chance: visits === 0 ? 0 : sum / visits,
        })),
      };
      if (left !== undefined && tree.playouts < reached) return;
    }
  }

  private get asked(): Seat {
    const { decision } = this.game.state;
    if (decision === undefined) throw new EngineTrouble('not-started', 'The game is over.');
    return decision.seats.find((seat) => this.settings.seats.includes(seat)) ?? decision.seats[0] ?? 0;
  }

  private get view(): View {
    return this.settings.rules.view(this.game.state, this.asked);
  }

  private letBots(): void {
    const { rules, seats, bots } = this.settings;
    for (let { decision } = this.game.state; decision !== undefined; { decision } = this.game.state) {
      if (decision.seats.some((seat) => seats.includes(seat))) return;
      const seat = decision.seats[0] ?? 0;
      const question: Question = {
        choices: this.game.choices(),
        rules,
        view: () => rules.view(this.game.state, seat),
      };
      this.game.choose(sure(bots[seat], 'bot at seat', seat).choose(question, this.dice), seat);
    }
  }
}

/** What a program is asked: with the same words wherever it plays. */
export function questionOf(game: string, seat: Seat, choices: readonly Choice[], view: View): Saying {
  return { type: 'view', game, seat, keys: choices.map(keyOf), view: { ...view } };
}
