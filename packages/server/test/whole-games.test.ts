import { GAMES, gameById } from '@sietch/games';
import { readRecord, replay, seedHash } from '@sietch/kernel';
import { parse, serverMessage } from '@sietch/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { shortGame } from '../../desk/test/short-game.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

/** A person and bots have shown that they get along when so many choices have been made. */
const LONG_ENOUGH = 300;

/** Every game as it is usually played, and those of partners. */
const MODES = [
  ...GAMES.map(({ id }) => ({ game: id, options: {}, mode: id })),
  { game: 'uprising', options: { players: 6 }, mode: 'uprising for six' },
  { game: 'arrakis', options: { players: 4 }, mode: 'arrakis for four' },
];

describe.each(MODES)('a whole game of $mode over WebSockets', ({ game, options }) => {
  const { rules } = gameById(game);
  const seats = rules.seats(rules.parseOptions(options));

  it('is played to its end by persons, watched, and its record replays', async () => {
    const short = shortGame(rules, options);
    const { port } = await run({ newSeed: () => short.seed });
    // Some get whole views and some patches, as clients like it; all patches where games are long.
    const patching = short.keys.length > 1000 ? Array.from({ length: seats }, (_, seat) => seat) : [0];
    const { table, clients, devices } = await gather(port, { game, options }, seats, patching);
    const spectator = await new Device(port).sit(table, undefined, undefined, true);
    const published = clients[0]?.table.seedHash;
    const choices = await playOut(clients, short.seed);
    expect(choices).toBe(short.keys.length);

    // Everybody saw every change once, in order, and the same end.
    for (const client of [spectator, ...clients]) {
      await client.until(() => client.over && client.table.status === 'finished');
      const versions = client.messages.flatMap((message) =>
        message.type === 'update' && message.change !== undefined ? [message.change.version] : [],
      );
      expect(versions).toEqual(Array.from({ length: choices }, (_, i) => i + 1));
      expect(client.position?.view.outcome).toEqual(spectator.position?.view.outcome);
      for (const message of client.messages) expect(parse(serverMessage, message)).toEqual(message);
    }
    expect(spectator.offered).toEqual([]);

    // The shuffles can be checked: the seed fits the hash of the beginning, and the record replays with it.
    const { seed } = spectator.table;
    expect(seedHash(seed ?? '')).toBe(published);
    const response = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/record`);
    const record = readRecord(await response.text());
    expect(record.seed).toBe(seed);
    expect(record.keys).toHaveLength(choices);
    expect(replay(rules, record).over).toBe(true);
    expect((await devices[0]?.ask('GET', `/api/tables/${table}`))?.body.table).toMatchObject({
      status: 'finished',
    });
  });

  it('is played by a person among bots', async () => {
    const { port } = await run();
    const device = new Device(port);
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', bot: 'random' }));
    const { table } = await device.create({
      game,
      options,
      seats: [{ kind: 'person' }, ...bots],
      me: { seat: 0, name: 'Ada' },
    });
    const client = await device.sit(table.id, 0, undefined, true);
    while (!client.over && client.version < LONG_ENOUGH) {
      await client.until(() => client.over || client.offered.length > 0);
      const [key] = client.offered;
      if (key !== undefined) expect((await client.choose(key)).type).toBe('done');
    }
    expect(client.position?.view.outcome !== undefined || client.version >= LONG_ENOUGH).toBe(true);
  });
});
