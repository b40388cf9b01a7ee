import { GAMES } from '@sietch/games';
import { Game } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { shortGame } from './short-game.js';
import { PlainTable } from './table.js';

describe.each(GAMES)('why something cannot be chosen in $id', ({ rules }) => {
  it('is told with every position to the seat that is asked, and to nobody else', async () => {
    const { seed, keys } = shortGame(rules, {}, 1);
    const table = await PlainTable.open(rules, seed);
    const chairs = await table.sitEverywhere(false);
    const patching = await table.sitEverywhere(true);
    const game = Game.start(rules, rules.parseOptions({}), seed);
    let told = 0;
    for (const { seat, key } of keys.slice(0, 80)) {
      await chairs[seat]?.choose(key);
      game.apply(key, seat);
      const asked = game.state.decision?.seats[0];
      for (const [index, chair] of chairs.entries()) {
        const expected =
          chair.seat !== undefined && chair.seat === asked ? rules.refusals(game.state) : undefined;
        expect(chair.position?.refusals).toEqual(expected);
        expect(patching[index]?.position?.refusals).toEqual(expected);
        told += expected?.length ?? 0;
      }
    }
    expect(told).toBeGreaterThan(40);
    // Whoever comes back is told again, and so is whoever answers too late.
    const back = await table.seat(game.state.decision?.seats[0]);
    expect(back.position?.refusals).toEqual(rules.refusals(game.state));
    expect(await back.choose('end', 3)).toMatchObject({
      code: 'stale',
      position: { refusals: rules.refusals(game.state) },
    });
  });
});
