import { type AnyRules, Game, keyOf, randomFromSeed, type Seat, type State } from '@sietch/kernel';
import { expect } from 'vitest';
import type { ShortGame } from './short-game.js';
import type { Chair } from './table.js';

/** The states of a game before each of its choices. */
export function statesOf(rules: AnyRules, { seed, keys }: ShortGame): readonly State[] {
  const game = Game.start(rules, rules.parseOptions({}), seed);
  return keys.map(({ seat, key }) => {
    const state = rules.clone(game.state);
    game.apply(key, seat);
    return state;
  });
}

/** A world that looks the same to a watcher: everything hidden from it is drawn anew. */
export function disguise(rules: AnyRules, state: State, watcher: Seat | undefined, label: string): State {
  const other = rules.determinize(rules.view(state, watcher), randomFromSeed(label));
  // Which choices can be taken back is no secret, and no part of views.
  other.floor = state.floor;
  other.lastSeat = state.lastSeat;
  return other;
}

/** How many of the choices made in the true world can be made in the other until the watcher is shown something. */
export function commonSteps(
  rules: AnyRules,
  start: State,
  keys: ShortGame['keys'],
  watcher: Seat | undefined,
): number {
  const game = new Game(rules, rules.clone(start));
  let steps = 0;
  for (const next of keys) {
    if (!game.choices().some((choice) => keyOf(choice) === next.key)) break;
    game.apply(next.key, next.seat);
    const { learned } = game;
    if (learned === 'all' || (watcher !== undefined && learned?.has(watcher) === true)) break;
    steps++;
  }
  return steps;
}

/** Rules whose games begin in a world. */
export function beginningAt(rules: AnyRules, world: State): AnyRules {
  // Rules may be a class; a spread alone would lose its methods.
  const same = Object.assign(Object.create(Object.getPrototypeOf(rules)), rules) as AnyRules;
  return Object.assign(same, { setup: () => rules.clone(world) });
}

/** Some indices below a number, evenly spread from the first to the last. */
export function spread(below: number, most: number): number[] {
  const count = Math.min(below, most);
  return Array.from({ length: count }, (_, i) => Math.floor((i * below) / count));
}

export async function play(chairs: readonly Chair[], keys: ShortGame['keys']): Promise<void> {
  for (const { seat, key } of keys)
    expect(await chairs[seat]?.choose(key), key).toMatchObject({ type: 'done' });
}
