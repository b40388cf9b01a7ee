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
    { value: 'imperium', name: (words) => words.mixable.imperium },
    {
      value: 'intrigue',
      name: (words) => words.mixable.intrigue,
      hint: (words) => words.withoutMentat.intrigue,
    },
    { value: 'leaders', name: (words) => words.mixable.leaders },
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
/** Whoever sits first, at this screen or at the server, has the side chosen. */
const side: SetUpOption = {
  id: 'atreides',
  label: (words) => words.yourSide,
  initial: 0,
  values: [
    { value: 0, name: (words) => words.sides.atreides },
    { value: 1, name: (words) => words.sides.harkonnen },
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
    { value: 'atreides', name: (words) => words.sides.atreides },
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
    players: [3, 4],
    usualPlayers: 4,
    options: [leaders],
    blurb: (words) => words.baseBlurb,
  },
  uprising: {
    players: [3, 4],
    usualPlayers: 4,
    options: [leaders, choam, base],
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

/** The options as they stand before anybody touches them. */
export function usualOptions({ options, usualPlayers }: GameSetUp): GameOptions {
  return {
    players: usualPlayers,
    // One rule for all games: a turn is ended by its player, at once or by hand as the settings say.
    confirmTurns: true,
    ...Object.fromEntries(options.map(({ id, initial }) => [id, initial])),
  };
}

export interface GameOptions {
  readonly players: number;
  readonly [option: string]: OptionValue;
}
