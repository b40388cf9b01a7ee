import { GAMES } from '@sietch/games';
import { Game } from '@sietch/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { asked, playOut } from './whole-game.js';

afterEach(stopAll);

describe.each(GAMES)('why something cannot be chosen in $id', ({ id, rules }) => {
  const options = rules.parseOptions({});
  const seats = Array.from({ length: rules.seats(options) }, (_, seat) => seat);

  it('is told with every position to the seat that is asked, and to nobody else', async () => {
    const { port } = await run({ newSeed: () => 'refusals' });
    const device = new Device(port);
    const { table } = await device.create({ game: id });
    for (const seat of seats) await device.claim(table.id, seat, `P${seat}`);
    const players = await Promise.all(seats.map((seat) => device.sit(table.id, seat)));
    const patching = await Promise.all(seats.map((seat) => device.sit(table.id, seat, undefined, true)));
    const spectator = await device.sit(table.id, undefined);
    const game = Game.start(rules, options, 'refusals');
    let told = 0;
    await playOut(players, 'refusals', async ({ seat, key }, count) => {
      game.apply(key, seat);
      const everybody = [...players, ...patching, spectator];
      await Promise.all(everybody.map((client) => client.until(() => client.version === count)));
      const current = await asked(players);
      for (const [index, client] of players.entries()) {
        const expected = client === current ? rules.refusals(game.state) : undefined;
        expect(client.position?.refusals).toEqual(expected);
        expect(patching[index]?.position?.refusals).toEqual(expected);
        told += expected?.length ?? 0;
      }
      expect(spectator.position?.refusals).toBeUndefined();
      return count === 80;
    });
    expect(told).toBeGreaterThan(40);
    // Whoever comes back is told again, and so is whoever answers too late.
    const seat = players.findIndex(({ offered }) => offered.length > 0);
    const back = await device.sit(table.id, seat);
    expect(back.position?.refusals).toEqual(rules.refusals(game.state));
    expect(await back.choose('end', 3)).toMatchObject({
      code: 'stale',
      position: { refusals: rules.refusals(game.state) },
    });
  });
});
