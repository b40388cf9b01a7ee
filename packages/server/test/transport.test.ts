import { GAMES } from '@sietch/games';
import { afterEach, describe, expect, it } from 'vitest';
import { shortGame } from '../../desk/test/short-game.js';
import { PlainTable } from '../../desk/test/table.js';
import { play } from '../../desk/test/worlds.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

/** Long enough for every kind of update; the secrecy of a desk itself is proved beside it. */
const CHOICES = 200;

const updates = (received: readonly string[]): string[] =>
  received.filter((text) => text.startsWith('{"type":"update","change"'));

describe.each(GAMES)('over sockets, at a table of $id', ({ id, rules }) => {
  it('every seat and the spectator is sent what the desk has for it, byte by byte, and nothing of the server', async () => {
    const game = shortGame(rules, {}, 1);
    const { port } = await run({ newSeed: () => game.seed });
    const device = new Device(port);
    const seats = Array.from({ length: rules.seats(rules.parseOptions({})) }, (_, seat) => seat);
    const { table } = await device.create({ game: id, me: { seat: 0, name: 'P0' } });
    for (const seat of seats.slice(1)) await device.claim(table.id, seat, `P${seat}`);
    const players = await Promise.all(seats.map((seat) => device.sit(table.id, seat, undefined, true)));
    const spectator = await device.sit(table.id, undefined, undefined, true);
    await playOut(players, game.seed, async (_, count) => count === CHOICES);
    const plain = await PlainTable.open(rules, game.seed);
    const chairs = await plain.sitEverywhere(true);
    await play(chairs, game.keys.slice(0, CHOICES));
    for (const [index, client] of [...players, spectator].entries()) {
      await client.until(() => client.version === CHOICES);
      expect(updates(client.received)).toEqual(updates(chairs[index]?.received ?? []));
      expect(client.received.join('')).not.toMatch(/"seed":|"tokenHash"|"hostHash"|"secret"/);
    }
  });
});
