import { GAMES, gameById } from '@sietch/games';
import { describe, expect, it } from 'vitest';
import { Archive, Desk, MemoryJournal } from '../src/index.js';
import { shortGame } from './short-game.js';
import { PlainTable } from './table.js';

const { rules } = gameById('imperium');

describe.each(GAMES)('the past of a game of $id', ({ rules }) => {
  it('can be looked at as it was then, by everybody with their own eyes', async () => {
    const { seed, keys } = shortGame(rules, {}, 2);
    const table = await PlainTable.open(rules, seed);
    const chairs = await table.sitEverywhere(false);
    const some = keys.slice(0, 60);
    const seen = chairs.map((chair) => [chair.position?.view]);
    for (const { seat, key } of some) {
      await chairs[seat]?.choose(key);
      for (const [index, chair] of chairs.entries()) seen[index]?.push(chair.position?.view);
    }
    for (const [index, chair] of chairs.entries())
      for (const version of [0, 1, 19, 20, 21, 45, some.length]) {
        const scene = await chair.ask({ type: 'scene', version });
        expect(scene).toMatchObject({ type: 'scene', position: { version, canUndo: false } });
        expect(scene.type === 'scene' && scene.position.view).toEqual(seen[index]?.[version]);
      }
  });

  it('opens to all eyes when the game is over, and not before', async () => {
    const { seed, keys } = shortGame(rules);
    const table = await PlainTable.open(rules, seed);
    const spectator = await table.seat(undefined, true);
    const early = await spectator.ask({ type: 'scene', version: 0, seat: 1 });
    expect(early).toMatchObject({ type: 'error', code: 'not-finished' });
    const log = await spectator.ask({ type: 'log', from: 0, seat: 1 });
    expect(log).toMatchObject({ type: 'error', code: 'not-finished' });
    for (const [index, { seat, key }] of keys.entries())
      await table.room.run(() => table.room.answer(seat, index, key));
    const scene = await spectator.ask({ type: 'scene', version: 0, seat: 1 });
    expect(scene).toMatchObject({ type: 'scene', seat: 1, position: { version: 0, view: { seat: 1 } } });
    expect(await spectator.ask({ type: 'record' })).toMatchObject({ type: 'record' });
    for (const look of [{ type: 'scene', version: 0 } as const, { type: 'log', from: 0 } as const])
      expect(await spectator.ask({ ...look, seat: 15 })).toMatchObject({ code: 'unknown-seat' });
    expect(table.troubles).toEqual([]);
  });
});

describe('an archive', () => {
  it('knows after an undo the position of the choice before, and what was taken back all the same', async () => {
    const game = { rules, options: { players: 3, confirmTurns: true }, seed: 'undo' };
    const journal = new MemoryJournal();
    const desk = new Desk(game);
    const take = async (wanted?: (key: string) => boolean): Promise<void> => {
      const [seat = 0] = desk.asked;
      const keys = desk.viewFor(seat).decision?.choices?.map(({ key }) => key) ?? [];
      const key = wanted === undefined ? keys[0] : keys.find(wanted);
      await journal.append(desk.apply({ sequence: desk.version + 1, seat, key: key ?? '', at: 0 }));
    };
    while (!desk.viewFor(desk.asked[0]).decision?.choices?.some(({ key }) => key.startsWith('agent:')))
      await take();
    const [seat = 0] = desk.asked;
    const before = desk.version;
    const view = desk.viewFor(seat);
    await take((key) => key.startsWith('agent:'));
    const after = desk.viewFor(seat);
    expect(desk.standingFor(seat).canUndo).toBe(true);
    await journal.append(desk.apply({ sequence: desk.version + 1, seat, at: 0 }));
    const archive = await new Archive({ game }, journal).readOn();
    expect((await archive.sceneFor(seat, before)).view).toEqual(view);
    expect((await archive.sceneFor(seat, before + 1)).view).toEqual(after);
    expect((await archive.sceneFor(seat, before + 2)).view).toEqual(view);
    expect((await archive.logFor(seat, before + 2)).changes).toEqual([
      { version: before + 2, seat, undone: true, events: [] },
    ]);
  });

  it('tells a long log in portions, also one whose entries do not say what came of them', async () => {
    const { seed, keys } = shortGame(rules);
    const game = { rules, options: {}, seed };
    const [told, bare] = [new MemoryJournal(), new MemoryJournal()];
    const desk = new Desk(game);
    for (const [index, { seat, key }] of keys.entries()) {
      const { outcome, ...entry } = desk.apply({ sequence: index + 1, seat, key, at: 0 });
      await told.append({ ...entry, ...(outcome === undefined ? {} : { outcome }) });
      await bare.append(entry);
    }
    const logs = [];
    for (const journal of [told, bare]) {
      const archive = await new Archive({ game }, journal).readOn();
      const changes = [];
      for (let from = 0, more = true; more; from = changes.length) {
        const portion = await archive.logFor(undefined, from);
        changes.push(...portion.changes);
        more = portion.more;
      }
      expect(changes.map(({ version }) => version)).toEqual(
        Array.from({ length: keys.length + 1 }, (_, i) => i),
      );
      logs.push(changes);
    }
    expect(logs[1]).toEqual(logs[0]);
  });

  it('makes the record bit by bit: whoever keeps the table does other things in between', async () => {
    const { seed, keys } = shortGame(rules);
    const journal = new MemoryJournal();
    const game = { rules, options: {}, seed };
    const desk = new Desk(game);
    for (const { seat, key } of keys)
      await journal.append(desk.apply({ sequence: desk.version + 1, seat, key, at: 0 }));
    let pauses = 0;
    const archive = await new Archive({ game }, journal).readOn();
    const { keys: told } = await archive.record(async () => {
      pauses++;
    });
    expect(told).toHaveLength(keys.length);
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(keys.length / 20));
  });

  it('makes the record once, however often it is asked for, until there is more to tell', async () => {
    const { seed, keys } = shortGame(rules);
    let looked = 0;
    class Counting extends MemoryJournal {
      override latest(upTo: number) {
        looked++;
        return super.latest(upTo);
      }
    }
    const journal = new Counting();
    const game = { rules, options: {}, seed };
    const desk = new Desk(game);
    const archive = new Archive({ game }, journal);
    const add = async (some: typeof keys) => {
      for (const { seat, key } of some)
        await journal.append(desk.apply({ sequence: desk.version + 1, seat, key, at: 0 }));
      return (await archive.readOn()).record();
    };
    expect((await add(keys.slice(0, 5))).keys).toHaveLength(5);
    const before = looked;
    expect((await add([])).keys).toHaveLength(5);
    expect(looked).toBe(before);
    expect((await add(keys.slice(5, 8))).keys).toEqual(keys.slice(0, 8).map(({ key }) => key));
  });
});
