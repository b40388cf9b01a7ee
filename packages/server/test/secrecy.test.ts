import { GAMES } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { run, stopAll } from './running.js';
import type { TableClient } from './table-client.js';
import { playOut, shortGame } from './whole-game.js';
import { commonSteps, disguise, play, serverOfWorlds, sitEverywhere, spread, statesOf } from './worlds.js';

afterEach(stopAll);

/** From how many points of a game changed worlds are followed for each watcher, and for how many choices. */
const POINTS = 60;
const FOLLOWED = 8;

/** Whoever watches a game with more choices gets patches: whole views of all of it would be hundreds of megabytes. */
const LONG = 1000;

/** The updates a connection was sent, as they came over the wire. */
function updates(client: TableClient): string[] {
  return client.received.filter((text) => text.startsWith('{"type":"update"'));
}

describe.each(GAMES)('in a whole game of $id', ({ id, rules }) => {
  const seats = rules.seats(rules.parseOptions({}));
  const everybody: readonly (Seat | undefined)[] = [
    ...Array.from({ length: seats }, (_, seat) => seat),
    undefined,
  ];

  it('no byte of what happens, as a seat or a spectator is sent it, changes when what is hidden from it does', async () => {
    // The true game, with every byte kept.
    const game = shortGame(rules);
    const { keys } = game;
    const long = keys.length > LONG;
    const real = await run({ newSeed: () => game.seed });
    const { clients } = await sitEverywhere(real.port, id, seats, long);
    expect(await playOut(clients.slice(0, seats), game.seed)).toBe(keys.length);
    await Promise.all(clients.map((client) => client.until(() => client.version === keys.length)));
    for (const client of clients) {
      const before = client.received.slice(
        0,
        client.received.findIndex((text) => text.includes('"outcome"')),
      );
      expect(before.join('')).not.toMatch(/"secret"|"seed":|"tokenHash"|"hostHash"/);
    }

    // The same choices in other worlds, all along the game.
    const states = statesOf(rules, game);
    const changed = await serverOfWorlds(id);
    let compared = 0;
    let different = 0;
    for (const [index, watcher] of everybody.entries()) {
      const told = updates(clients[index] as TableClient);
      for (const at of spread(keys.length, POINTS)) {
        const world = states[at];
        if (world === undefined) continue;
        const start = disguise(rules, world, watcher, `${index}/${at}`);
        if (JSON.stringify(start) !== JSON.stringify(world)) different++;
        const ahead = keys.slice(at, at + FOLLOWED);
        const steps = commonSteps(rules, start, ahead, watcher);
        if (steps === 0) continue;
        changed.beginAt(start);
        const { clients: copies } = await sitEverywhere(changed.port, id, seats, long);
        await play(copies, ahead.slice(0, steps));
        const watching = copies[index] as TableClient;
        await watching.until(() => watching.version === steps);
        const seen = updates(watching);
        const truth = told.slice(at, at + steps).map((text) => versionsFrom(text, at));
        expect(seen).toEqual(truth);
        compared += seen.length;
        for (const copy of copies) copy.close();
      }
    }
    // The comparison is worth something: much of the game was compared, in worlds that were really others.
    expect(different).toBeGreaterThan(20);
    expect(compared).toBeGreaterThan(POINTS * seats);
  });
});

/** As if the game had begun at a version. */
function versionsFrom(text: string, from: number): string {
  return text.replace(/"version":(\d+)/g, (_, version: string) => `"version":${Number(version) - from}`);
}
