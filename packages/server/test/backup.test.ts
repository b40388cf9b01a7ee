import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, openData, restore } from '../src/index.js';
import { gather, run, stopAll } from './running.js';
import { Device } from './table-client.js';
import { playOut } from './whole-game.js';

let folder: string;
const at = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sietch-backup-'));
});
afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

describe('a backup', () => {
  it('of a game that is being played has all that was acknowledged, and the game goes on from it', async () => {
    const { port } = await run({ storage: openData(at('data')) });
    writeFileSync(at('data/push-keys.json'), '{}');
    const { table, devices, clients } = await gather(port, {}, 3);
    let reported = 0;
    await playOut(clients, 'backup', async (_, count) => {
      if (count === 12) reported = backUp(at('data'), at('copy')).choices;
      return count === 20;
    });
    const version = 12;
    expect(reported).toBe(version);
    expect(readdirSync(at('copy')).sort()).toEqual(['push-keys.json', 'sietch.db']);
    for (const name of readdirSync(at('copy'))) expect(statSync(at(`copy/${name}`)).mode & 0o077).toBe(0);
    expect(restore(at('copy'), at('again'))).toEqual({ folder: at('again'), tables: 1, choices: version });
    const again = await run({ storage: openData(at('again')) });
    const returned = await Promise.all(
      devices.map((device, seat) => {
        const there = new Device(again.port);
        there.jar.copy(device.jar);
        return there.sit(table, seat);
      }),
    );
    expect(returned.map((client) => client.version)).toEqual([version, version, version]);
    expect(await playOut(returned, 'on', async (_, count) => count === 3)).toBe(3);
  });

  it('takes no place of another, and is not made of nothing', () => {
    expect(() => backUp(at('nowhere'), at('copy'))).toThrow('no games');
    expect(existsSync(at('copy'))).toBe(false);
    writeFileSync(at('something'), '');
    void openData(at('data')).close();
    expect(() => backUp(at('data'), folder)).toThrow('not empty');
  });
});

describe('restoring', () => {
  it('touches no folder with games, and refuses what is damaged, newer, or no backup', async () => {
    await openData(at('data')).close();
    backUp(at('data'), at('copy'));
    expect(() => restore(at('copy'), at('data'))).toThrow('games in');
    expect(() => restore(at('nowhere'), at('fresh'))).toThrow('no backup');
    const database = new Database(at('copy/sietch.db'));
    database.pragma('user_version = 99');
    database.close();
    expect(() => restore(at('copy'), at('fresh'))).toThrow('newer version');
    writeFileSync(
      at('copy/sietch.db'),
      'not a database at all, but long enough to be read as one'.repeat(99),
    );
    expect(() => restore(at('copy'), at('fresh'))).toThrow();
    expect(existsSync(at('fresh/sietch.db'))).toBe(false);
  });
});
