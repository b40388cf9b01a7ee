import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage, NO_LIMITS, openData } from '../src/index.js';
import { gather, run, stopAll } from './running.js';
import { Device, TableClient } from './table-client.js';
import { asked, playOut } from './whole-game.js';

afterEach(stopAll);

const must = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('missing');
  return value;
};

describe('a crowd', () => {
  it('of spectators, or of silent connections, keeps nobody from their seat', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, watchersPerTable: 2, devicesPerSeat: 2 } });
    const { table, devices } = await gather(port);
    const silent = await TableClient.raw(port, table, undefined, '');
    const spectator = await new Device(port).sit(table, undefined);
    await expect(new Device(port).sit(table, undefined)).rejects.toThrow('429');
    const [ada] = devices.map(must);
    expect((await must(ada).sit(table, 0)).last('welcome').seat).toBe(0);
    await expect(must(ada).sit(table, 0)).rejects.toThrow('429');
    silent.close();
    await silent.untilClosed();
    await spectator.ask({ type: 'look' });
    expect((await new Device(port).sit(table, undefined)).last('welcome').table.spectators).toBe(2);
  });

  it('is as large as the server has places for', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, connectionsInAll: 1 } });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium' });
    await device.sit(table.id, undefined);
    await expect(device.sit(table.id, undefined)).rejects.toThrow('429');
  });
});

describe('an address', () => {
  it('cannot pass for others behind a proxy by naming them itself', async () => {
    const limits = { ...NO_LIMITS, requests: { burst: 2, perSecond: 0 } };
    const { port } = await run({ limits, trustProxy: true });
    const statuses: number[] = [];
    for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      const headers = { 'x-forwarded-for': `${invented}, 203.0.113.7` };
      statuses.push((await new Device(port).ask('GET', '/api/games', undefined, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 429]);
    const other = { 'x-forwarded-for': '198.51.100.1' };
    expect((await new Device(port).ask('GET', '/api/games', undefined, other)).status).toBe(200);
  });

  it('gets the files of the client for all friends behind it, and no more than could be meant', async () => {
    const limits = {
      ...NO_LIMITS,
      requests: { burst: 2, perSecond: 0 },
      files: { burst: 30, perSecond: 0 },
    };
    const { port } = await run({ limits });
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    for (let file = 0; file < 30; file++) expect(await statusOf(`/assets/${file}.js`)).not.toBe(429);
    expect(await statusOf('/')).toBe(429);
    expect(await Promise.all(['/api/games', '/api/games', '/api/games'].map(statusOf))).toEqual([
      200, 200, 429,
    ]);
  });

  it('is not waited for by others, however many of its requests come at once', async () => {
    const read: string[] = [];
    class SlowStorage extends MemoryStorage {
      override async readTable(id: string) {
        read.push(id);
        const until = performance.now() + 25;
        while (performance.now() < until);
        return super.readTable(id);
      }
    }
    const { port } = await run({ trustProxy: true, storage: new SlowStorage() });
    const lines = Array.from({ length: 31 }, () => connect(port, '127.0.0.1'));
    const ask = async (line: Socket, address: string, path: string) => {
      line.write(`GET ${path} HTTP/1.1\r\nHost: sietch\r\nX-Forwarded-For: ${address}\r\n\r\n`);
      await once(line, 'data');
    };
    // Connections are accepted one by one: all of them are there before it begins.
    await Promise.all(lines.map((line) => ask(line, '203.0.113.3', '/api/games')));
    await Promise.all(
      lines.map((line, index) =>
        index < 30
          ? ask(line, '203.0.113.1', '/api/tables/crowd')
          : ask(line, '203.0.113.2', '/api/tables/guest'),
      ),
    );
    for (const line of lines) line.destroy();
    expect(read).toHaveLength(31);
    expect(read.indexOf('guest')).toBeLessThan(10);
  });

  it('may read only so many logs, over however many connections', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, logs: { burst: 3, perSecond: 0 } } });
    const { clients } = await gather(port);
    const answers = [];
    for (const client of clients) answers.push(await client.ask({ type: 'log', from: 0 }));
    expect(answers.map(({ type }) => type)).toEqual(['log', 'log', 'log', 'error']);
  });

  it('may ask for only so many records, which replay whole games, and they count with the logs', async () => {
    const { port } = await run({ limits: { ...NO_LIMITS, logs: { burst: 3, perSecond: 0 } } });
    const { table, devices, clients } = await gather(port);
    await must(clients[0]).ask({ type: 'log', from: 0 });
    const answers = [];
    for (const device of devices) answers.push(await device.ask('GET', `/api/tables/${table}/record`));
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 429, 429]);
  });
});

describe('a log', () => {
  it('is read again without replaying, and knows what happened meanwhile', async () => {
    const reads: number[] = [];
    class Counting extends MemoryStorage {
      override async readEntries(table: string, after: number) {
        reads.push(after);
        return super.readEntries(table, after);
      }
    }
    const { port } = await run({ storage: new Counting() });
    const { clients } = await gather(port, { options: { players: 4, confirmTurns: true } });
    const [ada] = clients.map(must);
    const read = async () => {
      const log = await must(ada).ask({ type: 'log', from: 0 });
      if (log.type !== 'log') throw new Error('no log');
      return log.changes.map(({ version }) => version);
    };
    expect(await read()).toEqual([0]);
    let undone = 0;
    await playOut(clients, 'log', async ({ seat }, count) => {
      const { canUndo, version } = must(must(clients[seat]).position);
      if (canUndo && undone < 3) {
        await must(clients[seat]).ask({ type: 'undo', version });
        undone++;
      }
      return count === 20;
    });
    await asked(clients);
    reads.length = 0;
    const { version } = must(ada);
    expect(await read()).toEqual(Array.from({ length: version + 1 }, (_, i) => i));
    expect(await read()).toHaveLength(version + 1);
    expect(reads).toEqual([0, version]);
    expect(undone).toBe(3);
  });
});

describe('those who have days for a turn', () => {
  it('are not voted out for being away', async () => {
    const { port } = await run();
    const { clients } = await gather(port, { clock: { kind: 'days', days: 2 } });
    const [ada, borys] = clients.map(must);
    must(borys).close();
    await must(ada).until(() => must(ada).table.seats[1]?.connected === false);
    expect(await must(ada).ask({ type: 'vote', seat: 1, out: true })).toMatchObject({
      code: 'vote-refused',
    });
  });
});

describe('tables in memory', () => {
  it('make room for others when nobody uses them', async () => {
    const { port } = await run({ mostLoaded: 3 });
    const device = new Device(port);
    const { table } = await device.create({ game: 'imperium', me: { seat: 0, name: 'Ada' } });
    const client = await device.sit(table.id, 0);
    const others: string[] = [];
    for (let i = 0; i < 8; i++) others.push((await device.create({ game: 'imperium' })).table.id);
    expect((await device.ask('GET', '/api/health')).body.tables).toBe(3);
    expect((await client.ask({ type: 'look' })).type).toBe('done');
    expect((await device.ask('GET', `/api/tables/${others[0]}`)).status).toBe(200);
  });

  it('are one for all who are at it, also if there are more of them than should be', async () => {
    const { port } = await run({ mostLoaded: 1 });
    const first = await gather(port, {}, 3);
    const second = await gather(port, {}, 3);
    for (const { clients } of [first, second])
      expect(await playOut(clients, 'many tables', async (_, count) => count === 10)).toBe(10);
  });
});

describe('what people write', () => {
  it('has no halves of characters, which not everybody could store or show', async () => {
    const { port } = await run();
    const { clients } = await gather(port);
    const [ada] = clients.map(must);
    must(ada).say('{"type":"chat","text":"a\\ud800b \\ud83d\\ude00"}');
    await must(ada).until(() => must(ada).messages.some(({ type }) => type === 'chat'));
    expect(must(ada).last('chat').line.text).toBe('a b 😀');
  });
});

describe('an address that cannot be read', () => {
  it.each(['/%', '/api/tables/%E0%A4%A', '/%00', '//..//', '/api/tables/..%2f..%2fetc'])(
    '%s is answered like any other that is not there, with all safety headers',
    async (path) => {
      const { port } = await run();
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1');
        let text = '';
        socket.on('data', (data) => {
          text += data;
        });
        socket.on('close', () => resolve(text));
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      });
      expect(answer).toMatch(/^HTTP\/1.1 (404|200)/);
      expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
      expect(answer).not.toMatch(/FST_|node_modules|root:/);
    },
  );
});

describe('the data', () => {
  it('may be read by its owner only, whatever folder it is in', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sietch-mode-'));
    const storage = openData(folder);
    await storage.appendChat('a', { seat: 0, name: 'n', text: 't', at: 1 });
    for (const file of ['sietch.db', 'sietch.db-wal'])
      expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
    await storage.close();
    await rm(folder, { recursive: true });
  });
});
