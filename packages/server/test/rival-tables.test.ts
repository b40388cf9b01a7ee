import { gameById } from '@sietch/games';
import { readRecord, replay } from '@sietch/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

afterEach(stopAll);

/** Tables with fewer people than the board has places: automata of the rulebook take the rest. */
const TABLES = [
  { game: 'imperium', options: { players: 1, difficulty: 'mentat' } },
  { game: 'imperium', options: { players: 2 } },
  { game: 'uprising', options: { players: 1, rivals: ['muaddib', 'lady-jessica'], variants: ['row-dice'] } },
  { game: 'uprising', options: { players: 2, rivals: ['princess-irulan'], variants: ['smart-politics'] } },
] as const;

describe.each(TABLES)('a table of $game for $options.players against Rivals', ({ game, options }) => {
  const { rules } = gameById(game);

  it('is played to its end over WebSockets, Rivals among the places, and its record replays', async () => {
    const { port } = await run();
    const { table, clients } = await gather(port, { game, options }, options.players);
    const spectator = await new Device(port).sit(table, undefined);
    const choices = await playOut(clients, 'rivals');
    for (const client of [spectator, ...clients]) {
      await client.until(() => client.over && client.table.status === 'finished');
      expect(client.table.seats).toHaveLength(options.players);
      expect(client.position?.view.outcome?.standings).toHaveLength(3);
    }
    const response = await fetch(`http://127.0.0.1:${port}/api/tables/${table}/record`);
    const record = readRecord(await response.text());
    expect(record.options).toMatchObject(options);
    expect(record.keys).toHaveLength(choices);
    expect(replay(rules, record).over).toBe(true);
  });

  it('tells nobody the order of the House Hagal deck', async () => {
    const { port } = await run();
    const { table, clients } = await gather(port, { game, options }, options.players);
    const spectator = await new Device(port).sit(table, undefined);
    await playOut(clients, 'deck', async (_, count) => count >= 12);
    for (const { position } of [spectator, ...clients]) {
      const view = position?.view as { readonly rivals?: Readonly<Record<string, unknown>> } | undefined;
      expect(Object.keys(view?.rivals ?? {}).sort()).toEqual([
        'cards',
        'deckCount',
        'discard',
        'swordmastersUnder',
        'turned',
      ]);
    }
  });
});

describe('options for Rivals', () => {
  it.each([
    ['imperium', { players: 2, difficulty: 'mentat' }, 2],
    ['imperium', { players: 1, rivals: ['paul-atreides', 'duke-leto-atreides'] }, 1],
    ['uprising', { players: 2, variants: ['row-dice'] }, 2],
  ])('that do not fit are refused: %s %j', async (game, options, seats) => {
    const { port } = await run();
    const wish = { game, options, seats: Array.from({ length: seats }, () => ({ kind: 'open' })) };
    const { status, body } = await new Device(port).ask('POST', '/api/tables', wish);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { code: 'bad-option' } });
  });
});
