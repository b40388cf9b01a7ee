import { Game } from './engine.js';
import { SietchError } from './errors.js';
import type { GameEvent } from './event.js';
import { applyEntry, type GameRecord, keyEntry, makeRecord } from './record.js';
import type { Rules, Seat, State, View } from './rules.js';
import { checkSeed, seedHash } from './seed.js';

/** A game with its record and undo: what a table holds. */
export class Session<
  O = unknown,
  S extends State = State,
  E extends GameEvent = GameEvent,
  V extends View = View,
> {
  readonly rules: Rules<O, S, E, V>;
  readonly options: O;
  /** What was chosen, and stands, since the session began. */
  readonly keys: string[] = [];
  private readonly seed: string;
  /** The step at which the session began: 0, unless it goes on from a state. */
  private readonly began: number;
  private current: Game<O, S, E, V>;
  /** The state undo goes back to; none while the present one cannot be undone: most of the time there is nothing to keep. */
  private kept: S | undefined;
  private moved = 0;

  /** A new game, or one that goes on from a state of these rules. */
  constructor(rules: Rules<O, S, E, V>, rawOptions: unknown, rawSeed: string, from?: S) {
    this.rules = rules;
    this.options = rules.parseOptions(rawOptions);
    this.seed = checkSeed(rawSeed);
    this.current =
      from === undefined ? Game.start(rules, this.options, this.seed) : new Game(rules, rules.clone(from));
    this.began = this.current.state.step;
  }

  /** The latest state that cannot be undone; undo replays from here. It does not change with the game. */
  get checkpoint(): S {
    return this.kept ?? this.rules.clone(this.current.state);
  }

  /** The step it stands at. */
  get checkpointStep(): number {
    return (this.kept ?? this.current.state).step;
  }

  /** How often another state has become the checkpoint. */
  get checkpoints(): number {
    return this.moved;
  }

  get game(): Game<O, S, E, V> {
    return this.current;
  }

  get seedHash(): string {
    return seedHash(this.seed);
  }

  /** Kept back until the game is over, so that nobody can look ahead. */
  get revealedSeed(): string | undefined {
    return this.current.over ? this.seed : undefined;
  }

  choose(key: string, seat: Seat): void {
    const { current } = this;
    const entry = keyEntry(current.state, key, seat);
    const before = this.kept ?? this.rules.clone(current.state);
    current.apply(key, seat);
    this.keys.push(entry);
    const { canUndo, state } = current;
    this.kept = canUndo ? before : undefined;
    // The floor moved to just before this choice (the seat changed), and with it the checkpoint.
    const follows = canUndo && state.floor === state.step - 1;
    if (follows) this.kept = this.justBefore(before);
    if (follows || !canUndo) this.moved++;
  }

  /** The state before the latest choice. */
  private justBefore(checkpoint: S): S {
    return checkpoint.step === this.current.state.step - 1
      ? checkpoint
      : this.replay(checkpoint, this.keys.length - 1).state;
  }

  /** The game after so many of the session's keys. */
  private replay(from: S, count: number): Game<O, S, E, V> {
    const game = new Game(this.rules, this.rules.clone(from));
    for (const key of this.keys.slice(game.state.step - this.began, count)) applyEntry(game, key);
    return game;
  }

  canUndo(seat: Seat): boolean {
    const { state, canUndo } = this.current;
    // A partner who answered and took it back has still answered: the checkpoint stays where they found the game.
    return canUndo && state.lastSeat === seat && this.checkpointStep < state.step;
  }

  undo(seat: Seat): void {
    if (!this.canUndo(seat)) {
      throw new SietchError(
        'nothing-to-undo',
        'Nothing can be undone: it has shown something, or it is not your choice.',
      );
    }
    this.current = this.replay(this.checkpoint, this.keys.length - 1);
    this.keys.length--;
  }

  /** Of a session that began with the game. */
  record(): GameRecord {
    return makeRecord(this.rules, this.options, this.seed, this.keys, this.current.state);
  }
}
