import { Game, type Seat } from '@sietch/kernel';
import fc from 'fast-check';
import {
  type Manner,
  playOn as playRandomly,
  sharedParts as sharedPaths,
} from '../../../kernel/test/random-play.js';
import type { ArrakisEvent } from '../../src/events.js';
import { arrakis } from '../../src/game.js';
import type { ArrakisOptions } from '../../src/options.js';
import type { ArrakisState } from '../../src/state.js';
import { SIDES } from '../../src/terms.js';
import type { ArrakisView } from '../../src/views/view.js';

type Look = Parameters<typeof playRandomly>[2];

export type ArrakisGame = Game<ArrakisOptions, ArrakisState, ArrakisEvent, ArrakisView>;

/** Ways to play: anything at random, or with a taste for war, for the desert or for cards. */
const TASTES = ['any', 'warrior', 'rider', 'schemer'] as const;
type Taste = (typeof TASTES)[number];

const FAVOURED: Readonly<Record<Taste, RegExp | undefined>> = {
  any: undefined,
  warrior: /^(act:(strategy|leadership)|legion|attack|fly|continue|to@|stockpile|all|bring|raise)/,
  rider:
    /^(desert-power|act:(wormsigns|move-worms|attack-worm)|worm|to@|claim|spend|guerrilla|atomics|leader)/,
  schemer: /^(card|discard|draw|option|claim|leader|prescience|place|bring|scheme|area|sector)/,
};

export interface Plan {
  readonly options: ArrakisOptions;
  readonly seed: string;
  readonly taste: Taste;
  readonly luck: number;
}

/** Any game: both seatings, the later rulings on or off, every taste. */
export const plans: fc.Arbitrary<Plan> = fc
  .record({
    atreides: fc.constantFrom(0 as const, 1 as const),
    later: fc.boolean(),
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    taste: fc.constantFrom(...TASTES),
    luck: fc.nat(),
  })
  .map(({ atreides, later, seed, taste, luck }) => ({
    options: {
      players: 2,
      atreides,
      shared: 'harkonnen',
      arrakeenEndsGame: later,
      everyBan: later,
      mayStay: later,
    },
    seed,
    taste,
    luck,
  }));

/** Any game of three or four. */
export const teamPlans: fc.Arbitrary<Plan> = fc
  .record({
    plan: plans,
    players: fc.constantFrom(3 as const, 4 as const),
    shared: fc.constantFrom(...SIDES),
  })
  .map(({ plan, players, shared }) => ({
    ...plan,
    options: { ...plan.options, players, shared: players === 3 ? shared : plan.options.shared },
  }));

/** Any game of one or two against the automaton. */
export const soloPlans: fc.Arbitrary<Plan> = fc
  .record({ plan: plans, players: fc.constantFrom(1 as const, 2 as const) })
  .map(({ plan, players }) => ({
    ...plan,
    options: { ...plan.options, atreides: 0, players, ...(players === 2 ? { solo: true } : {}) },
  }));

export function begin(plan: Plan): ArrakisGame {
  return Game.start(arrakis, arrakis.parseOptions(plan.options), plan.seed);
}

export function mannerOf({ taste, luck }: Pick<Plan, 'taste' | 'luck'>): Manner {
  return { favours: FAVOURED[taste], luck };
}

export function playOn(game: ArrakisGame, plan: Plan, look: Look = {}, steps?: number): string[] {
  return playRandomly(game, mannerOf(plan), look, steps);
}

/** A game played up to some moment. */
export function gameAt(plan: Plan, steps: number): ArrakisGame {
  const game = begin(plan);
  playOn(game, plan, {}, steps);
  return game;
}

/** A moment of some game. */
export interface Position {
  readonly plan: Plan;
  readonly steps: number;
}

function momentsOf(games: fc.Arbitrary<Plan>, most: number): fc.Arbitrary<Position> {
  return fc.record({ plan: games, steps: fc.noBias(fc.nat({ max: most })) });
}

/** Some moment of the first rounds: whole games of random players take thousands of choices. */
export const positions = momentsOf(plans, 900);
export const teamPositions = momentsOf(teamPlans, 900);
export const soloPositions = momentsOf(soloPlans, 300);

export const SEATS: readonly Seat[] = [0, 1];

/** Both seats, and `undefined` for a spectator. */
export const WATCHERS: readonly (Seat | undefined)[] = [...SEATS, undefined];

/** Everybody at a table of four, and a spectator; with three the last seat is nobody's. */
export const TEAM_WATCHERS: readonly (Seat | undefined)[] = [0, 1, 2, 3, undefined];

/** One or both of the people, and a spectator; alone the second seat is nobody's. */
export const SOLO_WATCHERS: readonly (Seat | undefined)[] = WATCHERS;

/** Parts that are replaced as a whole and never changed in place, so that states may share them. */
const SHAREABLE = [
  'random.key',
  'options',
  'decision',
  'agenda.*',
  'battle.terms',
  'shown.*',
  'factions.atreides.dashboards.*.tank.*',
  'factions.harkonnen.dashboards.*.tank.*',
  'where.atreides',
  'where.harkonnen',
  'where.settlements',
  'where.sietches',
  'where.stations',
  'where.signs',
  'where.worms',
  'where.harvesters',
  'where.desert',
  'where.mountains',
];

export function sharedParts(one: unknown, other: unknown): string[] {
  return sharedPaths(one, other, SHAREABLE);
}
