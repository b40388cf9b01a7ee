import { Game, type Seat } from '@sietch/kernel';
import fc from 'fast-check';
import {
  type Manner,
  playOn as playRandomly,
  sharedParts as sharedPaths,
} from '../../../kernel/test/random-play.js';
import { catalogOf } from '../../src/content/catalog.js';
import { GUEST_GROUPS, type GuestGroup } from '../../src/content/component.js';
import { DIFFICULTIES } from '../../src/content/rivals/component.js';
import type { ImperiumEvent } from '../../src/events.js';
import { imperium, uprising } from '../../src/game.js';
import { type ImperiumOptions, LEADER_METHODS } from '../../src/options.js';
import { RIVAL_METHODS, type RivalOptions } from '../../src/rival-options.js';
import type { ImperiumState } from '../../src/state.js';
import type { ImperiumView } from '../../src/views/view.js';

type Look = Parameters<typeof playRandomly>[2];

export type ImperiumGame = Game<ImperiumOptions, ImperiumState, ImperiumEvent, ImperiumView>;

/** The games of the family; every property holds for each of them. Six play Uprising in teams. */
const RULES = { imperium, uprising, six: uprising } as const;
export type GameId = keyof typeof RULES;
export const GAMES: readonly GameId[] = ['imperium', 'uprising', 'six'];

/** Ways to play: anything at random, or with a taste for intrigues, cards and long turns. */
export const TASTES = ['any', 'schemer', 'visitor'] as const;
export type Taste = (typeof TASTES)[number];

const FAVOURED: Readonly<Record<Taste, RegExp | undefined>> = {
  any: undefined,
  schemer: /^(intrigue|acquire|effect|draw|option|pay|post|contract|give|seat)/,
  visitor:
    /^(agent:.*>(secrets|economic-support|military-support|hardy-warriors|sardaukar|swordmaster|carthag|conspire|foldspace|selective-breeding|espionage|fremkit|desert-tactics|deep-desert|accept-contract|dutiful-service)|intrigue|effect|deploy|acquire|remove-wall|let-deploy|give|concede)/,
};

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

/** Every number of people; one and two play against Rivals. */
const players = fc.constantFrom(1, 2, 3, 4);

/** Levels, variants and Rivals for so many people. */
const rivalsOf = (edition: 'base' | 'uprising', people: number): fc.Arbitrary<RivalOptions> => {
  if (people > 2) return fc.constant({});
  const { variants } = catalogOf({ edition }).edition.rivals;
  const allowed = variants.filter((variant) => variant.players.includes(people)).map(({ id }) => id);
  return fc.record({
    rivals: fc.constantFrom(...RIVAL_METHODS),
    ...(people === 1 && { difficulty: fc.constantFrom(...DIFFICULTIES) }),
    ...(allowed.length > 0 && { variants: fc.subarray(allowed) }),
  });
};

/** Every way to hand out leaders, and lists of those whose abilities meet most. */
const leadersOf = (...lists: readonly (readonly string[])[]) =>
  fc.oneof(fc.constantFrom(...LEADER_METHODS), fc.constantFrom(...lists));

/** One entry for each seat. */
const seated = (leaders: string | readonly string[], seats: number): ImperiumOptions['leaders'] =>
  (typeof leaders === 'string' ? leaders : leaders.slice(0, seats)) as ImperiumOptions['leaders'];

const baseOptions: fc.Arbitrary<ImperiumOptions> = fc
  .record({ players, leaders: leadersOf(...BASE_LEADERS), confirmTurns: fc.boolean() })
  .chain((options) =>
    rivalsOf('base', options.players).map((rivals) => ({
      ...options,
      ...rivals,
      leaders: seated(options.leaders, options.players),
    })),
  );

/** With and without the CHOAM module, pure or mixed with parts of the base game. */
const uprisingOptions: fc.Arbitrary<ImperiumOptions> = fc
  .record({
    players,
    choam: fc.boolean(),
    base: fc.oneof(
      fc.constant<GuestGroup[]>([]),
      fc.constant<GuestGroup[]>([...GUEST_GROUPS]),
      fc.subarray([...GUEST_GROUPS], { minLength: 1 }),
    ),
    confirmTurns: fc.boolean(),
  })
  .chain((options) => {
    const lists = [
      ...UPRISING_LEADERS,
      ...(options.choam ? CHOAM_LEADERS : []),
      ...(options.base.includes('leaders') ? BASE_LEADERS : []),
    ];
    return fc
      .tuple(leadersOf(...lists), rivalsOf('uprising', options.players))
      .map(([leaders, rivals]) => ({ ...options, ...rivals, leaders: seated(leaders, options.players) }));
  });

const SIX_LEADERS = [
  [
    'muaddib',
    'feyd-rautha-harkonnen',
    'lady-jessica',
    'shaddam-corrino-iv',
    'staban-tuek',
    'princess-irulan',
  ],
  [
    'muaddib',
    'lady-jessica',
    'lady-amber-metulli',
    'shaddam-corrino-iv',
    'gurney-halleck',
    'lady-margot-fenring',
  ],
];

const sixOptions: fc.Arbitrary<ImperiumOptions> = fc.record({
  players: fc.constant(6),
  base: fc.oneof(fc.constant<GuestGroup[]>([]), fc.subarray([...GUEST_GROUPS], { minLength: 1 })),
  leaders: leadersOf(...SIX_LEADERS),
  confirmTurns: fc.boolean(),
});

const OPTIONS: Readonly<Record<GameId, fc.Arbitrary<ImperiumOptions>>> = {
  imperium: baseOptions,
  uprising: uprisingOptions,
  six: sixOptions,
};

/** Any game: one to four people, all options, every taste. */
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

export function mannerOf({ taste, luck }: Pick<Plan, 'taste' | 'luck'>): Manner {
  return { favours: FAVOURED[taste], luck };
}

export function playOn(game: ImperiumGame, plan: Plan, look: Look = {}, steps?: number): string[] {
  return playRandomly(game, mannerOf(plan), look, steps);
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

/** All seats, and `undefined` for a spectator. */
export function watchers(state: ImperiumState): (Seat | undefined)[] {
  return [...Array(state.options.players).keys(), undefined];
}

/** Parts that are replaced as a whole and never changed in place, so that states may share them. */
const SHAREABLE = [
  'random.key',
  'activated',
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
  'rivals.turned.*',
];

export function sharedParts(one: unknown, other: unknown): string[] {
  return sharedPaths(one, other, SHAREABLE);
}
