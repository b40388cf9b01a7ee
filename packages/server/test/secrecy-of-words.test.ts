import { GAMES } from '@sietch/games';
import type { Seat } from '@sietch/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { stopAll } from './running.js';
import type { TableClient } from './table-client.js';
import { type ShortGame, shortGame } from './whole-game.js';
import { commonSteps, disguise, play, serverOfWorlds, sitEverywhere, spread, statesOf } from './worlds.js';

afterEach(stopAll);

/** From how many points of a game everything a table says is compared, for each watcher. */
const CONVERSATIONS = 6;

describe.each(GAMES)('at a table of $id', ({ id, rules }) => {
  const seats = rules.seats(rules.parseOptions({}));
  const everybody: readonly (Seat | undefined)[] = [
    ...Array.from({ length: seats }, (_, seat) => seat),
    undefined,
  ];

  it('no byte of a welcome, gap, log, table, chat line, patch or error changes when what is hidden from its reader does', async () => {
    const game = shortGame(rules);
    const states = statesOf(rules, game);
    const { port, beginAt } = await serverOfWorlds(id);

    /** All that one watcher is sent at a table that begins in a world and goes on for some choices. */
    const conversation = async (index: number, keys: ShortGame['keys']): Promise<string[]> => {
      const { device, table, clients } = await sitEverywhere(port, id, seats, false);
      const watcher = everybody[index];
      const watching = clients[index] as TableClient;
      const other = clients[index === 0 ? 1 : 0] as TableClient;
      await play(clients, keys.slice(0, -1));
      await other.ask({ type: 'chat', text: 'Good luck' });
      await watching.ask({ type: 'chat', text: 'Thank you' });
      await watching.ask({ type: 'log', from: 0 });
      await watching.ask({ type: 'log', from: 2 });
      await watching.choose('end', 999);
      await watching.choose('no such thing');
      await watching.ask({ type: 'vote', seat: index === 0 ? 1 : 0, out: true });
      await watching.refused('{"type":"choose"}');
      // It comes back, hears what it missed, and is sent patches from there on.
      const back = await device.sit(table, watcher, 0, true);
      await play(clients, keys.slice(-1));
      for (const client of [watching, back]) await client.ask({ type: 'look' });
      const { body } = await device.ask('GET', `/api/tables/${table}`);
      for (const client of [...clients, back]) client.close();
      return [...watching.received, ...back.received, JSON.stringify(body)].map((text) =>
        text.replaceAll(table, 'TABLE'),
      );
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
        beginAt(world);
        const truth = await conversation(index, keys);
        beginAt(start);
        expect(await conversation(index, keys)).toEqual(truth);
        for (const text of truth) {
          kinds.add(/^\{"type":"(\w+)"/.exec(text)?.[1] ?? 'http');
          for (const part of ['"gap":[{', '"patch":', '"chat":[{', '"refusals":[{'])
            if (text.includes(part)) kinds.add(part);
        }
        compared++;
      }
      expect(compared).toBeGreaterThan(3);
    }
    const all = ['welcome', 'update', 'table', 'chat', 'log', 'done', 'error', 'http'];
    for (const kind of [...all, '"gap":[{', '"patch":', '"chat":[{', '"refusals":[{'])
      expect(kinds).toContain(kind);
  });
});
