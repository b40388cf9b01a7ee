import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import {
  Game,
  type GameEvent,
  type Rules,
  type Seat,
  type Session,
  SietchError,
  type State,
  type View,
} from '../src/index.js';
import { Dice, json, keysOf, type Manner, pickKey, sameText } from './random-play.js';

// Properties every game must have, checked at a position or along a game; tests say for how many of them.

/** Asked a million times along random games, where an assertion for each would take longer than the games. */
function must(hold: boolean, what: string): void {
  if (!hold) throw new Error(what);
}

/** The code of the typed error an act ends with, or `none`. */
export function codeOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    if (error instanceof SietchError) return error.code;
    throw error;
  }
  return 'none';
}

/** Everything offered can be done, and the game goes on from it. */
export function checkChoices<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  game: Game<O, S, E, V>,
): void {
  for (const key of keysOf(game)) {
    const clone = new Game(rules, rules.clone(game.state));
    clone.apply(key);
    rules.audit(clone.state);
    must(clone.state.step === game.state.step + 1, `${key} is one step`);
    must(clone.over || clone.choices().length > 0, `the game goes on after ${key}`);
  }
}

/** Keys that are not offered, and seats that are not asked, are refused by their code and change nothing. */
export function checkRefusals<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  game: Game<O, S, E, V>,
  wrong: readonly string[],
  seats: readonly Seat[],
): void {
  const offered = keysOf(game);
  const before = json(game.state);
  for (const key of [...wrong, '', ...offered.map((each) => `${each} `)]) {
    if (offered.includes(key)) continue;
    sameText(
      codeOf(() => game.apply(key)),
      game.over ? 'no-decision' : 'illegal-choice',
    );
  }
  for (const seat of seats) {
    if (game.over || game.state.decision?.seats.includes(seat) === true) continue;
    for (const key of offered)
      sameText(
        codeOf(() => game.apply(key, seat)),
        'not-your-decision',
      );
    expect(rules.view(game.state, seat).decision).not.toHaveProperty('choices');
  }
  sameText(json(game.state), before);
  expect(keysOf(game)).toEqual(offered);
}

/** Looking at a position, beside what is open to all or not, changes neither it nor what it offers. */
export function checkLooking<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  game: Game<O, S, E, V>,
  watchers: readonly (Seat | undefined)[],
): void {
  const { state } = game;
  const before = json(state);
  const keys = keysOf(game);
  const open = rules.view(state, undefined);
  for (const seat of watchers)
    must(
      isDeepStrictEqual(rules.view(state, seat, open), rules.view(state, seat)),
      'another view beside the open one',
    );
  if (state.decision !== undefined) rules.refusals(state);
  rules.inspect(state);
  rules.outcome(state);
  expect(keysOf(game)).toEqual(keys);
  sameText(json(state), before);
}

/**
 * Plays a session, now and then goes back as far as it allows and forward again by the same keys: the states are the
 * same both ways. Returns how many choices were taken back.
 */
export function checkUndo<O, S extends State, E extends GameEvent, V extends View>(
  session: Session<O, S, E, V>,
  manner: Manner,
  steps = Number.POSITIVE_INFINITY,
): number {
  const dice = new Dice(manner.luck);
  const past = [json(session.game.state)];
  let undone = 0;
  while (!session.game.over && past.length <= steps) {
    const seat = session.game.state.decision?.seats[0] as Seat;
    session.choose(pickKey(keysOf(session.game), manner, dice), seat);
    past.push(json(session.game.state));
    if (dice.below(3) > 0) continue;
    const keys: string[] = [];
    while (session.canUndo(seat)) {
      keys.unshift(session.keys.at(-1) as string);
      session.undo(seat);
      undone++;
      sameText(json(session.game.state), past[past.length - 1 - keys.length] as string);
      must(session.keys.length === past.length - 1 - keys.length, 'one key is taken back');
    }
    for (const [i, again] of keys.entries()) {
      session.choose(again, seat);
      sameText(json(session.game.state), past[past.length - keys.length + i] as string);
    }
  }
  if (session.game.over) expect(session.canUndo(0)).toBe(false);
  return undone;
}

/** Undo is for the seat that chose, and only while the same seat is asked. */
export function checkUndoSeats<O, S extends State, E extends GameEvent, V extends View>(
  session: Session<O, S, E, V>,
  manner: Manner,
  seats: readonly Seat[],
  steps = Number.POSITIVE_INFINITY,
): void {
  const dice = new Dice(manner.luck);
  for (let made = 0; made < steps && !session.game.over; made++) {
    const seat = session.game.state.decision?.seats[0] as Seat;
    session.choose(pickKey(keysOf(session.game), manner, dice), seat);
    for (const other of seats) must(other === seat || !session.canUndo(other), `seat ${other} undoes`);
    if (session.game.state.decision?.seats[0] === seat) continue;
    must(!session.canUndo(seat), `seat ${seat} undoes when another is asked`);
    sameText(
      codeOf(() => session.undo(seat)),
      'nothing-to-undo',
    );
  }
}
