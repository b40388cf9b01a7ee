import { GAMES, gameById } from '@sietch/games';
import { describe, expect, it } from 'vitest';
import { Archive } from '../src/index.js';
import { shortGame } from './short-game.js';
import { PlainTable } from './table.js';

const { rules } = gameById('imperium');

describe.each(GAMES)('the past of a game of $id', ({ rules }) => {
  it('can be looked at as it was then, by everybody with their own eyes', async () => {
    const { seed, keys } = shortGame(rules, 2);
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
  });
});

describe('an archive', () => {
  it('knows after an undo the position of the choice before, and what was taken back all the same', () => {
    const options = { players: 3, confirmTurns: true };
    const archive = new Archive({ rules, options, seed: 'undo' });
    const take = (wanted?: (key: string) => boolean): void => {
      const [seat = 0] = archive.asked;
      const keys = archive.viewFor(seat).decision?.choices?.map(({ key }) => key) ?? [];
      const key = wanted === undefined ? keys[0] : keys.find(wanted);
      archive.apply({ sequence: archive.version + 1, seat, key: key ?? '', at: 0 });
    };
    while (!archive.viewFor(archive.asked[0]).decision?.choices?.some(({ key }) => key.startsWith('agent:')))
      take();
    const [seat = 0] = archive.asked;
    const before = archive.version;
    const view = archive.viewFor(seat);
    take((key) => key.startsWith('agent:'));
    const after = archive.viewFor(seat);
    expect(archive.standingFor(seat).canUndo).toBe(true);
    archive.apply({ sequence: archive.version + 1, seat, at: 0 });
    expect(archive.sceneFor(seat, before).view).toEqual(view);
    expect(archive.sceneFor(seat, before + 1).view).toEqual(after);
    expect(archive.sceneFor(seat, before + 2).view).toEqual(view);
    expect(archive.logFor(seat, before + 2).changes).toEqual([
      { version: before + 2, seat, undone: true, events: [] },
    ]);
  });

  it('tells a long log in portions', () => {
    const { seed, keys } = shortGame(rules);
    const archive = new Archive({ rules, options: {}, seed });
    for (const [index, { seat, key }] of keys.entries())
      archive.apply({ sequence: index + 1, seat, key, at: 0 });
    const versions: number[] = [];
    for (let from = 0, more = true; more; from = versions.length) {
      const portion = archive.logFor(undefined, from);
      versions.push(...portion.changes.map(({ version }) => version));
      more = portion.more;
    }
    expect(versions).toEqual(Array.from({ length: keys.length + 1 }, (_, i) => i));
  });
});
