import { GAMES, gameById } from '@sietch/games';
import type { AnyRules, Seat } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { type ShortGame, shortGame } from './short-game.js';
import { type Chair, PlainTable } from './table.js';
import { beginningAt, commonSteps, disguise, play, spread, statesOf } from './worlds.js';

/** From how many points of a game changed worlds are followed for each watcher, and for how many choices. */
const POINTS = 30;
const FOLLOWED = 8;

/** From how many points everything a table can say is compared, for each watcher. */
const CONVERSATIONS = 8;

/** Whoever watches a game with more choices gets patches: whole views of all of it would be hundreds of megabytes. */
const LONG = 1000;

/** The updates somebody was sent, as they left the table. */
function updates(chair: Chair | undefined): string[] {
  return chair?.received.filter((text) => text.startsWith('{"type":"update"')) ?? [];
}

/** The same rules with other usual options. */
function usually(game: string, options: object): AnyRules {
  const { rules } = gameById(game);
  return { ...rules, parseOptions: (raw) => rules.parseOptions({ ...options, ...(raw as object) }) };
}

/** Every game as it is usually played, and one in which teammates have secrets from each other. */
const MODES = [
  ...GAMES.map(({ id, rules }) => ({ mode: id, rules })),
  { mode: 'uprising for six', rules: usually('uprising', { players: 6 }) },
];

describe.each(MODES)('in a whole game of $mode', ({ rules }) => {
  const seats = rules.seats(rules.parseOptions({}));
  const everybody: readonly (Seat | undefined)[] = [
    ...Array.from({ length: seats }, (_, seat) => seat),
    undefined,
  ];
  const game = shortGame(rules);
  const states = statesOf(rules, game);

  it('no byte of what happens, as a seat or a spectator is sent it, changes when what is hidden from it does', async () => {
    const { keys } = game;
    const long = keys.length > LONG;
    const real = await PlainTable.open(rules, game.seed);
    const chairs = await real.sitEverywhere(long);
    await play(chairs, keys);
    for (const { received } of chairs) {
      const before = received.slice(
        0,
        received.findIndex((text) => text.includes('"outcome"')),
      );
      expect(before.join('')).not.toMatch(/"secret"|"seed":/);
    }

    // The same choices in other worlds, all along the game.
    let compared = 0;
    let different = 0;
    for (const [index, watcher] of everybody.entries()) {
      const told = updates(chairs[index]);
      for (const at of spread(keys.length, POINTS)) {
        const world = states[at];
        if (world === undefined) continue;
        const start = disguise(rules, world, watcher, `${index}/${at}`);
        if (JSON.stringify(start) !== JSON.stringify(world)) different++;
        const ahead = keys.slice(at, at + FOLLOWED);
        const steps = commonSteps(rules, start, ahead, watcher);
        if (steps === 0) continue;
        const changed = await PlainTable.open(beginningAt(rules, start), 'worlds');
        const copies = await changed.sitEverywhere(long);
        await play(copies, ahead.slice(0, steps));
        const seen = updates(copies[index]);
        expect(seen).toEqual(told.slice(at, at + steps).map((text) => versionsFrom(text, at)));
        compared += seen.length;
      }
    }
    // The comparison is worth something: much of the game was compared, in worlds that were really others.
    expect(different).toBeGreaterThan(20);
    expect(compared).toBeGreaterThan(POINTS * seats);
  });

  it('no byte of a welcome, gap, log, scene, patch or error changes when what is hidden from its reader does', async () => {
    /** All that one watcher is sent at a table that begins in a world and goes on for some choices. */
    const conversation = async (
      world: Parameters<typeof beginningAt>[1],
      index: number,
      keys: ShortGame['keys'],
    ): Promise<string[]> => {
      const table = await PlainTable.open(beginningAt(rules, world), 'worlds');
      const chairs = await table.sitEverywhere(false);
      const watching = chairs[index] as Chair;
      await play(chairs, keys.slice(0, -1));
      await watching.ask({ type: 'log', from: 0 });
      await watching.ask({ type: 'log', from: 2 });
      await watching.ask({ type: 'scene', version: 1 });
      // What is not for these eyes, or for nobody's yet, is refused in the same words.
      await watching.ask({ type: 'scene', version: 1, seat: index === 0 ? 1 : 0 });
      await watching.ask({ type: 'log', from: 0, seat: index === 0 ? 1 : 0 });
      await watching.ask({ type: 'record' });
      await watching.choose('end', 999);
      await watching.choose('no such thing');
      watching.hear('{"type":"choose"}');
      // Somebody comes back there, hears what was missed, and is sent patches from there on.
      const back = await table.seat(watching.seat, true, 0);
      await play(chairs, keys.slice(-1));
      for (const chair of [watching, back]) await chair.ask({ type: 'look' });
      return [...watching.received, ...back.received];
    };

    const kinds = new Set<string>();
    for (const [index, watcher] of everybody.entries()) {
      let compared = 0;
      for (const at of spread(game.keys.length, CONVERSATIONS * 4)) {
        const world = states[at];
        if (world === undefined || compared === CONVERSATIONS) break;
        const start = disguise(rules, world, watcher, `talk ${index}/${at}`);
        const steps = commonSteps(rules, start, game.keys.slice(at, at + 6), watcher);
        if (steps < 2) continue;
        const keys = game.keys.slice(at, at + steps);
        const truth = await conversation(world, index, keys);
        expect(await conversation(start, index, keys)).toEqual(truth);
        for (const text of truth) {
          kinds.add(/^\{"type":"(\w+)"/.exec(text)?.[1] ?? '');
          for (const part of ['"gap":[{', '"patch":', '"refusals":[{', '"code":"not-finished"'])
            if (text.includes(part)) kinds.add(part);
        }
        compared++;
      }
      expect(compared).toBeGreaterThan(3);
    }
    for (const kind of ['welcome', 'update', 'log', 'scene', 'done', 'error']) expect(kinds).toContain(kind);
    for (const kind of ['"gap":[{', '"patch":', '"refusals":[{', '"code":"not-finished"'])
      expect(kinds).toContain(kind);
  });
});

/** As if the game had begun at a version. */
function versionsFrom(text: string, from: number): string {
  return text.replace(/"version":(\d+)/g, (_, version: string) => `"version":${Number(version) - from}`);
}
