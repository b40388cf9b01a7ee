import { Game, keyOf, type Seat } from '@sietch/kernel';
import fc from 'fast-check';
import type { ArrakisEvent } from '../../src/events.js';
import { arrakis } from '../../src/game.js';
import type { ArrakisOptions } from '../../src/options.js';
import type { ArrakisState } from '../../src/state.js';
import type { ArrakisView } from '../../src/views/view.js';

export type ArrakisGame = Game<ArrakisOptions, ArrakisState, ArrakisEvent, ArrakisView>;

/** Fixed, so that a failure is the same on every machine; change it to look at other games. */
const FUZZ_SEED = 1965;

/** Checks a property of so many random cases. */
export function holdsFor<T>(runs: number, arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns: runs, seed: FUZZ_SEED, endOnFailure: true });
}

/** Small random numbers for picking answers; the game's own stream stays untouched. */
export class Dice {
  private word: number;

  constructor(seed: number) {
    this.word = seed >>> 0;
  }

  below(n: number): number {
    this.word = (this.word + 0x6d2b79f5) >>> 0;
    let t = this.word;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => left.splice(this.below(left.length), 1)[0] as T);
  }
}

/** Ways to play: anything at random, or with a taste for war, for the desert or for cards. */
export const TASTES = ['any', 'warrior', 'rider', 'schemer'] as const;
export type Taste = (typeof TASTES)[number];

const FAVOURED: Readonly<Record<Taste, RegExp | undefined>> = {
  any: undefined,
  warrior: /^(act:(strategy|leadership)|legion|attack|fly|continue|to@|stockpile|all|bring|raise)/,
  rider:
    /^(desert-power|act:(wormsigns|move-worms|attack-worm)|worm|to@|claim|spend|guerrilla|atomics|leader)/,
  schemer: /^(card|discard|draw|option|claim|leader|prescience|place|bring|scheme|area|sector)/,
};

export function pickKey(keys: readonly string[], taste: Taste, dice: Dice): string {
  const favoured = FAVOURED[taste];
  if (favoured !== undefined && dice.below(4) > 0) {
    const wanted = keys.filter((key) => favoured.test(key));
    if (wanted.length > 0) return dice.pick(wanted);
  }
  return dice.pick(keys);
}

export function keysOf(game: ArrakisGame): string[] {
  return game.choices().map(keyOf);
}

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
    options: { players: 2, atreides, arrakeenEndsGame: later, everyBan: later, mayStay: later },
    seed,
    taste,
    luck,
  }));

export function begin(plan: Plan): ArrakisGame {
  return Game.start(arrakis, arrakis.parseOptions(plan.options), plan.seed);
}

/** Plays to the end (or for so many choices); `before` sees every position with the key about to be chosen. */
export function playOn(
  game: ArrakisGame,
  plan: Plan,
  look: { before?: (key: string) => void; after?: (key: string, seat: Seat) => void } = {},
  steps = Number.POSITIVE_INFINITY,
): string[] {
  const dice = new Dice(plan.luck + game.state.step);
  const made: string[] = [];
  while (!game.over && made.length < steps) {
    const seat = game.state.decision?.seats[0] as Seat;
    const key = pickKey(keysOf(game), plan.taste, dice);
    look.before?.(key);
    game.apply(key, seat);
    made.push(key);
    look.after?.(key, seat);
  }
  return made;
}

/** A game played up to some moment: a share of a usual game's length. */
export function gameAt(plan: Plan, steps: number): ArrakisGame {
  const game = begin(plan);
  playOn(game, plan, {}, steps);
  return game;
}

export const positions = fc.record({ plan: plans, steps: fc.noBias(fc.nat({ max: 900 })) });

export function json(value: unknown): string {
  return JSON.stringify(value);
}

/** All seats, and `undefined` for a spectator. */
export function watchers(state: ArrakisState): (Seat | undefined)[] {
  return [state.options.atreides, 1 - state.options.atreides, undefined];
}

/** Compares long texts and, where they part, shows only the place. */
export function sameText(found: string, wanted: string): void {
  if (found === wanted) return;
  let at = 0;
  while (found[at] === wanted[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 150), at + 150);
  throw new Error(`The texts part at ${at}:\n  found  ${around(found)}\n  wanted ${around(wanted)}`);
}

/** Parts that are replaced as a whole and never changed in place, so that states may share them. */
const SHAREABLE = [
  'random.key',
  'options',
  'decision',
  'agenda.*',
  'agents.*',
  'voices.*',
  'turn.pending.*',
  'turn.discounts.*',
  'turn.extraIcons',
  'leaderPool.*',
];

/** Paths at which two states hold the very same changeable object: what happens to one would happen to the other. */
export function sharedParts(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (SHAREABLE.includes(path)) return [];
  if (one === other) return [path];
  const theirs = other as Record<string, unknown>;
  return Object.entries(one).flatMap(([name, value]) => {
    const step = Array.isArray(one) ? '*' : name;
    return sharedParts(value, theirs[name], path === '' ? step : `${path}.${step}`);
  });
}
