import type { Seat } from '@sietch/kernel';
import type { Words } from '../words/words';

interface Named<T> {
  readonly value: T;
  readonly name: (words: Words) => string;
  /** What picking it means, if its name does not tell. */
  readonly hint?: (words: Words) => string;
}

export type OptionValue = string | number | boolean | readonly string[];

/** An option of a game: one of its values, any of several, or a yes or no when it has neither. */
export interface SetUpOption {
  readonly id: string;
  readonly label: (words: Words) => string;
  readonly values?: readonly Named<string | number>[];
  readonly several?: readonly Named<string>[];
  readonly initial: OptionValue;
  /** What it brings, and what a game without it lacks. */
  readonly with?: (words: Words) => string;
  readonly without?: (words: Words) => string;
  /** It speaks to whoever chooses it; the others see what it means at the seats. */
  readonly personal?: true;
  /** Of no use with other numbers of players. */
  readonly players?: readonly number[];
  /** A rule read another way than usual: what it changes. */
  readonly ruling?: (words: Words) => string;
}

export interface GameSetUp {
  /** How many may play. */
  readonly players: readonly number[];
  readonly usualPlayers: number;
  readonly options: readonly SetUpOption[];
  readonly blurb: (words: Words) => string;
  /** The side a seat plays, where that is settled before the game. */
  readonly sideOf?: (seat: Seat, options: Readonly<Record<string, unknown>>, words: Words) => string;
}

const leaders: SetUpOption = {
  id: 'leaders',
  label: (words) => words.leaders,
  initial: 'random',
  values: [
    { value: 'random', name: (words) => words.leadersRandom, hint: (words) => words.leadersRandomHint },
    { value: 'choose', name: (words) => words.leadersChoose, hint: (words) => words.leadersChooseHint },
    { value: 'draft', name: (words) => words.leadersDraft, hint: (words) => words.leadersDraftHint },
  ],
};

/** Cards of the base game that the rules of Uprising let in. */
const base: SetUpOption = {
  id: 'base',
  label: (words) => words.mixedIn,
  initial: [],
  several: [
    {
      value: 'imperium',
      name: (words) => words.mixable.imperium,
      hint: (words) => words.mixableHints.imperium,
    },
    {
      value: 'intrigue',
      name: (words) => words.mixable.intrigue,
      hint: (words) => words.withoutMentat.intrigue,
    },
    { value: 'leaders', name: (words) => words.mixable.leaders, hint: (words) => words.mixableHints.leaders },
    {
      value: 'conflicts',
      name: (words) => words.mixable.conflicts,
      hint: (words) => words.withoutMentat.conflicts,
    },
  ],
};

const choam: SetUpOption = {
  id: 'choam',
  label: (words) => words.choam,
  initial: true,
  with: (words) => words.withChoam,
  without: (words) => words.withoutChoam,
};
/** The rulebooks' own opponents for one and two people. */
const difficulty: SetUpOption = {
  id: 'difficulty',
  label: (words) => words.rivals.difficulty,
  initial: 'sardaukar',
  players: [1],
  values: [
    {
      value: 'mercenary',
      name: (words) => words.rivals.levels.mercenary,
      hint: (words) => words.rivals.levelHints.mercenary,
    },
    {
      value: 'sardaukar',
      name: (words) => words.rivals.levels.sardaukar,
      hint: (words) => words.rivals.levelHints.sardaukar,
    },
    {
      value: 'mentat',
      name: (words) => words.rivals.levels.mentat,
      hint: (words) => words.rivals.levelHints.mentat,
    },
    {
      value: 'kwisatz-haderach',
      name: (words) => words.rivals.levels['kwisatz-haderach'],
      hint: (words) => words.rivals.noSwordmaster,
    },
  ],
};

const rivals = (...players: readonly number[]): SetUpOption => ({
  id: 'rivals',
  label: (words) => words.rivals.title,
  initial: 'suggested',
  players,
  values: [
    {
      value: 'suggested',
      name: (words) => words.rivals.suggested,
      hint: (words) => words.rivals.suggestedHint,
    },
    { value: 'random', name: (words) => words.rivals.random, hint: (words) => words.rivals.randomHint },
  ],
});

const variant = (id: keyof Words['rivals']['variants']) => ({
  value: id,
  name: (words: Words) => words.rivals.variants[id].name,
  hint: (words: Words) => words.rivals.variants[id].means,
});

/** Those for one and for two people are different options on the screen, and one of the game. */
const variantsFor = (players: number, ...ids: (keyof Words['rivals']['variants'])[]): SetUpOption => ({
  id: 'variants',
  label: (words) => words.rivals.variantsTitle,
  initial: [],
  players: [players],
  several: ids.map(variant),
});

const FOR_BOTH = ['smart-politics', 'brutal-escalation', 'expert-deployment'] as const;

/** Whoever sits first, at this screen or at the server, has the side chosen. */
const side: SetUpOption = {
  id: 'atreides',
  label: (words) => words.yourSide,
  initial: 0,
  values: [
    { value: 0, name: (words) => words.sides.atreides, hint: (words) => words.sideHints.atreides },
    { value: 1, name: (words) => words.sides.harkonnen, hint: (words) => words.sideHints.harkonnen },
  ],
  personal: true,
};

/** With three players one side is shared. */
const shared: SetUpOption = {
  id: 'shared',
  label: (words) => words.sharedSide,
  initial: 'harkonnen',
  players: [3],
  values: [
    { value: 'harkonnen', name: (words) => words.sides.harkonnen, hint: (words) => words.sharedAdvice },
    { value: 'atreides', name: (words) => words.sides.atreides, hint: (words) => words.sharedOther },
  ],
};

const ruling = (id: 'arrakeenEndsGame' | 'everyBan' | 'mayStay'): SetUpOption => ({
  id,
  label: (words) => words.rulings[id].name,
  initial: false,
  ruling: (words) => words.rulings[id].means,
});

/** What each seat plays: a side alone, or one of its forces. */
function warSeats(
  { players, atreides, shared: by }: Readonly<Record<string, unknown>>,
  { sides, forces }: Words,
): string[] {
  const seatsOf = (id: 'atreides' | 'harkonnen'): string[] =>
    players === 4 || (players === 3 && by === id) ? [...forces[id]] : [sides[id]];
  const [first, second] = [seatsOf('atreides'), seatsOf('harkonnen')];
  return atreides === 0 ? [...first, ...second] : [...second, ...first];
}

/** What can be chosen before a game begins, by the id of its rules. */
export const SET_UPS: Readonly<Record<string, GameSetUp>> = {
  imperium: {
    players: [1, 2, 3, 4],
    usualPlayers: 4,
    options: [leaders, difficulty, rivals(1)],
    blurb: (words) => words.baseBlurb,
  },
  uprising: {
    players: [1, 2, 3, 4],
    usualPlayers: 4,
    options: [
      leaders,
      difficulty,
      rivals(1, 2),
      variantsFor(1, ...FOR_BOTH, 'row-dice'),
      variantsFor(2, ...FOR_BOTH, 'streamlined-rivals'),
      choam,
      base,
    ],
    blurb: (words) => words.uprisingBlurb,
  },
  arrakis: {
    players: [2, 3, 4],
    usualPlayers: 2,
    options: [side, shared, ruling('arrakeenEndsGame'), ruling('everyBan'), ruling('mayStay')],
    blurb: (words) => words.warBlurb,
    sideOf: (seat, options, words) => warSeats(options, words)[seat] ?? '',
  },
};

/** Options that mean something with so many players. */
export function optionsFor({ options }: GameSetUp, players: number): readonly SetUpOption[] {
  return options.filter((option) => option.players?.includes(players) ?? true);
}

/** The options as they stand before anybody touches them. */
export function usualOptions(setUp: GameSetUp, players = setUp.usualPlayers): GameOptions {
  return {
    players,
    // One rule for all games: a turn is ended by its player, at once or by hand as the settings say.
    confirmTurns: true,
    ...Object.fromEntries(optionsFor(setUp, players).map(({ id, initial }) => [id, initial])),
  };
}

/** With another number of players what was chosen stays, as far as it still means something. */
export function withPlayers(setUp: GameSetUp, chosen: GameOptions, players: number): GameOptions {
  const usual = usualOptions(setUp, players);
  const kept = optionsFor(setUp, players).flatMap((option): (readonly [string, OptionValue])[] => {
    const value = chosen[option.id];
    return value === undefined ? [] : [[option.id, stillOffered(option, value)]];
  });
  return { ...usual, ...Object.fromEntries(kept), players };
}

function stillOffered({ several }: SetUpOption, value: OptionValue): OptionValue {
  if (several === undefined || typeof value !== 'object') return value;
  return value.filter((one) => several.some((each) => each.value === one));
}

export interface GameOptions {
  readonly players: number;
  readonly [option: string]: OptionValue;
}
