import { GAMES } from '@sietch/games';
import { afterEach, describe, expect, it } from 'vitest';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

describe.each(GAMES)('a client that asks for patches at a table of $id', ({ id, rules }) => {
  const places = Array.from({ length: rules.seats(rules.parseOptions({})) }, (_, seat) => seat);

  it('always stands where one that gets whole views stands, whenever it came, in fewer bytes', async () => {
    const { port } = await run();
    const device = new Device(port);
    const { table } = await device.create({ game: id });
    const early = await device.sit(table.id, undefined, undefined, true);
    for (const seat of places) await device.claim(table.id, seat, `P${seat}`);
    const seats = await Promise.all(places.map((seat) => device.sit(table.id, seat)));
    const patching = await Promise.all(places.map((seat) => device.sit(table.id, seat, undefined, true)));
    const spectator = await device.sit(table.id, undefined);
    await playOut(seats, 'patches', async ({ seat }, count) => {
      const { position } = seats[seat] ?? {};
      if (position?.canUndo && count % 7 === 0)
        await seats[seat]?.ask({ type: 'undo', version: position.version });
      const version = seats[seat]?.version ?? 0;
      if (count % 20 === 0) {
        patching[1]?.close();
        patching[1] = await device.sit(table.id, 1, undefined, true);
      }
      const all = [...seats, ...patching, spectator, early];
      await Promise.all(all.map((client) => client.until(() => client.version >= version)));
      for (const [index, client] of patching.entries())
        expect(client.position).toEqual(seats[index]?.position);
      expect(early.position).toEqual(spectator.position);
      return count === 150;
    });
    const bytes = (received: readonly string[]) => received.reduce((sum, text) => sum + text.length, 0);
    expect(bytes(patching[0]?.received ?? []) * 2).toBeLessThan(bytes(seats[0]?.received ?? []));
  });
});
