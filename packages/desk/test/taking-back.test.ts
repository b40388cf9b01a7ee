import { gameById } from '@sietch/games';
import { type Seat, sure } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { Archive, Desk, MemoryJournal } from '../src/index.js';
import { PlainTable } from './table.js';

const { rules } = gameById('imperium');
const options = { players: 3, confirmTurns: true };
/** The last seat cannot make up its mind: were the others counted along with it, it would show. */
const FIDGET: Seat = 2;

/** A game in which the fidget takes every choice back as often as it may, until all undos are used up. */
async function fidgety(journal: MemoryJournal): Promise<{ table: PlainTable; undone: number }> {
  const table = await PlainTable.open(rules, 'fidget', options, journal);
  const { room } = table;
  const answer = (seat: Seat, key?: string) =>
    room.run(() => room.answer(seat, room.desk?.version ?? 0, key));
  const ends = () => room.desk === undefined || room.desk.over;
  let [undone, spent] = [0, false];
  while (!spent && !ends()) {
    const [seat = 0] = room.desk?.asked ?? [];
    const keys = room.positionFor(seat)?.view.decision?.choices?.map(({ key }) => key) ?? [];
    const key = keys.find((each) => each.startsWith('agent:')) ?? keys[0] ?? '';
    await answer(seat, key);
    for (; seat === FIDGET && room.positionFor(seat)?.canUndo === true; undone++) {
      await answer(seat);
      await answer(seat, key);
    }
    const { version = 0, safeVersion = 0 } = room.desk ?? {};
    spent = version === safeVersion && room.desk?.mayTakeBack(FIDGET) === false;
  }
  return { table, undone };
}

describe('taking back without end', () => {
  it('uses up nobody else’s undos, and does not begin anew when the game is read again', async () => {
    const journal = new MemoryJournal();
    const { table, undone } = await fidgety(journal);
    expect(undone).toBe(1000);
    await table.room.leave();
    for (const each of [table, await PlainTable.open(rules, 'fidget', options, journal)])
      expect([0, 1, 2].map((seat) => each.room.desk?.mayTakeBack(seat))).toEqual([true, true, false]);
  });

  it('is refused, and leaves little to be replayed when the game is read', async () => {
    const table = await PlainTable.open(gameById('arrakis').rules, 'fidget');
    const chairs = await table.sitEverywhere(false);
    const { room } = table;
    const unsafe = () => (room.desk?.version ?? 0) - (room.desk?.safeVersion ?? 0);
    const asked = () => chairs.find(({ offered }) => offered.length > 0) ?? sure(chairs[0], 'chair');
    let [fidget, key] = [asked(), ''];
    // Some way into a turn, where one choice taken back does not make the one before it safe.
    for (; unsafe() < 3 || fidget.position?.canUndo !== true; ) {
      fidget = asked();
      key = fidget.offered.at(-1) ?? '';
      await fidget.choose(key);
    }
    const takeBack = () => fidget.ask({ type: 'undo', version: fidget.position?.version ?? 0 });
    while (fidget.position?.canUndo === true) {
      expect(await takeBack()).toMatchObject({ type: 'done' });
      await fidget.choose(key);
    }
    expect(await takeBack()).toMatchObject({ type: 'error', code: 'too-many' });
    expect(unsafe()).toBeLessThanOrEqual(121);
  });

  it('makes it no more work to look at a moment, or to write the record', async () => {
    let clones = 0;
    const counting = Object.assign(Object.create(rules) as typeof rules, {
      clone: (state: Parameters<typeof rules.clone>[0]) => {
        clones++;
        return rules.clone(state);
      },
    });
    const game = { rules: counting, options, seed: 'fidget' };
    const journal = new MemoryJournal();
    const desk = new Desk(game);
    const [seat = 0] = desk.asked;
    const key = desk.viewFor(seat).decision?.choices?.find((each) => each.key.startsWith('agent:'))?.key;
    const add = async (chosen?: string) =>
      journal.append(desk.apply({ sequence: desk.version + 1, seat, key: chosen, at: 0 }));
    await add(key);
    for (let i = 0; i < 300; i++) {
      await add();
      await add(key);
    }
    const archive = await new Archive({ game }, journal).readOn();
    clones = 0;
    const [earlier, later] = [await archive.sceneFor(seat, 600), await archive.sceneFor(seat, 601)];
    expect(later.view).toEqual(desk.viewFor(seat));
    expect(earlier.view).not.toEqual(later.view);
    expect((await archive.record()).keys).toEqual([key]);
    expect(clones).toBeLessThan(20);
  });
});
