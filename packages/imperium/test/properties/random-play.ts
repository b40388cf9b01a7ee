import { Game, keyOf, type Seat } from '@sietch/kernel';
import fc from 'fast-check';
import type { ImperiumEvent } from '../../src/events.js';
import { imperium, uprising } from '../../src/game.js';
import { BASE_GROUPS, type BaseGroup, type ImperiumOptions, LEADER_METHODS } from '../../src/options.js';
import type { ImperiumState } from '../../src/state.js';
import type { ImperiumView } from '../../src/views/view.js';

export type ImperiumGame = Game<ImperiumOptions, ImperiumState, ImperiumEvent, ImperiumView>;

/** The games of the family; every property holds for each of them. */
const RULES = { imperium, uprising } as const;
export type GameId = keyof typeof RULES;
export const GAMES: readonly GameId[] = ['imperium', 'uprising'];

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

/** Ways to play: anything at random, or with a taste for intrigues, cards and long turns. */
export const TASTES = ['any', 'schemer', 'visitor'] as const;
export type Taste = (typeof TASTES)[number];

const FAVOURED: Readonly<Record<Taste, RegExp | undefined>> = {
  any: undefined,
  schemer: /^(intrigue|acquire|effect|draw|option|pay|post|contract)/,
  visitor:
    /^(agent:.*>(secrets|carthag|conspire|foldspace|selective-breeding|espionage|fremkit|desert-tactics|deep-desert|accept-contract|dutiful-service)|intrigue|effect|deploy|acquire|remove-wall)/,
};

export function pickKey(keys: readonly string[], taste: Taste, dice: Dice): string {
  const favoured = FAVOURED[taste];
  if (favoured !== undefined && dice.below(4) > 0) {
    const wanted = keys.filter((key) => favoured.test(key));
    if (wanted.length > 0) return dice.pick(wanted);
  }
  return dice.pick(keys);
}

export function keysOf(game: ImperiumGame): string[] {
  return game.choices().map(keyOf);
}

export interface Plan {
  readonly game: GameId;
  readonly options: ImperiumOptions;
  readonly seed: string;
  readonly taste: Taste;
  readonly luck: number;
}

export function rulesOf(plan: Pick<Plan, 'game'>): typeof imperium {
  return RULES[plan.game];
}

const BASE_LEADERS = [
  ['paul-atreides', 'baron-vladimir-harkonnen', 'helena-richese', 'countess-ariana-thorvald'],
  ['baron-vladimir-harkonnen', 'paul-atreides', 'duke-leto-atreides', 'count-ilban-richese'],
];

const UPRISING_LEADERS = [
  ['lady-jessica', 'staban-tuek', 'feyd-rautha-harkonnen', 'princess-irulan'],
  ['staban-tuek', 'lady-margot-fenring', 'lady-jessica', 'lady-amber-metulli'],
];

const CHOAM_LEADERS = [['shaddam-corrino-iv', 'lady-jessica', 'staban-tuek', 'feyd-rautha-harkonnen']];

const players = fc.constantFrom(3 as const, 4 as const);

/** Every way to hand out leaders, and lists of those whose abilities meet most. */
const leadersOf = (...lists: readonly (readonly string[])[]) =>
  fc.oneof(fc.constantFrom(...LEADER_METHODS), fc.constantFrom(...lists));

/** One entry for each seat. */
const seated = (leaders: string | readonly string[], seats: number): ImperiumOptions['leaders'] =>
  (typeof leaders === 'string' ? leaders : leaders.slice(0, seats)) as ImperiumOptions['leaders'];

const baseOptions: fc.Arbitrary<ImperiumOptions> = fc
  .record({ players, leaders: leadersOf(...BASE_LEADERS), confirmTurns: fc.boolean() })
  .map((options) => ({ ...options, leaders: seated(options.leaders, options.players) }));

/** With and without the CHOAM module, pure or mixed with parts of the base game. */
const uprisingOptions: fc.Arbitrary<ImperiumOptions> = fc
  .record({
    players,
    choam: fc.boolean(),
    base: fc.oneof(
      fc.constant<BaseGroup[]>([]),
      fc.constant<BaseGroup[]>([...BASE_GROUPS]),
      fc.subarray([...BASE_GROUPS], { minLength: 1 }),
    ),
    confirmTurns: fc.boolean(),
  })
  .chain((options) => {
    const lists = [
      ...UPRISING_LEADERS,
      ...(options.choam ? CHOAM_LEADERS : []),
      ...(options.base.includes('leaders') ? BASE_LEADERS : []),
    ];
    return leadersOf(...lists).map((leaders) => ({ ...options, leaders: seated(leaders, options.players) }));
  });

const OPTIONS: Readonly<Record<GameId, fc.Arbitrary<ImperiumOptions>>> = {
  imperium: baseOptions,
  uprising: uprisingOptions,
};

/** Any game: three or four players, all options, every taste. */
export const plansOf = (game: GameId): fc.Arbitrary<Plan> =>
  fc.record({
    game: fc.constant(game),
    options: OPTIONS[game],
    seed: fc.string({ minLength: 1, maxLength: 12 }),
    taste: fc.constantFrom(...TASTES),
    luck: fc.nat(),
  });

export function begin(plan: Plan): ImperiumGame {
  const rules = rulesOf(plan);
  return Game.start(rules, rules.parseOptions(plan.options), plan.seed);
}

/** Plays to the end (or for so many choices); `before` sees every position with the key about to be chosen. */
export function playOn(
  game: ImperiumGame,
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
export function gameAt(plan: Plan, steps: number): ImperiumGame {
  const game = begin(plan);
  playOn(game, plan, {}, steps);
  return game;
}

/** Some moment of any game. */
export const positionsOf = (game: GameId) =>
  fc.record({ plan: plansOf(game), steps: fc.noBias(fc.nat({ max: 330 })) });

export function json(value: unknown): string {
  return JSON.stringify(value);
}

/** All seats, and `undefined` for a spectator. */
export function watchers(state: ImperiumState): (Seat | undefined)[] {
  return [...state.players.keys(), undefined];
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
  'turn.whenAcquiring.*',
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
