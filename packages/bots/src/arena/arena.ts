import { type AnyRules, type Choice, Game, type Outcome, sure } from '@sietch/kernel';
import type { Bot } from '../bot.js';
import { Dice } from '../dice.js';
import { meanBySide, type Sides, sideOf, sidesOf } from '../learning/sides.js';
import type { Ranking } from './plackett-luce.js';

/** A game of the arena: who played which side, how they came out, and how long they thought. */
export interface Bout {
  /** The entrant of each side. */
  readonly entrants: readonly number[];
  readonly ranking: Ranking;
  /** Points ahead of the best other side, by side. */
  readonly margins: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number;
  /** By side: how long each decision took, in milliseconds. */
  readonly thinking: readonly (readonly number[])[];
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
  const people = rules.seats(options);
  const entrants = Array.from({ length: sides.count }, (_, side) => (side + index) % bots.length);
  const thinking = entrants.map((): number[] => []);
  const game = Game.start(rules, options, `${seed}/${index}`, true);
  const dice = new Dice(`${seed}/${index}`);
  for (let { decision } = game.state; decision !== undefined; { decision } = game.state) {
    const seat = decision.seats[0] ?? 0;
    const side = sideOf(sides, seat);
    const choices = game.choices();
    const bot = sure(bots[entrants[side] ?? 0], 'bot', side);
    const began = now();
    const choice: Choice = bot.choose({ choices, rules, view: () => rules.view(game.state, seat) }, dice);
    if (choices.length > 1) thinking[side]?.push(now() - began);
    game.choose(choice, seat);
  }
  const outcome = sure(rules.outcome(game.state), 'outcome of a finished game');
  return { ...told(outcome, sides, people, entrants), rounds: outcome.rounds, thinking };
}

/** Sides on which nobody sits take part, but are nobody's entrants. */
function told(outcome: Outcome, sides: Sides, people: number, entrants: readonly number[]) {
  const played = entrants.map((_, side) => sides.of.slice(0, people).includes(side));
  const points = meanBySide(sides, (participant) => standingOf(outcome, participant).points);
  const bySide = new Map<number, number>();
  for (const { seat, place } of outcome.standings) {
    const side = sideOf(sides, seat);
    if (played[side]) bySide.set(side, Math.min(place, bySide.get(side) ?? place));
  }
  const places = [...new Set(bySide.values())].sort((a, b) => a - b);
  return {
    entrants,
    ranking: places.map((place) =>
      [...bySide].filter(([, own]) => own === place).map(([side]) => entrants[side] as number),
    ),
    margins: [...points].map((own, side) => own - Math.max(...points.filter((_, other) => other !== side))),
    winners: [...new Set(outcome.winners.map((winner) => sideOf(sides, winner)))],
  };
}

function standingOf({ standings }: Outcome, participant: number) {
  return sure(
    standings.find(({ seat }) => seat === participant),
    'standing',
    participant,
  );
}
