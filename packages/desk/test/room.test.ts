import { gameById } from '@sietch/games';
import { describe, expect, it } from 'vitest';
import { type Appended, type Entry, MemoryJournal } from '../src/index.js';
import { PlainTable } from './table.js';

const { rules } = gameById('imperium');
const options = { players: 3 };

/** A journal whose next answers are chosen by the test. */
class UnsteadyJournal extends MemoryJournal {
  readonly plan: ('fail' | 'steal' | 'hold')[] = [];
  release: () => void = () => {};

  override async append(entry: Entry): Promise<Appended> {
    const next = this.plan.shift();
    if (next === 'fail') throw new Error('The disk is full.');
    if (next === 'hold')
      await new Promise<void>((resolve) => {
        this.release = resolve;
      });
    return next === 'steal' ? 'conflict' : super.append(entry);
  }
}

async function twoAtATable() {
  const journal = new UnsteadyJournal();
  const table = await PlainTable.open(rules, 'room', options, journal);
  const chairs = await table.sitEverywhere(true);
  const asked = chairs.find(({ offered }) => offered.length > 1);
  const other = chairs.find((chair) => chair !== asked);
  if (asked === undefined || other === undefined) throw new Error('Nobody is asked.');
  return { journal, table, asked, other };
}

describe('a choice', () => {
  it('is told to nobody before it is durable', async () => {
    const { journal, asked, other } = await twoAtATable();
    const before = other.received.length;
    journal.plan.push('hold');
    const answer = asked.choose(asked.offered[0] ?? '');
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    expect(other.received).toHaveLength(before);
    journal.release();
    expect(await answer).toMatchObject({ type: 'done', version: 1 });
    expect(other.position?.version).toBe(1);
  });

  it('that cannot be kept has not happened, and play goes on when it can', async () => {
    const { journal, table, asked, other } = await twoAtATable();
    const [key = ''] = asked.offered;
    const { view } = other.position ?? {};
    journal.plan.push('fail');
    expect(await asked.choose(key)).toMatchObject({ type: 'error', code: 'storage-failed' });
    expect(table.troubles).toEqual(['append']);
    expect(await asked.ask({ type: 'look' })).toMatchObject({ type: 'done' });
    expect(other.position).toMatchObject({ version: 0, view });
    expect(await asked.choose(key)).toMatchObject({ type: 'done', version: 1 });
  });

  it('that somebody anticipated elsewhere is refused with how things stand there', async () => {
    const { journal, asked, other, table } = await twoAtATable();
    const [first = '', second = ''] = asked.offered;
    // Another process writes behind this one's back.
    await MemoryJournal.prototype.append.call(journal, {
      sequence: 1,
      seat: asked.seat ?? 0,
      key: first,
      at: 0,
    });
    journal.plan.push('steal');
    const answer = await asked.choose(second);
    expect(answer).toMatchObject({ type: 'error', code: 'stale', position: { version: 1 } });
    const twin = await PlainTable.open(rules, 'room', options);
    await twin.room.run(() => twin.room.answer(asked.seat ?? 0, 0, first));
    expect(other.position?.view).toEqual(JSON.parse(JSON.stringify(twin.room.positionFor(other.seat)?.view)));
    expect(table.troubles).toEqual([]);
  });

  it('made elsewhere is applied and told as soon as the room hears of it', async () => {
    const { journal, table, asked, other } = await twoAtATable();
    const [first = ''] = asked.offered;
    await MemoryJournal.prototype.append.call(journal, {
      sequence: 1,
      seat: asked.seat ?? 0,
      key: first,
      at: 0,
    });
    await table.room.catchUp();
    expect(other.position?.version).toBe(1);
    expect(other.messages.at(-1)).toMatchObject({ type: 'update', change: { version: 1 } });
  });
});

describe('what is told later', () => {
  it('is told to everybody before anybody gets a newer position, so that patches fit', async () => {
    const table = await PlainTable.open(gameById('arrakis').rules, 'late');
    const chairs = await table.sitEverywhere(true);
    const { room } = table;
    for (let turn = 0; turn < 300 && room.desk?.over === false; turn++) {
      table.tellsLater = turn % 4 !== 3;
      const [seat = 0] = room.desk.asked;
      const choices = room.desk.viewFor(seat).decision?.choices ?? [];
      const key = choices[(turn * 7) % choices.length]?.key;
      const { version } = room.desk;
      await room.run(() => room.answer(seat, version, key));
      if (turn % 4 === 1) await chairs[turn % 3]?.choose('whatever', version);
      if (turn % 4 === 2) await table.seat(turn % 8 === 2 ? undefined : 0, true);
      if (turn % 4 !== 3) continue;
      for (const { seat, position } of chairs)
        expect(position).toEqual(JSON.parse(JSON.stringify(room.positionFor(seat))));
    }
  });
});
