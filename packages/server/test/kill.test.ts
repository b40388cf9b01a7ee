import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@sietch/bots';
import { gameById } from '@sietch/games';
import { readRecord, replay } from '@sietch/kernel';
import { describe, expect, it } from 'vitest';
import { ServerProcess } from './server-process.js';
import { Device, type TableClient } from './table-client.js';

const KILLS = Number(process.env.SIETCH_KILLS ?? 5);
const PERSONS = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A table whose persons choose at random, come back when the connection breaks, and remember what was acknowledged. */
class StubbornTable {
  readonly acknowledged = new Map<number, string>();
  private readonly device: Device;
  private readonly id: string;
  private readonly dice: Dice;
  private readonly seen = new Map<string, string>();
  reconnections = 0;
  over = false;

  private constructor(device: Device, id: string, seed: string) {
    this.device = device;
    this.id = id;
    this.dice = new Dice(seed);
  }

  static async open(port: number, seed: string): Promise<StubbornTable> {
    const device = new Device(port);
    const person = { kind: 'open' };
    const seats = [person, person, person, { kind: 'bot', bot: 'random' }];
    const { table } = await device.create({ game: 'imperium', seats, me: { seat: 0, name: 'P0' } });
    for (let seat = 1; seat < PERSONS; seat++) await device.claim(table.id, seat, `P${seat}`);
    return new StubbornTable(device, table.id, seed);
  }

  async play(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: PERSONS }, (_, seat) => this.playSeat(seat)));
    } finally {
      this.over = true;
    }
  }

  private async playSeat(seat: number): Promise<void> {
    let latest: number | undefined;
    for (let client: TableClient | undefined; !this.over; ) {
      try {
        if (client === undefined) {
          client = await this.device.sit(this.id, seat, latest);
          const { gap, position } = client.last('welcome');
          // It is never told less than it knew, and what it missed is told in order.
          if (position === undefined || position.version < (latest ?? 0))
            throw new Error('contradicts: going back');
          const inOrder = gap?.every(({ version }, i) => version === (latest ?? 0) + 1 + i) ?? true;
          if (!inOrder) throw new Error('contradicts: the gap has a gap');
        }
        await client.until(
          () => this.check(seat, client) && (client?.over === true || (client?.offered.length ?? 0) > 0),
        );
        if (client.over) {
          client.close();
          return;
        }
        latest = client.version;
        const key = client.offered[this.dice.below(client.offered.length)] ?? '';
        const { version } = client;
        const answer = await client.choose(key, version);
        if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
        this.acknowledged.set(version + 1, key);
      } catch (error) {
        if (!(error instanceof Error) || /refused: \{|contradicts/.test(error.message)) throw error;
        client = undefined;
        this.reconnections++;
        await pause(20);
      }
    }
  }

  /** Whatever was shown once is never shown differently: the server tells only what is durable. */
  private check(seat: number, client: TableClient | undefined): true {
    const { position } = client ?? {};
    if (position === undefined) return true;
    const key = `${seat}/${position.version}`;
    const view = JSON.stringify(position.view);
    if ((this.seen.get(key) ?? view) !== view)
      throw new Error(`version ${key} contradicts what was shown before`);
    this.seen.set(key, view);
    return true;
  }

  async checkRecord(): Promise<number> {
    const { body } = await this.device.ask('GET', `/api/tables/${this.id}/record`);
    const record = readRecord(`${JSON.stringify(body, undefined, 1)}\n`);
    for (const [version, key] of this.acknowledged) expect(record.keys[version - 1]).toBe(key);
    expect(replay(gameById('imperium').rules, record).over).toBe(true);
    return record.keys.length;
  }
}

describe('a server killed at random moments', () => {
  it(`loses no acknowledged choice and leaves nobody stuck (${KILLS} kills)`, async () => {
    const data = await mkdtemp(join(tmpdir(), 'sietch-kill-'));
    const dice = new Dice(`kills ${KILLS}`);
    let server = await ServerProcess.start(data);
    const { port } = server;
    let tables: { readonly table: StubbornTable; readonly done: Promise<void> }[] = [];
    const begin = async (count: number) => {
      const table = await StubbornTable.open(port, `${count}`);
      const done = table.play();
      // Looked at below; until then a failure must not count as unhandled.
      done.catch(() => {});
      return { table, done };
    };
    let games = 0;
    let reconnections = 0;
    let choices = 0;
    const finish = async (all: typeof tables) => {
      for (const { table, done } of all) {
        await done;
        choices += await table.checkRecord();
        reconnections += table.reconnections;
        expect(table.acknowledged.size).toBeGreaterThan(50);
      }
    };
    for (let kills = 0; kills < KILLS; kills++) {
      await finish(tables.filter(({ table }) => table.over));
      tables = tables.filter(({ table }) => !table.over);
      while (tables.length < 2) tables.push(await begin(games++));
      // In the thick of it: some choices after everybody is back, at any moment of the next one.
      const acknowledged = () => tables.reduce((sum, { table }) => sum + table.acknowledged.size, 0);
      const enough = acknowledged() + 1 + dice.below(20);
      while (acknowledged() < enough && tables.some(({ table }) => !table.over)) await pause(1);
      await pause(dice.below(10));
      await server.kill();
      server = await ServerProcess.start(data, port);
    }
    await finish(tables);
    expect(reconnections).toBeGreaterThanOrEqual(KILLS);
    expect(await server.stop()).toBe(0);
    console.log(`${KILLS} kills, ${games} games, ${choices} choices, nothing lost`);
    await rm(data, { recursive: true });
  });
});

describe('a server asked to stop', () => {
  it('says goodbye, ends by itself, and writes no secret to its log', async () => {
    const data = await mkdtemp(join(tmpdir(), 'sietch-stop-'));
    const server = await ServerProcess.start(data, 0, ['--log', 'debug']);
    const device = new Device(server.port);
    const { table } = await device.create({ game: 'imperium', me: { seat: 0, name: 'Ada' } });
    const client = await device.sit(table.id, 0);
    await device.ask('GET', `/api/tables/${table.id}`);
    const closed = client.untilClosed();
    expect(await server.stop()).toBe(0);
    expect(await closed).toMatchObject({ code: 1012 });
    expect(client.last('error').code).toBe('closing');
    const log = server.output.join('');
    expect(log).toContain('"route":"/api/tables/:table"');
    expect(log).not.toContain(table.id);
    expect(log).not.toContain('Ada');
    for (const cookie of device.jar.header.split('; ')) expect(log).not.toContain(cookie.split('=')[1]);
    await rm(data, { recursive: true });
  });
});
