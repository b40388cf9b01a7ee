import { sure } from '@sietch/kernel';
import { Dice } from '../dice.js';
import type { Bout } from './arena.js';
import { type Ranking, ratingOf, strengthsOf } from './plackett-luce.js';

/** What an arena says of one entrant. */
export interface EntrantReport {
  readonly bot: string;
  /** Games it took part in, a share of one for each of its sides. */
  readonly games: number;
  readonly wins: number;
  readonly winsInterval: readonly [number, number];
  readonly rating: number;
  readonly ratingInterval: readonly [number, number];
  readonly margin: number;
  /** Milliseconds a decision: half of them took at most this long, and 99 of 100. */
  readonly half: number;
  readonly most: number;
  /** What the game calls milestones: how many were reached a game and side, and in which round on average. */
  readonly milestones: Readonly<Record<string, { readonly share: number; readonly round: number }>>;
  /** What it had at the end that can be counted, a mean of each. */
  readonly left: Readonly<Record<string, number>>;
}

export interface ArenaReport {
  readonly games: number;
  readonly rounds: number;
  readonly entrants: readonly EntrantReport[];
}

/** How often the games are drawn again, to see how much luck there is in the result. */
const DRAWN = 200;

export function reportOf(bouts: readonly Bout[], seed: string): ArenaReport {
  const names = [...new Set(bouts.flatMap(({ entrants }) => entrants))];
  const rankings = bouts.map((one) => rankingOf(one, names));
  const ratings = ratingsOf(rankings, names.length);
  const drawn = redrawn(rankings, names.length, seed);
  return {
    games: bouts.length,
    rounds: mean(bouts.map(({ rounds }) => rounds)),
    entrants: names.map((bot, entrant) => {
      const sides = bouts.flatMap((bout) =>
        bout.entrants.flatMap((one, side) =>
          one === bot && bout.places[side] !== undefined ? [{ bout, side }] : [],
        ),
      );
      const wins = sides.filter(({ bout, side }) => bout.winners.includes(side)).length;
      const thinking = sides.flatMap(({ bout, side }) => bout.thinking[side] ?? []).sort((a, b) => a - b);
      return {
        bot,
        games: sides.length,
        wins: wins / sides.length,
        winsInterval: wilson(wins, sides.length),
        rating: Math.round(ratings[entrant] ?? 0),
        ratingInterval: middle(drawn.map((one) => one[entrant] ?? 0)),
        margin: mean(sides.map(({ bout, side }) => bout.margins[side] ?? 0)),
        half: thinking[Math.floor(thinking.length / 2)] ?? 0,
        most: thinking[Math.floor(thinking.length * 0.99)] ?? 0,
        milestones: milestonesOf(sides.map(({ bout, side }) => bout.reached[side] ?? {})),
        left: meansOf(sides.map(({ bout, side }) => bout.left[side] ?? {})),
      };
    }),
  };
}

function milestonesOf(
  reached: readonly Readonly<Record<string, readonly number[]>>[],
): EntrantReport['milestones'] {
  return Object.fromEntries(
    Object.keys(reached[0] ?? {}).map((name) => {
      const rounds = reached.flatMap((one) => one[name] ?? []);
      return [name, { share: rounds.length / reached.length, round: mean(rounds) }];
    }),
  );
}

function meansOf(tallies: readonly Readonly<Record<string, number>>[]): EntrantReport['left'] {
  const names = [...new Set(tallies.flatMap((tally) => Object.keys(tally)))];
  return Object.fromEntries(names.map((name) => [name, mean(tallies.map((tally) => tally[name] ?? 0))]));
}

function rankingOf({ entrants, places }: Bout, names: readonly string[]): Ranking {
  const taken = [...new Set(places)].flatMap((place) => place ?? []).sort((a, b) => a - b);
  return taken.map((place) =>
    entrants.flatMap((bot, side) => (places[side] === place ? [names.indexOf(bot)] : [])),
  );
}

function ratingsOf(rankings: readonly Ranking[], entrants: number): readonly number[] {
  return [...strengthsOf(rankings, entrants)].map(ratingOf);
}

/** Ratings by games drawn with replacement from those that were played. */
function redrawn(rankings: readonly Ranking[], entrants: number, seed: string): (readonly number[])[] {
  const dice = new Dice(seed);
  const draw = () => rankings.map(() => sure(rankings[dice.below(rankings.length)], 'ranking'));
  return Array.from({ length: DRAWN }, () => ratingsOf(draw(), entrants));
}

/** Between these lie 95 of 100. */
function middle(values: readonly number[]): readonly [number, number] {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return [at(0.025), at(0.975)];
}

/** Wilson's interval for a share, with 95 % certainty. */
export function wilson(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / games;
  const scale = 1 + (z * z) / games;
  const centre = (share + (z * z) / (2 * games)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / scale;
  return [centre - half, centre + half];
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
