import { GAMES, type GameEntry, gameById } from '@sietch/games';
import { type AnyRules, Game, keyOf, randomFromSeed, type Seat, type State } from '@sietch/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { run, stopAll } from './running.js';
import { Device, type TableClient } from './table-client.js';
import { asked, playOut } from './whole-game.js';

afterEach(stopAll);

/** How many choices a changed world is followed at most. */
const FOLLOWED = 40;

interface Played {
  readonly keys: readonly { readonly seat: Seat; readonly key: string }[];
  /** States before each choice. */
  readonly states: readonly State[];
}

/** One device at all seats, and a spectator: everybody who may watch a table. */
async function sitEverywhere(port: number, game: string, seats: number): Promise<TableClient[]> {
  const device = new Device(port);
  const { table } = await device.create({ game, me: { seat: 0, name: 'P0' } });
  for (let seat = 1; seat < seats; seat++) await device.claim(table.id, seat, `P${seat}`);
  const watchers = [...Array.from({ length: seats }, (_, seat) => seat), undefined];
  return Promise.all(watchers.map((seat) => device.sit(table.id, seat)));
}

/** A world that looks the same to a watcher: everything hidden from it is drawn anew. */
function disguise(rules: AnyRules, state: State, watcher: Seat | undefined, label: string): State {
  const other = rules.determinize(rules.view(state, watcher), randomFromSeed(label));
  // Which choices can be taken back is no secret, and no part of views.
  other.floor = state.floor;
  other.lastSeat = state.lastSeat;
  return other;
}

/** How many of the choices made in the true world can be made in the other until the watcher is shown something. */
function commonSteps(
  rules: AnyRules,
  start: State,
  played: Played,
  from: number,
  watcher: Seat | undefined,
): number {
  const game = new Game(rules, rules.clone(start));
  let steps = 0;
  for (; steps < FOLLOWED; steps++) {
    const next = played.keys[from + steps];
    if (next === undefined || !game.choices().some((choice) => keyOf(choice) === next.key)) break;
    game.apply(next.key, next.seat);
    const { learned } = game;
    if (learned === 'all' || (watcher !== undefined && learned?.has(watcher) === true)) break;
  }
  return steps;
}

/** The updates a connection was sent, as they came over the wire, versions counted from `from`. */
function updates(client: TableClient, from: number): string[] {
  return client.received
    .filter((text) => text.startsWith('{"type":"update"'))
    .map((text) =>
      text.replace(/"version":(\d+)/g, (_, version: string) => `"version":${Number(version) - from}`),
    );
}

describe.each(GAMES.map(({ id }) => id))('in a whole game of %s', (id) => {
  const { rules } = gameById(id);
  const seats = rules.seats(rules.parseOptions({}));
  const everybody: readonly (Seat | undefined)[] = [
    ...Array.from({ length: seats }, (_, seat) => seat),
    undefined,
  ];

  it('no byte sent to a seat or a spectator changes when what is hidden from it does', async () => {
    // The true game, with every byte kept.
    const real = await run({ newSeed: () => 'secrecy' });
    const clients = await sitEverywhere(real.port, id, seats);
    const keys: { seat: Seat; key: string }[] = [];
    await playOut(clients.slice(0, seats), 'secrecy', async (choice) => {
      keys.push(choice);
      return undefined;
    });
    await Promise.all(clients.map((client) => client.until(() => client.version === keys.length)));
    for (const client of clients) {
      const before = client.received.slice(
        0,
        client.received.findIndex((text) => text.includes('"outcome"')),
      );
      expect(before.join('')).not.toMatch(/"secret"|"seed":|"tokenHash"|"hostHash"/);
    }

    // Its states, from the keys.
    const game = Game.start(rules, rules.parseOptions({}), 'secrecy');
    const states = keys.map(({ seat, key }) => {
      const state = rules.clone(game.state);
      game.apply(key, seat);
      return state;
    });
    const played: Played = { keys, states };

    // The same choices in other worlds, on a server whose games begin there.
    let start: State | undefined;
    const elsewhere: AnyRules = {
      ...withPrototype(rules),
      setup: (...args) => start ?? rules.setup(...args),
    };
    const entry: GameEntry = { ...gameById(id), rules: elsewhere };
    const changed = await run({ games: [entry] });
    let compared = 0;
    let different = 0;
    for (const [index, watcher] of everybody.entries()) {
      const truth = clients[index];
      for (let at = 0; at < keys.length; ) {
        const world = states[at];
        if (world === undefined || truth === undefined) break;
        start = disguise(rules, world, watcher, `${index}/${at}`);
        if (JSON.stringify(start) !== JSON.stringify(world)) different++;
        const steps = commonSteps(rules, start, played, at, watcher);
        if (steps > 0) {
          const copies = await sitEverywhere(changed.port, id, seats);
          const watching = copies[index];
          for (const { seat, key } of keys.slice(at, at + steps)) {
            await asked(copies);
            expect(await copies[seat]?.choose(key)).toMatchObject({ type: 'done' });
          }
          await watching?.until(() => watching.version === steps);
          const seen = watching === undefined ? [] : updates(watching, 0);
          expect(seen).toEqual(updates(truth, at).slice(at, at + steps));
          compared += seen.length;
          for (const copy of copies) copy.close();
        }
        at += Math.max(1, steps);
      }
    }
    // The comparison is worth something: most of the game was compared, in worlds that were really others.
    expect(different).toBeGreaterThan(20);
    expect(compared).toBeGreaterThan(keys.length * 2);
  });
});

/** Rules may be a class; a spread alone would lose its methods. */
function withPrototype(rules: AnyRules): AnyRules {
  return Object.assign(Object.create(Object.getPrototypeOf(rules)), rules) as AnyRules;
}
