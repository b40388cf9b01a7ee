import { Game } from './engine.js';
import { SietchError } from './errors.js';
import { randomBelow } from './random.js';
import type { AnyRules, State } from './rules.js';
import { randomFromSeed } from './seed.js';

/** A state made by other rules, or by these in an earlier form. */
export interface Foreign {
  readonly state: State;
  /** The version of the rules that made it. */
  readonly rules: string;
  /** How the game began under those rules: it tells fields that are new from those that have had their day. */
  readonly first?: State | undefined;
}

/** So many choices are tried before people are let in: what a state lacks shows soon. */
const TRIED = 100;

/**
 * A state of other rules as these can go on with it: fields they have added begin as in a new game, and `rules.adopt` sees
 * to the rest. Throws `rules-changed`, with the reason as its cause, if these rules cannot play it.
 */
export function adopt(rules: AnyRules, foreign: Foreign, options: unknown, seed: string): State {
  try {
    const state = adapted(rules, foreign, options, seed);
    tryOut(rules, state, rules.seats(options));
    return state;
  } catch (cause) {
    throw new SietchError(
      'rules-changed',
      `Version ${rules.version} of the rules cannot go on with a game of version ${foreign.rules}.`,
      { cause },
    );
  }
}

/** The same without a trial: good enough to look at. */
export function adapted(
  rules: AnyRules,
  { state: old, rules: version, first }: Foreign,
  options: unknown,
  seed: string,
): State {
  const state = structuredClone(old);
  if (version === rules.version) return state;
  if (first !== undefined) complete(state, first, Game.start(rules, options, seed, true).state);
  rules.adopt?.(state, version);
  return rules.clone(state);
}

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Adds the fields a new game begins with and the old one did not; lists are gone through side by side (players, say). */
function complete(state: object, first: object, fresh: object): void {
  const [target, before]: [Fields, Fields] = [state as Fields, first as Fields];
  for (const [field, value] of Object.entries(fresh)) {
    const [has, had] = [target[field], before[field]];
    if (has === undefined && had === undefined && !Array.isArray(state))
      target[field] = structuredClone(value);
    else if (isObject(has) && isObject(had) && isObject(value)) complete(has, had, value);
  }
}

/** Throws whatever a game from here on would: everybody looks at it, and it is played at random for a while. */
function tryOut(rules: AnyRules, state: State, seats: number): void {
  const game = new Game(rules, rules.clone(state), true);
  const dice = randomFromSeed('trial');
  for (let tried = 0; tried <= TRIED; tried++) {
    const choices = game.choices();
    if (tried === 0 || tried === TRIED || choices.length === 0)
      for (let seat = -1; seat < seats; seat++) rules.view(game.state, seat < 0 ? undefined : seat);
    const [by] = game.state.decision?.seats ?? [];
    const choice = choices[randomBelow(dice, Math.max(1, choices.length))];
    if (choice === undefined || by === undefined) return;
    game.choose(choice, by);
  }
}
