import fc from 'fast-check';
import {
  type Choice,
  Game,
  type GameEvent,
  keyOf,
  type Rules,
  redact,
  type Seat,
  type State,
  type View,
} from '../src/index.js';

// What property tests of every game share: random players, and ways to compare what they see.

/** Fixed, so that a failure is the same on every machine; change it to look at other games. */
const FUZZ_SEED = 1965;

/** How many times as many cases are looked at: `npm run soak:properties` has hours, a usual run minutes. */
const TIMES = Number(process.env.SIETCH_TIMES ?? 1);

/** Checks a property of so many random cases. */
export function holdsFor<T>(runs: number, arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, predicate), {
    numRuns: runs * TIMES,
    seed: FUZZ_SEED,
    endOnFailure: true,
  });
}

/** Small random numbers for picking answers; the game's own stream stays untouched. */
export class Dice {
  private word: number;

  constructor(seed: number) {
    this.word = seed >>> 0;
  }

  below(n: number): number {
    this.word = (this.word + 0x6d2b79f5) >>> 0;
    let t = this.word;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffle<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => left.splice(this.below(left.length), 1)[0] as T);
  }
}

/** How a random player plays: the keys favoured three times of four, and the luck in picking among them. */
export interface Manner {
  readonly favours: RegExp | undefined;
  readonly luck: number;
}

export function pickKey(keys: readonly string[], { favours }: Pick<Manner, 'favours'>, dice: Dice): string {
  if (favours !== undefined && dice.below(4) > 0) {
    const wanted = keys.filter((key) => favours.test(key));
    if (wanted.length > 0) return dice.pick(wanted);
  }
  return dice.pick(keys);
}

/** A game of any kind, as far as playing it goes. */
export interface Playable {
  readonly state: State;
  readonly over: boolean;
  choices(): readonly Choice[];
  apply(key: string, seat?: Seat): void;
}

export function keysOf(game: Pick<Playable, 'choices'>): string[] {
  return game.choices().map(keyOf);
}

/** Plays to the end (or for so many choices); `before` sees every position with the key about to be chosen. */
export function playOn(
  game: Playable,
  manner: Manner,
  look: { before?: (key: string) => void; after?: (key: string, seat: Seat) => void } = {},
  steps = Number.POSITIVE_INFINITY,
): string[] {
  const dice = new Dice(manner.luck + game.state.step);
  const made: string[] = [];
  while (!game.over && made.length < steps) {
    const seat = game.state.decision?.seats[0] as Seat;
    const key = pickKey(keysOf(game), manner, dice);
    look.before?.(key);
    game.apply(key, seat);
    made.push(key);
    look.after?.(key, seat);
  }
  return made;
}

export function json(value: unknown): string {
  return JSON.stringify(value);
}

/** Compares long texts and, where they part, shows only the place. */
export function sameText(found: string, wanted: string): void {
  if (found === wanted) return;
  let at = 0;
  while (found[at] === wanted[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 150), at + 150);
  throw new Error(`The texts part at ${at}:\n  found  ${around(found)}\n  wanted ${around(wanted)}`);
}

/**
 * Paths at which two states hold the very same changeable object: what happens to one would happen to the other.
 * `shareable` names the parts that are replaced as a whole and never changed in place.
 */
export function sharedParts(one: unknown, other: unknown, shareable: readonly string[], path = ''): string[] {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return [];
  if (shareable.includes(path)) return [];
  if (one === other) return [path];
  const theirs = other as Record<string, unknown>;
  return Object.entries(one).flatMap(([name, value]) => {
    const step = Array.isArray(one) ? '*' : name;
    return sharedParts(value, theirs[name], shareable, path === '' ? step : `${path}.${step}`);
  });
}

/** Has the latest choice shown something to this seat (or to everybody)? */
export function hasLearned(game: Pick<Game, 'learned'>, seat: Seat | undefined): boolean {
  if (game.learned === 'all') return true;
  return seat !== undefined && game.learned?.has(seat) === true;
}

/** All a seat gets after a choice: its view and the redacted events. */
export function received<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  game: Game<O, S, E, V>,
  seat: Seat | undefined,
): string {
  return json([game.events.map((event) => redact(event, seat)), rules.view(game.state, seat)]);
}

/** All a seat sees of a position: the view, and what it may choose and may not when it is asked. */
export function seen<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  state: S,
  seat: Seat | undefined,
): string {
  const asked = seat !== undefined && state.decision?.seats[0] === seat;
  return json([
    rules.view(state, seat),
    asked ? rules.refusals(state) : [],
    asked ? rules.choices(state).map((choice) => [choice, rules.refs(state, choice)]) : [],
  ]);
}

/**
 * Plays a few choices in two worlds that look the same to a seat, as long as both offer them and nothing is shown
 * to it; nothing the seat receives may differ. Returns how often that was compared.
 */
function playTwins<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  [here, there]: readonly [Game<O, S, E, V>, Game<O, S, E, V>],
  seat: Seat | undefined,
  pick: (keys: readonly string[]) => string,
  steps = 8,
): number {
  for (let compared = 0; compared < steps; compared++) {
    if (here.over) return compared;
    const offered = keysOf(there);
    const common = keysOf(here).filter((key) => offered.includes(key));
    if (common.length === 0) return compared;
    const key = pick(common);
    here.apply(key);
    there.apply(key);
    // Whether something is shown must not depend on what is hidden either.
    sameText(`${key}: ${hasLearned(there, seat)}`, `${key}: ${hasLearned(here, seat)}`);
    if (hasLearned(here, seat)) return compared;
    sameText(received(rules, there, seat), received(rules, here, seat));
  }
  return steps;
}

/** Another state that looks the same from a seat. */
export type Disguise<S> = (state: S, seat: Seat | undefined, dice: Dice) => S;

/** Nothing a seat sees of a position tells it from a disguised one. */
export function looksTheSame<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  state: S,
  watchers: readonly (Seat | undefined)[],
  disguise: Disguise<S>,
  dice: Dice,
): void {
  for (const seat of watchers) {
    const other = disguise(state, seat, dice);
    rules.audit(other);
    sameText(seen(rules, other, seat), seen(rules, state, seat));
  }
}

/** Plays a position and its disguise beside each other for every watcher; tells how often they were compared. */
export function twinsAgree<O, S extends State, E extends GameEvent, V extends View>(
  rules: Rules<O, S, E, V>,
  state: S,
  watchers: readonly (Seat | undefined)[],
  disguise: Disguise<S>,
  dice: Dice,
  pick: (keys: readonly string[]) => string,
): number {
  return watchers.reduce<number>((compared, seat) => {
    const here = new Game(rules, rules.clone(state));
    const there = new Game(rules, disguise(state, seat, dice));
    return compared + playTwins(rules, [here, there], seat, pick);
  }, 0);
}

/** Secret fields of events reach the seats they are for and nobody else. Returns how many events had some. */
export function checkSecrets(events: readonly GameEvent[], watchers: readonly (Seat | undefined)[]): number {
  const secret = events.filter((event) => event.secret !== undefined);
  for (const event of secret) {
    const { seats, ...hidden } = event.secret as NonNullable<GameEvent['secret']>;
    for (const seat of watchers) {
      const shown = redact(event, seat);
      const mine = seat !== undefined && seats.includes(seat);
      for (const field of Object.keys(hidden)) {
        if (field in shown !== mine)
          throw new Error(`${event.event}: ${field} ${mine ? 'kept from' : 'shown to'} ${seat}`);
      }
      if ('secret' in shown) throw new Error(`${event.event}: its secret part is sent`);
    }
  }
  return secret.length;
}
