import type { Participant, Seat } from '@sietch/kernel';

type Seats = readonly [Seat, ...Seat[]];

/** What a rulebook says of one number of players. */
interface ModePrint {
  /** People, each at a seat of their own. */
  readonly players: number;
  /** Automata of the rulebook: who decides what it leaves open for each of them. */
  readonly automata?: readonly { readonly decidedBy: Seats }[];
  /** Those who win and lose together; without teams everybody plays for themselves. */
  readonly teams?: readonly (readonly Participant[])[];
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

/**
 * Who plays, and what the rulebook changes with that. Lists are by participant and worked out once: the rules read them
 * all the time (`participants.ts`).
 */
export interface Mode {
  readonly players: number;
  readonly participants: number;
  readonly startPoints: readonly number[];
  readonly thirdPlace: boolean;
  /** Everybody in the order of turns, beginning with the participant. */
  readonly turnOrder: readonly (readonly Participant[])[];
  readonly opponents: readonly (readonly Participant[])[];
  readonly allies: readonly (readonly Participant[])[];
  readonly asked: readonly Asked[];
  /** The seats that know what is hidden of the participant. */
  readonly privy: readonly (readonly Seat[])[];
}

export function mode(print: ModePrint): Mode {
  const { players, automata = [], teams = [], startPoints, thirdPlace } = print;
  const everyone = Array.from({ length: players + automata.length }, (_, participant) => participant);
  const people = everyone.slice(0, players);
  const turnOrder = everyone.map((from) => frozen([...everyone.slice(from), ...everyone.slice(0, from)]));
  const together = (one: Participant, other: Participant): boolean =>
    teams.some((team) => team.includes(one) && team.includes(other));
  const others = (allied: boolean) =>
    turnOrder.map(([own = 0, ...rest]) => frozen(rest.filter((other) => together(own, other) === allied)));
  return {
    players,
    participants: everyone.length,
    startPoints,
    thirdPlace,
    turnOrder,
    opponents: others(false),
    allies: others(true),
    asked: [
      ...people.map((seat): Asked => ({ seats: frozen<Seats>([seat]) })),
      ...automata.map(({ decidedBy }, i): Asked => ({ seats: frozen(decidedBy), participant: players + i })),
    ],
    privy: [...people.map((seat) => frozen([seat])), ...automata.map(() => frozen([]))],
  };
}

/** Decisions and events share the lists of a mode. */
const frozen = <T extends readonly number[]>(list: T): T => {
  Object.freeze(list);
  return list;
};

/** Each against the others, as all rulebooks of the family have it. */
export const THREE_OR_FOUR: readonly Mode[] = [
  mode({ players: 3, startPoints: [0, 0, 0], thirdPlace: false }),
  mode({ players: 4, startPoints: [1, 1, 1, 1], thirdPlace: true }),
];
