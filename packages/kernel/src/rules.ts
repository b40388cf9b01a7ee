import type { Choice } from './choice.js';
import type { GameEvent } from './event.js';
import type { Learning } from './learning.js';
import type { RandomState } from './random.js';
import type { Refusal } from './reason.js';
import type { ViewSources } from './view-sources.js';

/** Players sit at seats 0, 1, 2 … in clockwise order. */
export type Seat = number;

/**
 * Whoever takes part in a game by its rules: first those at the seats, participant i sitting at seat i, then the automata
 * of the rulebook, which sit at none.
 */
export type Participant = number;

/** A step of the rules that is still to be carried out. */
export interface Task {
  readonly task: string;
}

/** A question somebody must answer. Any one of `seats` may do so (partners in a team). */
export interface Decision {
  readonly kind: string;
  readonly seats: readonly Seat[];
}

/** What every game's state has. All of it is plain JSON data. */
export interface State<T extends Task = Task, D extends Decision = Decision> {
  random: RandomState;
  /** A stack: the last task is the next to run. */
  readonly agenda: T[];
  decision: D | undefined;
  /** How many choices have been made. */
  step: number;
  /** Undo never goes back below this step: what came before has shown something to somebody. */
  floor: number;
  /** Who made the latest choice. */
  lastSeat: Seat | undefined;
}

/** A state in motion: rule functions change `state` in place and report what happened. */
export interface Play<S extends State = State, E extends GameEvent = GameEvent> {
  readonly state: S;
  readonly events: E[];
  /** Nobody listens: what happens need not be told. */
  readonly silent: boolean;
  /** Seats that learnt something hidden since the latest choice began; 'all' when everybody did. */
  learned: Set<Seat> | 'all' | undefined;
}

export interface Standing {
  readonly seat: Participant;
  readonly place: number;
  readonly points: number;
}

export interface Outcome {
  readonly winners: readonly Participant[];
  readonly standings: readonly Standing[];
  readonly rounds: number;
}

/** Whoever keeps the time chooses for those who are asked; the rules themselves know no clocks. */
export interface Expiry {
  readonly seconds: number;
  readonly key: string;
}

export interface DecisionView {
  readonly kind: string;
  readonly seats: readonly Seat[];
  /** Only for a seat that may answer. */
  readonly choices?: readonly { readonly key: string; readonly refs: readonly string[] }[];
}

export interface View {
  readonly options: unknown;
  /** Absent for a spectator. */
  readonly seat?: Seat | undefined;
  readonly step: number;
  readonly decision?: DecisionView;
}

/** Things that can be listed as content: `unseen` counts those that never took effect. */
export interface ContentItem {
  readonly id: string;
  readonly group: string;
}

/**
 * A game on the kernel. Everything the server, the bots, the client and the command line know about a game
 * goes through this interface.
 */
export interface Rules<
  O = unknown,
  S extends State = State,
  E extends GameEvent = GameEvent,
  V extends View = View,
> {
  readonly id: string;
  /** Changes whenever an old record would no longer replay to the same states. */
  readonly version: string;
  /** Validates untrusted options and fills in defaults; throws a `bad-option` error that names the option. */
  parseOptions(raw: unknown): O;
  /** Places for people or the bots that stand in for them. */
  seats(options: O): number;
  /** The seats and, after them, the automata of the rulebook: outcomes tell of them all. */
  participants(options: O): number;
  /** Those who win and lose together; without it everybody plays for themselves. */
  teams?(options: O): readonly (readonly Participant[])[];
  /**
   * The seats that may now tell each other something nobody else hears, this one among them. Where the rulebook leaves that to
   * those at the table, `agreed` says what they want. Without it, or if it is empty, all talk is open.
   */
  confiding?(state: S, seat: Seat, agreed: boolean): readonly Seat[];
  /** A pending question that the rulebook gives a time of its own, and the key that is chosen when it is over. */
  expiry?(state: S): Expiry | undefined;
  /** The state before the first task has run. */
  setup(options: O, random: RandomState): S;
  run(play: Play<S, E>, task: S['agenda'][number]): void;
  choices(state: S): Choice[];
  /** May a lone choice be taken without asking? No, if that would betray something hidden or could not be taken back. */
  answersItself(state: S): boolean;
  answer(play: Play<S, E>, choice: Choice, seat: Seat): void;
  /** The things on the table a choice refers to, e.g. `card:dagger`, `space:arrakeen`. */
  refs(state: S, choice: Choice): string[];
  refusals(state: S): Refusal[];
  clone(state: S): S;
  /**
   * Changes a state of another version of the rules into one of these, where more is needed than new fields with the
   * values of a new game; those are there already. Throws if it cannot be done.
   */
  adopt?(state: S, version: string): void;
  /**
   * What a seat, or a spectator, may know. Whoever has the spectator's view of the same state at hand brings it as `open`:
   * what everybody may know is then the very same objects in all views, made once. So with what is `offered`, if that is known.
   */
  view(state: S, seat: Seat | undefined, open?: V, offered?: readonly Choice[]): V;
  /**
   * What views are made of, so that what has not changed need not be made again: whatever `isUnchanged` in the open view
   * that is brought is so in the view that is made, for every seat.
   */
  viewSources?(options: O): ViewSources;
  /** A full state that agrees with the view; what the view does not tell is drawn at random. */
  determinize(view: V, random: RandomState): S;
  /** Defined once the game is over. */
  outcome(state: S): Outcome | undefined;
  /** Brings about a position described by names (scenario files); throws `bad-position`. */
  arrange(state: S, position: unknown): void;
  /** Names of values a scenario may expect, read from a state. */
  inspect(state: S): Record<string, unknown>;
  content(options: O): ContentItem[];
  /** Which content took effect in an event. */
  effective(event: E): string[];
  /** Verbs of the choices that bring rare content into play, or lead there: what a bot that explores prefers. */
  readonly rareVerbs: readonly string[];
  /** How good a (guessed) position is for a participant; bots compare the positions their choices lead to. */
  value(state: S, participant: Participant): number;
  /** Ahead by so much `value` somebody wins about three games of four: for chances where nobody has learnt the game. */
  readonly decisiveLead?: number;
  /**
   * What a participant has that can be counted, by names the game has words for, what matters most first: so that it can
   * be said what a choice is expected to bring. Where some play as one, it stands with the first of them.
   */
  tally?(state: S, participant: Participant): Readonly<Record<string, number>>;
  /**
   * What the choices of the pending decision promise, as far as that can be told without making them; of many choices
   * bots look only at the most promising, and at none of minus infinity. `undefined` where the game has nothing to say.
   */
  outlook?(state: S, seat: Seat, choices: readonly Choice[]): number[] | undefined;
  /**
   * While something that was begun is not over (an action, a battle), what the position is worth cannot be told yet: says
   * which of the choices a plain player takes, whoever is asked. `undefined` where it can be told now.
   */
  carryOn?(state: S): ((choices: readonly Choice[]) => number) | undefined;
  /** How the game looks to a learner; without it bots go by `value` alone. */
  readonly learning?: Learning<S>;
  /** Throws when a component has been lost or made; for tests and soaks. */
  audit(state: S): void;
}

/** For code that handles any game (server, bots, command line) and therefore knows no game's types. */
export type AnyRules = Rules<unknown, State, GameEvent, View>;
