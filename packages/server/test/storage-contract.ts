import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHAT_KEPT, type Storage } from '../src/storage/storage.js';
import { describeAccounts } from './account-contract.js';
import { describeOperator } from './operator-contract.js';
import { storedTable } from './stored-table.js';

const EMPTY = {
  random: { key: [1], counter: 0 },
  agenda: [],
  decision: { kind: 'k', seats: [0] },
  floor: 0,
  lastSeat: 0,
};

/** What every storage promises. `reopen` closes it and opens the same data again, as a restart does. */
export function describeStorage(
  name: string,
  open: () => Promise<{ storage: Storage; reopen?: () => Promise<Storage>; destroy: () => Promise<void> }>,
): void {
  describe(`storage: ${name}`, () => {
    let storage: Storage;
    let opened: Awaited<ReturnType<typeof open>>;

    beforeEach(async () => {
      opened = await open();
      storage = opened.storage;
    });
    afterEach(() => opened.destroy());

    it('gives back a table as it was created, and nothing for an unknown id', async () => {
      await storage.createTable(storedTable('a'));
      expect(await storage.readTable('a')).toEqual(storedTable('a'));
      expect(await storage.readTable('b')).toBeUndefined();
    });

    it('refuses a second table with the same id', async () => {
      await storage.createTable(storedTable('a'));
      await expect(storage.createTable(storedTable('a', { seed: 'other' }))).rejects.toThrow();
      expect((await storage.readTable('a'))?.seed).toBe('seed');
    });

    it('updates a table only from the revision before', async () => {
      await storage.createTable(storedTable('a'));
      expect(await storage.updateTable(storedTable('a', { revision: 2, status: 'playing' }))).toBe(true);
      expect(await storage.updateTable(storedTable('a', { revision: 2, status: 'finished' }))).toBe(false);
      expect(await storage.updateTable(storedTable('a', { revision: 4, status: 'finished' }))).toBe(false);
      expect(await storage.updateTable(storedTable('zzz', { revision: 2 }))).toBe(false);
      expect((await storage.readTable('a'))?.status).toBe('playing');
    });

    it('lets one of many simultaneous updates win', async () => {
      await storage.createTable(storedTable('a'));
      const tries = Array.from({ length: 20 }, (_, i) =>
        storedTable('a', { revision: 2, seed: `seed ${i}` }),
      );
      const won = await Promise.all(tries.map((table) => storage.updateTable(table)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect((await storage.readTable('a'))?.seed).toBe(`seed ${won.indexOf(true)}`);
    });

    it('lists listed tables whose games are not over, the latest first, as many as asked for', async () => {
      const { settings } = storedTable('a');
      for (let i = 0; i < 5; i++) await storage.createTable(storedTable(`t${i}`, { createdAt: i }));
      await storage.createTable(
        storedTable('x', { createdAt: 99, settings: { ...settings, listed: false } }),
      );
      expect((await storage.listTables(3)).map(({ id }) => id)).toEqual(['t4', 't3', 't2']);
      await storage.updateTable(storedTable('t4', { revision: 2, settings: { ...settings, listed: false } }));
      expect(await storage.listTables(1)).toEqual([storedTable('t3', { createdAt: 3 })]);
      await storage.updateTable(storedTable('t3', { revision: 2, createdAt: 3, status: 'playing' }));
      await storage.updateTable(storedTable('t2', { revision: 2, createdAt: 2, status: 'finished' }));
      expect((await storage.listTables(9)).map(({ id }) => id)).toEqual(['t3', 't1', 't0']);
      expect(await storage.countTables()).toBe(6);
    });

    it('appends events and reads them in order from any point', async () => {
      const events = [
        { sequence: 1, seat: 0, key: 'agent:dagger>arrakeen', at: 5 },
        { sequence: 2, seat: 0, at: 6 },
        { sequence: 3, seat: 2, key: 'end', at: 7 },
      ];
      for (const event of events) expect(await storage.append('a', event)).toBe('appended');
      await storage.append('b', { sequence: 1, seat: 1, key: 'other', at: 1 });
      expect(await storage.readEntries('a', 0)).toEqual(events);
      expect(await storage.readEntries('a', 2)).toEqual(events.slice(2));
      expect(await storage.readEntries('a', 3)).toEqual([]);
      expect(await storage.readEntries('none', 0)).toEqual([]);
    });

    it('accepts a sequence once, whoever comes second', async () => {
      await storage.append('a', { sequence: 1, seat: 0, key: 'first', at: 1 });
      expect(await storage.append('a', { sequence: 1, seat: 1, key: 'second', at: 2 })).toBe('conflict');
      expect(await storage.readEntries('a', 0)).toEqual([{ sequence: 1, seat: 0, key: 'first', at: 1 }]);
    });

    it('keeps what came of an entry with it', async () => {
      const outcome = { events: [{ event: 'drew', secret: { seats: [1], token: 'ї' } }], mark: 'abc' };
      await storage.append('a', { sequence: 1, seat: 0, key: 'k', at: 1, outcome });
      expect(await storage.readEntries('a', 0)).toEqual([{ sequence: 1, seat: 0, key: 'k', at: 1, outcome }]);
    });

    it('finds the latest snapshot up to a sequence, and of several the one kept last', async () => {
      const snapshot = (sequence: number, rules: string, step: number) => ({
        sequence,
        rules,
        state: { ...EMPTY, step },
        mark: 'm',
        aside: { clocks: ['ґ'] },
      });
      expect(await storage.latestSnapshot('a', Number.POSITIVE_INFINITY)).toBeUndefined();
      await storage.keepSnapshot('a', snapshot(40, '2', 1));
      await storage.keepSnapshot('a', snapshot(0, '1', 2));
      await storage.keepSnapshot('a', snapshot(40, '1', 3));
      await storage.keepSnapshot('b', snapshot(99, '1', 4));
      expect(await storage.latestSnapshot('a', Number.POSITIVE_INFINITY)).toEqual(snapshot(40, '1', 3));
      expect(await storage.latestSnapshot('a', 39)).toEqual(snapshot(0, '1', 2));
      await storage.keepSnapshot('a', snapshot(40, '2', 5));
      if (opened.reopen !== undefined) storage = await opened.reopen();
      expect(await storage.latestSnapshot('a', 40)).toEqual(snapshot(40, '2', 5));
    });

    it('lets one of many simultaneous appends win', async () => {
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, seat) =>
          storage.append('a', { sequence: 1, seat, key: 'k', at: seat }),
        ),
      );
      expect(results.filter((result) => result === 'appended')).toHaveLength(1);
      expect((await storage.readEntries('a', 0))[0]?.seat).toBe(results.indexOf('appended'));
    });

    it('keeps the tables of many simultaneous appends apart', async () => {
      await Promise.all(
        Array.from({ length: 300 }, (_, i) =>
          storage.append(`t${i % 3}`, { sequence: Math.floor(i / 3) + 1, seat: 0, key: `k${i}`, at: i }),
        ),
      );
      for (const table of ['t0', 't1', 't2']) {
        const events = await storage.readEntries(table, 0);
        expect(events.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
      }
    });

    it('numbers chat lines and gives the latest of them in order', async () => {
      for (let i = 1; i <= 5; i++) {
        const line = { seat: 1, name: 'Ада', text: `рядок ${i}`, at: i };
        expect(await storage.appendChat('a', line)).toEqual({ number: i, ...line });
      }
      expect((await storage.readChat('a', 2)).map(({ text }) => text)).toEqual(['рядок 4', 'рядок 5']);
      expect(await storage.readChat('b', 2)).toEqual([]);
    });

    it('keeps the latest lines of a chat and goes on numbering', async () => {
      for (let i = 1; i <= CHAT_KEPT + 5; i++)
        await storage.appendChat('a', { seat: 0, name: 'n', text: `${i}`, at: i });
      const kept = await storage.readChat('a', CHAT_KEPT * 2);
      expect(kept).toHaveLength(CHAT_KEPT);
      expect([kept[0]?.number, kept.at(-1)?.number]).toEqual([6, CHAT_KEPT + 5]);
    });

    it('finds and forgets what a seat has said, to everybody and to its teams, and nothing else', async () => {
      const say = (channel: string, seat: number, at: number) =>
        storage.appendChat(channel, { seat, name: 'n', text: `${channel} ${seat}`, at });
      for (const channel of ['a', 'a 0 2', 'ab', 'a!']) await say(channel, 0, 1);
      await say('a', 1, 2);
      expect((await storage.chatBy('a', 0)).map(({ text }) => text).sort()).toEqual(['a 0', 'a 0 2 0']);
      await storage.dropChat('a', 0);
      expect(await storage.chatBy('a', 0)).toEqual([]);
      for (const channel of ['a', 'ab', 'a!']) expect(await storage.readChat(channel, 9)).toHaveLength(1);
    });

    it('tells what is new at a table, and that there is none', async () => {
      await storage.createTable(storedTable('a'));
      await storage.append('a', { sequence: 1, seat: 0, key: 'k', at: 1 });
      await storage.append('a', { sequence: 2, seat: 1, key: 'l', at: 2 });
      const second = { sequence: 2, seat: 1, key: 'l', at: 2 };
      expect(await storage.news('a', 1, 2)).toEqual({ entries: [] });
      expect(await storage.news('a', 1, 1)).toEqual({ entries: [second] });
      const changed = storedTable('a', { revision: 2, status: 'playing' });
      await storage.updateTable(changed);
      expect(await storage.news('a', 1, 1)).toEqual({ table: changed, entries: [second] });
      expect(await storage.news('none', 1, 0)).toEqual({ gone: true, entries: [] });
      const many = await Promise.all([2, 1, 0].map((sequence) => storage.news('a', 2, sequence)));
      expect(many.map(({ entries }) => entries.length)).toEqual([0, 1, 2]);
    });

    it('forgets a table with all that belongs to it, and nothing else', async () => {
      for (const id of ['a', 'b']) {
        await storage.createTable(storedTable(id, { hostAccount: 'ada' }));
        await storage.append(id, { sequence: 1, seat: 0, key: 'k', at: 1 });
        await storage.keepSnapshot(id, { sequence: 0, rules: '1', state: { ...EMPTY, step: 0 }, mark: 'm' });
        for (const channel of [id, `${id} 0 2`])
          await storage.appendChat(channel, { seat: 0, name: 'n', text: 't', at: 1 });
        await storage.putNotice({ table: id, seat: 0, kind: 'turn', due: 1 });
      }
      expect(await storage.removeTable('a')).toBe(true);
      expect(await storage.removeTable('a')).toBe(false);
      expect(await storage.readTable('a')).toBeUndefined();
      expect(await storage.readEntries('a', 0)).toEqual([]);
      expect(await storage.latestSnapshot('a', 9)).toBeUndefined();
      for (const channel of ['a', 'a 0 2']) expect(await storage.readChat(channel, 9)).toEqual([]);
      expect((await storage.dueNotices(9, 9)).map(({ table }) => table)).toEqual(['b']);
      expect((await storage.accounts.tablesOf('ada', 9)).map(({ id }) => id)).toEqual(['b']);
      expect(await storage.readEntries('b', 0)).toHaveLength(1);
      expect(await storage.readChat('b 0 2', 9)).toHaveLength(1);
    });

    it('keeps one notice of a kind for a seat, and lets one of several drop it', async () => {
      const notice = { table: 'a', seat: 0, kind: 'turn', due: 5 } as const;
      await storage.putNotice({ ...notice, due: 3 });
      await storage.putNotice(notice);
      await storage.putNotice({ ...notice, seat: 1, due: 1 });
      expect(await storage.dueNotices(4, 9)).toEqual([{ ...notice, seat: 1, due: 1 }]);
      expect((await storage.dueNotices(9, 9)).map(({ due }) => due)).toEqual([1, 5]);
      const dropped = await Promise.all([1, 2, 3].map(() => storage.dropNotice(notice)));
      expect(dropped.filter(Boolean)).toHaveLength(1);
      await storage.dropNotices('a', 1);
      expect(await storage.dueNotices(9, 9)).toEqual([]);
    });

    it('takes any text, and finds nothing by one it cannot hold', async () => {
      const text = 'a\u0000b \ud800 \\ \' " {} ї';
      await storage.createTable(storedTable('a', { seats: [{ kind: 'person', name: text }] }));
      expect((await storage.readTable('a'))?.seats[0]?.name).toBe(text);
      await storage.appendChat('a', { seat: 0, name: text, text, at: 1 });
      const outcome = { events: [{ event: text }], mark: 'm' };
      await storage.append('a', { sequence: 1, seat: 0, key: "k'{}\\", at: 1, outcome });
      expect(await storage.readEntries('a', 0)).toEqual([
        { sequence: 1, seat: 0, key: "k'{}\\", at: 1, outcome },
      ]);
      expect(await storage.readTable('a\u0000')).toBeUndefined();
    });

    describeOperator(
      () => storage,
      async () => {
        if (opened.reopen !== undefined) storage = await opened.reopen();
      },
    );

    describeAccounts(
      () => storage,
      async () => {
        if (opened.reopen !== undefined) storage = await opened.reopen();
      },
    );

    it('has everything still after a restart', async () => {
      await storage.createTable(storedTable('a'));
      await storage.append('a', { sequence: 1, seat: 0, key: 'k', at: 1 });
      await storage.appendChat('a', { seat: 0, name: 'n', text: 't', at: 1 });
      if (opened.reopen !== undefined) storage = await opened.reopen();
      expect(await storage.readTable('a')).toEqual(storedTable('a'));
      expect(await storage.readEntries('a', 0)).toHaveLength(1);
      expect(await storage.readChat('a', 9)).toHaveLength(1);
    });
  });
}
