import { type Choice, keyOf } from './choice.js';
import { SietchError } from './errors.js';
import type { GameEvent } from './event.js';
import type { Play, Rules, Seat, State, Task, View } from './rules.js';
import { randomFromSeed } from './seed.js';
import { sure } from './sure.js';

/** Far more steps than any rulebook allows between two questions: a guard against a rule that loops. */
const MAX_TASKS_PER_CHOICE = 100_000;

/** A game being played: the rules, the state, and what happened since the latest choice. */
export class Game<
  O = unknown,
  S extends State = State,
  E extends GameEvent = GameEvent,
  V extends View = View,
> implements Play<S, E>
{
  events: E[] = [];
  learned: Set<Seat> | 'all' | undefined = undefined;
  readonly rules: Rules<O, S, E, V>;
  readonly state: S;
  readonly silent: boolean;
  private cached: Choice[] | undefined = undefined;

  /** A silent game keeps no events: for searches and for measuring, where nobody reads them. */
  constructor(rules: Rules<O, S, E, V>, state: S, silent = false) {
    this.rules = rules;
    this.state = state;
    this.silent = silent;
  }

  static start<O, S extends State, E extends GameEvent, V extends View>(
    rules: Rules<O, S, E, V>,
    options: O,
    seed: string,
    silent = false,
  ): Game<O, S, E, V> {
    const game = new Game(rules, rules.setup(options, randomFromSeed(seed)), silent);
    game.advance();
    return game;
  }

  /** Goes on from any state: one just arranged, loaded or cloned. */
  static resume<O, S extends State, E extends GameEvent, V extends View>(
    rules: Rules<O, S, E, V>,
    state: S,
  ): Game<O, S, E, V> {
    const game = new Game(rules, state);
    game.advance();
    return game;
  }

  get over(): boolean {
    return this.state.decision === undefined;
  }

  /** What may be answered now; empty when the game is over. */
  choices(): readonly Choice[] {
    if (this.state.decision === undefined) return [];
    this.cached ??= this.rules.choices(this.state);
    return this.cached;
  }

  /** Answers by key, as clients, bots and records do. Anything not offered is refused and changes nothing. */
  apply(key: string, seat?: Seat): void {
    const decision = this.state.decision;
    if (decision === undefined) throw new SietchError('no-decision', 'The game is over; nothing is asked.');
    const by = seat ?? decision.seats[0];
    if (by === undefined || !decision.seats.includes(by)) {
      throw new SietchError('not-your-decision', `Seat ${by} is not asked now.`);
    }
    const choice = this.choices().find((c) => keyOf(c) === key);
    if (choice === undefined)
      throw new SietchError('illegal-choice', `"${key}" is not among the legal choices.`);
    this.choose(choice, by);
  }

  /** Answers with a choice taken from `choices()`. */
  choose(choice: Choice, seat: Seat): void {
    const { state } = this;
    if (this.events.length > 0) this.events = [];
    this.learned = undefined;
    if (state.lastSeat !== seat) state.floor = state.step;
    state.lastSeat = seat;
    state.step++;
    const { counter } = state.random;
    this.answer(choice, seat);
    this.advance();
    if (state.random.counter !== counter) state.floor = state.step;
  }

  private answer(choice: Choice, seat: Seat): void {
    this.cached = undefined;
    this.rules.answer(this, choice, seat);
  }

  /** Runs tasks until somebody must choose or the game is over. Lone answers are taken on the way. */
  private advance(): void {
    const { state, rules } = this;
    for (let tasks = 0; tasks < MAX_TASKS_PER_CHOICE; tasks++) {
      const { decision } = state;
      if (decision !== undefined) {
        const choices = this.choices();
        if (choices.length === 0)
          throw new SietchError('stuck', `Nothing can be chosen for "${decision.kind}".`);
        if (choices.length > 1 || !rules.answersItself(state)) return;
        this.answer(sure(choices[0], 'choice'), sure(decision.seats[0], 'seat that is asked'));
        continue;
      }
      const task = state.agenda.pop();
      if (task === undefined) return;
      rules.run(this, task);
    }
    throw new SietchError('stuck', 'The rules did not come to an end between two choices.');
  }

  /** Undo never crosses something revealed, another seat's answer, or a change of the seat that is asked. */
  get canUndo(): boolean {
    const { step, floor, lastSeat, decision } = this.state;
    if (lastSeat === undefined || decision === undefined) return false;
    return step > floor && decision.seats.includes(lastSeat);
  }
}

/** Marks that seats (everybody, unless named) have just learnt something hidden or random: no undo across it. */
export function reveal(play: Play, ...seats: Seat[]): void {
  play.state.floor = play.state.step;
  if (seats.length === 0) play.learned = 'all';
  else if (play.learned !== 'all') {
    play.learned ??= new Set();
    for (const seat of seats) play.learned.add(seat);
  }
}

/** Puts tasks on the agenda so that they run in the order given, before everything already there. */
export function doNext<T extends Task>(state: { readonly agenda: T[] }, ...tasks: T[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) state.agenda.push(sure(tasks[i], 'task', i));
}
