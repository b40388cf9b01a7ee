import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CHAT_KEPT, type Storage } from '../src/storage/storage.js';
import type { StoredTable } from '../src/tables/table.js';
import { describeAccounts } from './account-contract.js';

const EMPTY = {
  random: { key: [1], counter: 0 },
  agenda: [],
  decision: { kind: 'k', seats: [0] },
  floor: 0,
  lastSeat: 0,
};

export function storedTable(id: string, changes: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    revision: 1,
    createdAt: 1000,
    status: 'open',
    game: 'imperium',
    rules: '1',
    options: { players: 3, leaders: 'random' },
    seed: 'seed',
    hostHash: 'hash',
    settings: { spectators: true, chat: true, listed: true, clock: { kind: 'none' } },
    seats: [
      { kind: 'open' },
      { kind: 'bot', bot: 'random' },
      { kind: 'person', name: 'Мудра', tokenHash: 'h' },
    ],
    ...changes,
  };
}

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
