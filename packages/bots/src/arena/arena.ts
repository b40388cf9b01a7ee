import {
  type AnyRules,
  Game,
  type Outcome,
  type Participant,
  type Standing,
  type State,
  sure,
} from '@sietch/kernel';
import type { Bot } from '../bot.js';
import { Dice } from '../dice.js';
import { meanBySide, type Sides, sideOf, sidesOf } from '../learning/sides.js';
import { Milestones } from './milestones.js';

/** A game of the arena: who played which side, how they came out, and how long they thought. */
export interface Bout {
  /** The bot of each side. */
  readonly entrants: readonly string[];
  /** The place of each side; none for those of the rulebook's automata. */
  readonly places: readonly (number | undefined)[];
  /** Points ahead of the best other side, by side. */
  readonly margins: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number;
  /** By side: how long each decision took, in milliseconds. */
  readonly thinking: readonly (readonly number[])[];
  /** By side: the chapters, say rounds, in which its participants reached what the game calls milestones. */
  readonly reached: readonly Readonly<Record<string, readonly number[]>>[];
  /** By side: what its participants have at the end that can be counted, a mean of each. */
  readonly left: readonly Readonly<Record<string, number>>[];
}

export interface ArenaSetup {
  readonly rules: AnyRules;
  readonly options: unknown;
  readonly seed: string;
  /** One for each side, or fewer, who then come round again. */
  readonly bots: readonly Bot[];
}

/** Game number `index` of an arena: sides are rotated, so that nobody has the best one more often. */
export function bout({ rules, options, seed, bots }: ArenaSetup, index: number, now = () => 0): Bout {
  const sides = sidesOf(rules, options);
  const seated = Array.from({ length: sides.count }, (_, side) =>
    sure(bots[(side + index) % bots.length], 'bot for side', side),
  );
  const thinking = seated.map((): number[] => []);
  const milestones = new Milestones(rules, sides);
  const game = Game.start(rules, options, `${seed}/${index}`, true);
  const dice = new Dice(`${seed}/${index}`);
  for (let { decision } = game.state; decision !== undefined; { decision } = game.state) {
    const seat = decision.seats[0] ?? 0;
    const side = sideOf(sides, seat);
    const choices = game.choices();
    const bot = sure(seated[side], 'bot for side', side);
    const began = now();
    const choice = bot.choose({ choices, rules, view: () => rules.view(game.state, seat) }, dice);
    if (choices.length > 1) thinking[side]?.push(tenths(now() - began));
    game.choose(choice, seat);
    milestones.look(game.state);
  }
  const outcome = sure(rules.outcome(game.state), 'outcome of a finished game');
  const points = meanBySide(sides, (participant) => standingOf(outcome, participant).points);
  return {
    entrants: seated.map(({ id }) => id),
    places: seated.map((_, side) => placeOf(outcome, sides, side, rules.seats(options))),
    margins: [...points].map((own, side) => own - Math.max(...points.filter((_, other) => other !== side))),
    winners: [...new Set(outcome.winners.map((winner) => sideOf(sides, winner)))],
    rounds: outcome.rounds,
    thinking,
    reached: milestones.bySide,
    left: seated.map((_, side) => leftOf(rules, game.state, sides, side)),
  };
}

function leftOf(rules: AnyRules, state: State, sides: Sides, side: number): Record<string, number> {
  const tallies = sides.of.flatMap((own, member) =>
    own === side ? [rules.tally?.(state, member) ?? {}] : [],
  );
  const names = Object.keys(tallies[0] ?? {});
  const meanOf = (name: string) =>
    tallies.reduce((sum, tally) => sum + (tally[name] ?? 0), 0) / tallies.length;
  return Object.fromEntries(names.map((name) => [name, meanOf(name)]));
}

function tenths(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10;
}

/** The best place of those of a side at the table. */
function placeOf(outcome: Outcome, sides: Sides, side: number, seats: number): number | undefined {
  const members = sides.of.flatMap((own, seat) => (own === side && seat < seats ? [seat] : []));
  if (members.length === 0) return undefined;
  return Math.min(...members.map((seat) => standingOf(outcome, seat).place));
}

function standingOf({ standings }: Outcome, participant: Participant): Standing {
  const standing = standings.find(({ seat }) => seat === participant);
  return sure(standing, 'standing', participant);
}
