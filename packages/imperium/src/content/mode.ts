import type { Name, Participant, Seat } from '@sietch/kernel';
import type { Effect } from '../effects/effect.js';
import { FACTIONS, type Faction, type LeaderId, type Track } from '../terms.js';

type Seats = readonly [Seat, ...Seat[]];

/**
 * Who leads a team: without an army, acting through one of two allies. Left and right are those past the nearest
 * opponents, as the arrows of the agent tokens point.
 */
export interface Commander {
  readonly participant: Participant;
  readonly leader: LeaderId;
  readonly left: Participant;
  readonly right: Participant;
  readonly board: PersonalBoard;
}

/** The board in front of a commander; its spaces name their owner. */
export interface PersonalBoard {
  readonly name: Name;
  readonly track: Track;
  /** What it does before the first round. */
  readonly atStart: readonly Effect[];
  /** The team has a row of its own beside the Imperium Row. */
  readonly throneRow: boolean;
  /** The allies may have maker hooks: when one of them takes hooks, so does the other. */
  readonly hooks: boolean;
}

/** What a rulebook says of one number of players. */
interface ModePrint {
  /** People, each at a seat of their own. */
  readonly players: number;
  /** Automata of the rulebook: who decides what it leaves open for each of them. */
  readonly automata?: readonly { readonly decidedBy: Seat | 'first-player' }[];
  /** Automata sit after whoever holds the first-player marker, which goes from one person to the next. */
  readonly betweenPeople?: true;
  /** They take turns as everybody does, or only after each Agent turn of the first player. */
  readonly automataAct?: Mode['automataAct'];
  /** Who has the first-player marker at the start, if that is not left to chance. */
  readonly first?: Participant;
  /** Those who win and lose together; without teams everybody plays for themselves. */
  readonly teams?: readonly (readonly Participant[])[];
  readonly commanders?: readonly Commander[];
  /** Tracks of the board that icons stand for, where they are not called the same. */
  readonly icons?: Partial<Readonly<Record<Faction, Track>>>;
  /** Victory points of each participant at the start. */
  readonly startPoints: readonly number[];
  /** Is the third place of a conflict rewarded? */
  readonly thirdPlace: boolean;
}

/** Who is asked: the seats any of which may answer and, where it is not the first of them, the participant they answer for. */
export interface Asked {
  readonly seats: Seats;
  readonly participant?: Participant;
}

/** How they sit round the table and who answers for whom, by participant. */
interface Seating {
  /** Everybody in the order of turns, beginning with the participant. */
  readonly turnOrder: readonly (readonly Participant[])[];
  readonly opponents: readonly (readonly Participant[])[];
  readonly allies: readonly (readonly Participant[])[];
  readonly asked: readonly Asked[];
}

/**
 * Who plays, and what the rulebook changes with that. Lists are by participant and worked out once: the rules read them
 * all the time (`participants.ts`).
 */
export interface Mode extends Seating {
  readonly players: number;
  readonly participants: number;
  /** Those who win and lose together; empty if everybody plays for themselves. */
  readonly teams: readonly (readonly Participant[])[];
  readonly startPoints: readonly number[];
  readonly thirdPlace: boolean;
  /** By the holder of the first-player marker, where it moves the automata round the table. */
  readonly whenFirst?: readonly Seating[];
  readonly automataAct: 'in-turn' | 'after-first';
  readonly first?: Participant;
  /** Those among whom the first-player marker passes on. */
  readonly markerHolders: readonly Participant[];
  /** The seats that know what is hidden of the participant. */
  readonly privy: readonly (readonly Seat[])[];
  readonly commanders: readonly Commander[];
  /** The commander a participant is. */
  readonly commands: readonly (Commander | undefined)[];
  /** The commander of the participant's team. */
  readonly led: readonly (Commander | undefined)[];
  /** What an icon stands for: with two tracks the participant chooses. */
  readonly icons: readonly Readonly<Record<Faction, readonly Track[]>>[];
  /** Tracks on which the participant's effects can move a cube. */
  readonly tracks: readonly (readonly Track[])[];
}

export function mode(print: ModePrint): Mode {
  const { players, automata = [], teams = [], commanders = [], icons = {} } = print;
  const { startPoints, thirdPlace, first } = print;
  const everyone = Array.from({ length: players + automata.length }, (_, participant) => participant);
  const people = everyone.slice(0, players);
  const others = everyone.slice(players);
  const commands = everyone.map((one) => commanders.find(({ participant }) => participant === one));
  const answerers = (firstPlayer: Seat): readonly Asked[] => [
    ...people.map((seat): Asked => ({ seats: frozen<Seats>([seat]) })),
    ...automata.map(
      ({ decidedBy }, i): Asked => ({
        seats: frozen<Seats>([decidedBy === 'first-player' ? firstPlayer : decidedBy]),
        participant: players + i,
      }),
    ),
  ];
  const onBoard = (icon: Faction): Track => icons[icon] ?? icon;
  const ownTracks = commands.map((commander) => (commander === undefined ? [] : [commander.board.track]));
  return {
    players,
    participants: everyone.length,
    teams,
    startPoints,
    thirdPlace,
    ...seating(everyone, teams),
    asked: answerers(0),
    ...(print.betweenPeople && {
      whenFirst: people.map((holder) => ({
        ...seating([holder, ...others, ...people.filter((person) => person !== holder)], teams),
        asked: answerers(holder),
      })),
    }),
    automataAct: print.automataAct ?? 'in-turn',
    ...(first !== undefined && { first }),
    markerHolders: print.betweenPeople ? people : everyone,
    privy: [...people.map((seat) => frozen([seat])), ...automata.map(() => frozen([]))],
    commanders,
    commands,
    led: everyone.map((one) =>
      commanders.find(({ participant }) => one === participant || areTogether(teams, one, participant)),
    ),
    icons: ownTracks.map((own) => {
      const meant = (icon: Faction) => frozen([onBoard(icon), ...own.filter((track) => track === icon)]);
      return {
        emperor: meant('emperor'),
        guild: meant('guild'),
        'bene-gesserit': meant('bene-gesserit'),
        fremen: meant('fremen'),
      };
    }),
    tracks: ownTracks.map((own) => frozen([...FACTIONS.map(onBoard), ...own])),
  };
}

const areTogether = (
  teams: readonly (readonly Participant[])[],
  one: Participant,
  other: Participant,
): boolean => teams.some((team) => team.includes(one) && team.includes(other));

/** `round`: everybody once, clockwise. */
function seating(
  round: readonly Participant[],
  teams: readonly (readonly Participant[])[],
): Omit<Seating, 'asked'> {
  const turnOrder = [...round]
    .sort((a, b) => a - b)
    .map((from) => frozen([...round.slice(round.indexOf(from)), ...round.slice(0, round.indexOf(from))]));
  const others = (allied: boolean) =>
    turnOrder.map(([own = 0, ...rest]) =>
      frozen(rest.filter((other) => areTogether(teams, own, other) === allied)),
    );
  return { turnOrder, opponents: others(false), allies: others(true) };
}

/** Decisions and events share the lists of a mode. */
const frozen = <T extends readonly unknown[]>(list: T): T => {
  Object.freeze(list);
  return list;
};

/** Each against the others, as all rulebooks of the family have it. */
export const THREE_OR_FOUR: readonly Mode[] = [
  mode({ players: 3, startPoints: [0, 0, 0], thirdPlace: false }),
  mode({ players: 4, startPoints: [1, 1, 1, 1], thirdPlace: true }),
];
