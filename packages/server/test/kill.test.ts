import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dice } from '@sietch/bots';
import { describe, expect, it } from 'vitest';
import { openData } from '../src/index.js';
import { AccountDevice } from './account-device.js';
import { ServerProcess } from './server-process.js';
import { pause, StubbornTable } from './stubborn-table.js';

const KILLS = Number(process.env.SIETCH_KILLS ?? 5);

describe('a server killed at random moments', () => {
  it(`loses no acknowledged choice and leaves nobody stuck (${KILLS} kills)`, async () => {
    const data = await mkdtemp(join(tmpdir(), 'sietch-kill-'));
    const dice = new Dice(`kills ${KILLS}`);
    let server = await ServerProcess.start(data);
    const { port } = server;
    let tables: { readonly table: StubbornTable; readonly done: Promise<void> }[] = [];
    const begin = async (game: string, seed: string) => {
      const table = await StubbornTable.open(port, game, seed);
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
    // Games of Imperium are played to their ends; one of War for Arrakis, which is longer, goes on all the time. However long
    // wars are, a soak may be longer: then the next one begins.
    let wars = 0;
    let long = await begin('arrakis', `long ${wars++}`);
    let survived = 0;
    for (let kills = 0; kills < KILLS; kills++) {
      await finish(tables.filter(({ table }) => table.over));
      tables = tables.filter(({ table }) => !table.over);
      while (tables.length < 2) tables.push(await begin('imperium', `${games++}`));
      if (long.table.over) {
        await finish([long]);
        survived += long.table.reconnections;
        long = await begin('arrakis', `long ${wars++}`);
      }
      // In the thick of it: some choices after everybody is back, at every table, at any moment of the next one.
      const playing = [long, ...tables].map(({ table }) => ({ table, before: table.acknowledged.size }));
      const acknowledged = () => playing.reduce((sum, { table }) => sum + table.acknowledged.size, 0);
      const enough = acknowledged() + 1 + dice.below(20);
      const allWentOn = () =>
        playing.every(({ table, before }) => table.over || table.acknowledged.size > before);
      const isOver = () => tables.every(({ table }) => table.over);
      while (!isOver() && (acknowledged() < enough || !allWentOn())) await pause(1);
      await pause(dice.below(10));
      await server.kill();
      server = await ServerProcess.start(data, port);
      // A soak takes long: whoever waits for it sees how far it is.
      if ((kills + 1) % 50 === 0) console.log(`${kills + 1} kills, ${acknowledged()} choices at the tables`);
    }
    await finish(tables);
    long.table.quit();
    await long.done;
    expect(reconnections).toBeGreaterThanOrEqual(KILLS);
    survived += long.table.reconnections;
    // A war that is over when the server is killed does not notice.
    expect(survived).toBeGreaterThanOrEqual(KILLS - wars + 1);
    expect(long.table.acknowledged.size).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
    const storage = openData(data);
    choices += long.table.checkStored(await storage.readEntries(long.table.id, 0));
    await storage.close();
    console.log(
      `${KILLS} kills, ${games} games of Imperium, ${wars} of War for Arrakis, ${choices} choices, nothing lost`,
    );
    await rm(data, { recursive: true });
  });
});

describe('a server asked to stop', () => {
  it('in the moment it opens does so, too', async () => {
    const data = await mkdtemp(join(tmpdir(), 'sietch-stop-'));
    const server = await ServerProcess.start(data);
    expect(await server.stop()).toBe(0);
    await rm(data, { recursive: true });
  });

  it('says goodbye, ends by itself, and writes no secret to its log', async () => {
    const data = await mkdtemp(join(tmpdir(), 'sietch-stop-'));
    const server = await ServerProcess.start(data, 0, ['--log', 'debug']);
    const device = new AccountDevice(server.port);
    const passkey = await device.begin('Ada');
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
    expect(log).toContain('"route":"/api/account/challenge"');
    expect(log).not.toContain('Ada');
    expect(log).not.toContain(passkey.id);
    for (const cookie of device.jar.header.split('; ')) expect(log).not.toContain(cookie.split('=')[1]);
    await rm(data, { recursive: true });
  });
});
