import { GAMES, gameById } from '@sietch/games';
import { type AnyRules, readRecord, replay, retell, type State } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { type Entry, MemoryJournal, type Snapshot } from '../src/index.js';
import { pickerOf, shortGame } from './short-game.js';
import { type Chair, PlainTable } from './table.js';

const raised = (rules: AnyRules, change: Partial<AnyRules> = {}): AnyRules => ({
  ...rules,
  version: `${rules.version}+`,
  ...change,
});

/** A journal as versions before snapshots wrote it. */
class BareJournal extends MemoryJournal {
  override async append({ outcome: _, ...entry }: Entry) {
    return super.append(entry);
  }

  override async keep(): Promise<void> {}
}

/** A journal of a server that is killed: it never keeps more than the first snapshot. */
class HastyJournal extends MemoryJournal {
  override async keep(snapshot: Snapshot): Promise<void> {
    if (snapshot.sequence === 0 || snapshot.continues !== undefined) await super.keep(snapshot);
  }
}

async function play(
  rules: AnyRules,
  seed: string,
  journal: MemoryJournal,
  choices = Number.POSITIVE_INFINITY,
): Promise<PlainTable> {
  const table = await PlainTable.open(rules, seed, {}, journal);
  const pick = pickerOf(seed);
  const room = table.room;
  for (let made = 0; made < choices && room.desk?.over === false; made++) {
    const { asked, version } = room.desk;
    const [seat = 0] = asked;
    const key = pick(room.desk.viewFor(seat).decision?.choices ?? [])?.key ?? '';
    await room.run(() => room.answer(seat, version, key));
  }
  return table;
}

async function wholeLog(chair: Chair): Promise<unknown[]> {
  const changes: unknown[] = [];
  for (let more = true; more; ) {
    const log = await chair.ask({ type: 'log', from: changes.length });
    if (log.type !== 'log') throw new Error(JSON.stringify(log));
    changes.push(...log.changes);
    more = log.more;
  }
  return changes;
}

const HALF = 70;

describe.each(GAMES)('a game of $id', ({ rules }) => {
  const seed = 'upgrade';

  it('goes on by newer rules from where it stood, as a new part', async () => {
    const journal = new MemoryJournal();
    const old = await play(rules, seed, journal, HALF);
    const before = old.room.positionFor(0);
    const log = await wholeLog(await old.seat(0));
    await old.room.leave();

    const newer = raised(rules);
    const table = await PlainTable.open(newer, seed, {}, journal);
    expect(table.parts).toMatchObject([{ why: 'other-rules', before: rules.version, givenUp: 0 }]);
    expect(table.room.positionFor(0)?.view).toEqual(before?.view);
    expect(await wholeLog(await table.seat(0))).toEqual(log);
    const further = await play(newer, seed, journal, HALF);
    expect(further.parts).toEqual([]);
    expect(further.room.desk?.version).toBe(2 * HALF);
  });

  it('stored before there were snapshots goes on by newer rules', async () => {
    const journal = new BareJournal();
    const old = await play(rules, seed, journal, HALF);
    const table = await PlainTable.open(raised(rules), seed, {}, journal);
    expect(table.room.positionFor(0)).toEqual(old.room.positionFor(0));
    expect(table.room.desk?.version).toBe(HALF);
  });
});

describe('a whole game', () => {
  const { rules } = gameById('uprising');
  const seed = 'upgrade';

  it('that newer rules took over ends with a record of both parts', async () => {
    const journal = new MemoryJournal();
    const old = await play(rules, seed, journal, HALF);
    await old.room.leave();

    const newer = raised(rules);
    const ended = await play(newer, seed, journal);
    expect(ended.parts).toHaveLength(1);
    const record = readRecord(await ended.record());
    expect(record.rules).toBe(rules.version);
    expect(record.continued?.some((part) => part.rules === newer.version)).toBe(true);
    const { game, gaps, exact } = retell(newer, record);
    expect({ over: game.over, gaps, exact }).toEqual({ over: true, gaps: [], exact: false });
  });

  it('that ended by older rules is watched as it was', async () => {
    const journal = new MemoryJournal();
    const old = await play(rules, seed, journal);
    const scenes = [];
    const spectator = await old.seat(undefined);
    const last = old.room.desk?.version ?? 0;
    const moments = [0, 1, 33, Math.floor(last / 2), last];
    for (const version of moments)
      scenes.push(await spectator.ask({ type: 'scene', version, seat: 0, id: 's' }));
    const newer = raised(rules);
    const table = await PlainTable.open(newer, seed, {}, journal);
    expect(table.parts).toEqual([]);
    expect(table.room.desk?.over).toBe(true);
    const visitor = await table.seat(undefined);
    for (const [index, version] of moments.entries())
      expect(await visitor.ask({ type: 'scene', version, seat: 0, id: 's' })).toEqual(scenes[index]);
    const { gaps, game } = retell(newer, readRecord(await table.record()));
    expect({ gaps, over: game.over }).toEqual({ gaps: [], over: true });
  });
});

describe('rules that changed without a word', () => {
  const { rules } = gameById('imperium');
  const { seed, keys } = shortGame(rules, {}, 2);
  const from = 31;
  /** From some choice on, one more number is drawn from the stream. */
  const altered: AnyRules = {
    ...rules,
    answer: (game, choice, seat) => {
      if (game.state.step === from) (game.state as State & { round: number }).round += 0.5;
      rules.answer(game, choice, seat);
    },
  };

  it('are found by what came of the choices; the game goes on from the last that came out as it did', async () => {
    const journal = new HastyJournal();
    const old = await PlainTable.open(rules, seed, {}, journal);
    const views: unknown[] = [old.room.desk?.viewFor(0)];
    for (const [version, { seat, key }] of keys.slice(0, 40).entries()) {
      await old.room.run(() => old.room.answer(seat, version, key));
      views.push(old.room.desk?.viewFor(0));
    }
    const table = await PlainTable.open(altered, seed, {}, journal);
    expect(table.parts).toMatchObject([{ why: 'diverged', before: rules.version, givenUp: 40 - from + 1 }]);
    expect(table.room.desk?.version).toBe(40);
    expect(table.room.desk?.viewFor(0)).toEqual(views[from - 1]);
    // Once is enough: the part that was begun is sound.
    const again = await PlainTable.open(altered, seed, {}, journal);
    expect(again.parts).toEqual([]);
    expect(again.room.desk?.viewFor(0)).toEqual(views[from - 1]);
    const ended = await play(altered, seed, journal);
    expect(ended.room.desk?.over).toBe(true);
    expect(replay(altered, readRecord(await ended.record())).over).toBe(true);
  });

  it('are not suspected when nothing changed, however often the server was killed', async () => {
    const journal = new HastyJournal();
    await play(rules, seed, journal, 90);
    const table = await PlainTable.open(rules, seed, {}, journal);
    expect(table.parts).toEqual([]);
    expect(table.room.desk?.version).toBe(90);
  });
});

describe('a damaged snapshot', () => {
  it('is not used: the one before it is', async () => {
    const { rules } = gameById('imperium');
    const journal = new MemoryJournal();
    const table = await play(rules, 'damage', journal, HALF);
    const view = table.room.desk?.viewFor(1);
    await table.room.leave();
    const snapshot = await journal.latest(HALF);
    if (snapshot === undefined) throw new Error('Nothing was kept.');
    await journal.keep({ ...snapshot, state: { ...snapshot.state, step: 7 } });
    const again = await PlainTable.open(rules, 'damage', {}, journal);
    expect(again.room.desk?.viewFor(1)).toEqual(view);
    expect(again.parts).toEqual([]);
  });
});

describe('rules that cannot go on with a game', () => {
  it('say so and change nothing, so that others can', async () => {
    const { rules } = gameById('arrakis');
    const journal = new MemoryJournal();
    const table = await play(rules, 'stranded', journal, HALF);
    await table.room.leave();
    const helpless = raised(rules, {
      adopt: () => {
        throw new Error('What is this?');
      },
    });
    await expect(PlainTable.open(helpless, 'stranded', {}, journal)).rejects.toMatchObject({
      code: 'rules-changed',
    });
    const able = await PlainTable.open(raised(rules), 'stranded', {}, journal);
    expect(able.room.positionFor(0)?.view).toEqual(table.room.positionFor(0)?.view);
  });
});
