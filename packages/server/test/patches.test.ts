import { GAMES } from '@sietch/games';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { patched } from '../src/index.js';
import { ViewText } from '../src/live/view-text.js';
import { run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

const value = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(-0),
  fc.string(),
  fc.constant(undefined),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.array(fc.record({ a: fc.nat(3), b: fc.option(fc.string(), { nil: undefined }) }), { maxLength: 3 }),
  fc.array(fc.oneof(fc.constant(null), fc.record({ a: fc.nat() })), { maxLength: 2 }),
  fc.dictionary(fc.constantFrom('x', 'y'), fc.nat(2)),
  fc.dictionary(fc.constantFrom('x', 'y', '2'), fc.record({ a: fc.nat(2) })),
  fc.dictionary(fc.constantFrom('x', 'a/b'), fc.record({ a: fc.nat(2) })),
);
const views = fc.dictionary(fc.constantFrom('round', 'players', 'decision', 'row', 'a"b'), value);
const plain = (view: object): Record<string, unknown> => JSON.parse(JSON.stringify(view));

describe('a view in pieces', () => {
  it('is, whole, what JSON makes of it', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(new ViewText(view).whole()).toBe(JSON.stringify(view));
      }),
    );
  });

  it('leads, by its changes, from any earlier view to the later one', () => {
    fc.assert(
      fc.property(views, views, (before, after) => {
        const old = new ViewText(before);
        const changes = JSON.parse(new ViewText(after, old, undefined).changesSince(old));
        const position = { version: 1, canUndo: false, view: plain(before) };
        expect(patched(position, { version: 2, canUndo: true, view: changes })).toEqual({
          version: 2,
          canUndo: true,
          view: plain(after),
        });
      }),
    );
  });

  it('has no changes since itself', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(new ViewText(view).changesSince(new ViewText(view))).toBe('{"set":{},"unset":[]}');
      }),
    );
  });
});

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
