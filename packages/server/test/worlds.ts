import { gameById } from '@sietch/games';
import { type AnyRules, Game, keyOf, randomFromSeed, type Seat, type State } from '@sietch/kernel';
import { expect } from 'vitest';
import { run } from './running.js';
import { Device, type TableClient } from './table-client.js';
import { asked, type ShortGame } from './whole-game.js';

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

/** A server whose games begin wherever they are told to; its clock stands still. */
export async function serverOfWorlds(id: string) {
  const entry = gameById(id);
  let start: State | undefined;
  const rules: AnyRules = {
    ...withPrototype(entry.rules),
    setup: (...args) => (start === undefined ? entry.rules.setup(...args) : entry.rules.clone(start)),
  };
  const { port } = await run({
    games: [{ ...entry, rules }],
    newSeed: () => 'worlds',
    now: () => 1_000_000,
  });
  return {
    port,
    beginAt: (state: State) => {
      start = state;
    },
  };
}

/** Rules may be a class; a spread alone would lose its methods. */
function withPrototype(rules: AnyRules): AnyRules {
  return Object.assign(Object.create(Object.getPrototypeOf(rules)), rules) as AnyRules;
}

/** Some indices below a number, evenly spread from the first to the last. */
export function spread(below: number, most: number): number[] {
  const count = Math.min(below, most);
  return Array.from({ length: count }, (_, i) => Math.floor((i * below) / count));
}

/** One device at all seats, and a spectator: everybody who may watch a table. They come one after the other. */
export async function sitEverywhere(port: number, game: string, seats: number, patches: boolean) {
  const device = new Device(port);
  const { table } = await device.create({ game, me: { seat: 0, name: 'P0' } });
  for (let seat = 1; seat < seats; seat++) await device.claim(table.id, seat, `P${seat}`);
  const clients: TableClient[] = [];
  for (const seat of [...Array.from({ length: seats }, (_, place) => place), undefined])
    clients.push(await device.sit(table.id, seat, undefined, patches));
  return { device, table: table.id, clients };
}

export async function play(clients: readonly TableClient[], keys: ShortGame['keys']): Promise<void> {
  for (const { seat, key } of keys) {
    await asked(clients);
    expect(await clients[seat]?.choose(key)).toMatchObject({ type: 'done' });
  }
}
