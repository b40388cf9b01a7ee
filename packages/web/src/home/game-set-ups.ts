import type { Seat } from '@sietch/kernel';
import type { Words } from '../words/words';
import { RIVALS_IN_IMPERIUM, RIVALS_IN_UPRISING, rivalsFor } from './rival-set-ups';
import type { GameOptions, OptionValue, SetUpOption } from './set-up-option';

export interface GameSetUp {
  /** How many may play. */
  readonly players: readonly number[];
  readonly usualPlayers: number;
  readonly options: readonly SetUpOption[];
  readonly blurb: (words: Words) => string;
  /** So many opponents of the rulebook itself join so many players, and what they are. */
  readonly rivals?: (players: number) => number;
  readonly rivalsHint?: (players: number, words: Words) => string | undefined;
  /** Whom the game is against, where neither bots nor Rivals are. */
  readonly against?: (options: Readonly<Record<string, unknown>>, words: Words) => string | undefined;
  /** The side a seat plays, where that is settled before the game. */
  readonly sideOf?: (
    seat: Seat,
    options: Readonly<Record<string, unknown>>,
    words: Words,
  ) => string | undefined;
  /** Colours of its own, where seats have those of their sides. */
  readonly palette?: (options: Readonly<Record<string, unknown>>) => Readonly<Record<`--${string}`, string>>;
  /** Numbers of players with which seats differ so much that people say which are theirs. */
  readonly seatsDiffer?: readonly number[];
  /** Numbers of players in teams whose rules leave it to the table whether teammates may have secrets. */
  readonly agreesOnTalk?: readonly number[];
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

/** Those whom the lot could make the first player: allies of commanders, and of one person the Rivals too. */
const BEGINNERS: Readonly<Record<number, readonly Seat[]>> = { 1: [0, 1, 2], 6: [1, 2, 4, 5] };

const first = (...players: readonly number[]): SetUpOption => ({
  id: 'first',
  label: (words) => words.firstPlayer,
  initial: 'random',
  values: [{ value: 'random', name: (words) => words.firstRandom, hint: (words) => words.firstRandomHint }],
  seatHint: (words) => words.firstSeatHint,
  seats: (n) => BEGINNERS[n] ?? Array.from({ length: n }, (_, seat) => seat),
  players,
});

/** Cards of the base game that the rules of Uprising let in. */
const base: SetUpOption = {
  id: 'base',
  label: (words) => words.mixedIn,
  initial: [],
  explained: true,
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
  // Six players always have it.
  players: [1, 2, 3, 4],
  with: (words) => words.withChoam,
  without: (words) => words.withoutChoam,
};
/** Whoever sits first, at this screen or at the server, has the side chosen. */
const side: SetUpOption = {
  id: 'atreides',
  label: (words) => words.yourSide,
  initial: 0,
  values: [
    { value: 0, name: (words) => words.sides.atreides, hint: (words) => words.sideHints.atreides },
    { value: 1, name: (words) => words.sides.harkonnen, hint: (words) => words.sideHints.harkonnen },
  ],
  // Alone one plays the Atreides.
  players: [2, 3, 4],
  personal: true,
};

/** Two may share the Atreides against the automaton of the rulebook. */
const solo: SetUpOption = {
  id: 'solo',
  label: (words) => words.warSolo.share,
  initial: false,
  players: [2],
  with: (words) => words.warSolo.shareHint,
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

type WarSide = 'atreides' | 'harkonnen';

/** What each seat plays: a side alone, or one of the two forces of a side that is shared. */
function warSeats({
  players,
  atreides,
  shared: by,
  solo: together,
}: Readonly<Record<string, unknown>>): readonly { readonly side: WarSide; readonly force?: 0 | 1 }[] {
  if (players === 1) return [{ side: 'atreides' }];
  const partners = (side: WarSide) => [{ side, force: 0 } as const, { side, force: 1 } as const];
  if (players === 2 && together === true) return partners('atreides');
  const seatsOf = (side: WarSide) =>
    players === 4 || (players === 3 && by === side) ? partners(side) : [{ side }];
  const [first, second] = [seatsOf('atreides'), seatsOf('harkonnen')];
  return atreides === 0 ? [...first, ...second] : [...second, ...first];
}

/** Six players in two teams: allies sit beside the enemy's commander. */
const ROLES: readonly (keyof Words['teams']['roles'])[] = [
  'muaddib',
  'shaddamsAlly',
  'muaddibsAlly',
  'shaddam',
  'muaddibsAlly',
  'shaddamsAlly',
];

/** What can be chosen before a game begins, by the id of its rules. */
export const SET_UPS: Readonly<Record<string, GameSetUp>> = {
  imperium: {
    players: [1, 2, 3, 4],
    usualPlayers: 4,
    // Alone one follows the Rivals.
    options: [leaders, first(2, 3, 4), ...RIVALS_IN_IMPERIUM],
    blurb: (words) => words.baseBlurb,
    rivals: rivalsFor,
    rivalsHint: (players, { rivals }) => (players === 1 ? rivals.joinOne : rivals.hagalJoins),
  },
  uprising: {
    players: [1, 2, 3, 4, 6],
    usualPlayers: 4,
    options: [leaders, first(1, 2, 3, 4, 6), ...RIVALS_IN_UPRISING, choam, base],
    blurb: (words) => words.uprisingBlurb,
    sideOf: (seat, { players }, { teams }) =>
      players === 6 ? teams.roles[ROLES[seat] ?? 'muaddib'] : undefined,
    seatsDiffer: [6],
    agreesOnTalk: [6],
    rivals: rivalsFor,
    rivalsHint: (players, { rivals }) => (players === 1 ? rivals.joinOne : rivals.joinsTwo),
  },
  arrakis: {
    players: [1, 2, 3, 4],
    usualPlayers: 2,
    options: [solo, side, shared, ruling('arrakeenEndsGame'), ruling('everyBan'), ruling('mayStay')],
    blurb: (words) => words.warBlurb,
    sideOf: (seat, options, { sides, forces }) => {
      const { side, force } = warSeats(options)[seat] ?? {};
      if (side === undefined) return undefined;
      return force === undefined ? sides[side] : forces[side][force];
    },
    palette: (options) =>
      Object.fromEntries(warSeats(options).map(({ side }, seat) => [`--seat-${seat}`, `var(--${side})`])),
    rivals: (players) => (players === 1 ? 1 : 0),
    rivalsHint: (_, words) => words.warSolo.joins,
    against: ({ players, solo: together }, { warSolo }) =>
      players === 1 ? warSolo.against : players === 2 && together === true ? warSolo.withBot : undefined,
  },
};

/** What a seat is called before anybody sits there; after the people sit the Rivals. */
export function seatName(
  game: GameSetUp | undefined,
  seat: Seat,
  options: Readonly<Record<string, unknown>>,
  words: Words,
): string {
  const { players } = options;
  if (typeof players === 'number' && seat >= players) return words.rivals.numbered(seat - players + 1);
  return game?.sideOf?.(seat, options, words) ?? words.player(seat + 1);
}

/** Do those at a table say themselves whether teammates may have secrets? */
export function agreesOnTalk(game: string, players: number): boolean {
  return SET_UPS[game]?.agreesOnTalk?.includes(players) ?? false;
}

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
    return value === undefined ? [] : [[option.id, stillOffered(option, value, { ...chosen, players })]];
  });
  return { ...usual, ...Object.fromEntries(kept), players };
}

/** One option chosen anew, and the others as far as they go with it. */
export function withOption(
  setUp: GameSetUp,
  chosen: GameOptions,
  id: string,
  value: OptionValue,
): GameOptions {
  return withPlayers(setUp, { ...chosen, [id]: value }, chosen.players);
}

function stillOffered(option: SetUpOption, value: OptionValue, chosen: GameOptions): OptionValue {
  const { several, byName, seats, initial } = option;
  if (typeof value === 'number' && seats !== undefined)
    return seats(chosen.players).includes(value) ? value : initial;
  if (typeof value !== 'object') return value;
  if (byName !== undefined) {
    const among = byName.among(chosen).map((each) => each.value);
    return value.length === byName.count && value.every((one) => among.includes(one)) ? value : initial;
  }
  return several === undefined ? value : value.filter((one) => several.some((each) => each.value === one));
}
