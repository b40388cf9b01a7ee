import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData } from '@sietch/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, sietch } from './console.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sietch-admin-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const admin = (...args: readonly string[]) => sietch('admin', ...args, '--data', join(folder, 'data'));

const TABLE = {
  id: 't1',
  revision: 1,
  createdAt: 1000,
  status: 'playing',
  game: 'imperium',
  rules: '1',
  options: {},
  seed: 'seed',
  hostHash: 'hash',
  settings: { spectators: true, chat: true, listed: true, clock: { kind: 'none' } },
  seats: [
    { kind: 'person', name: 'Rude', tokenHash: 'h' },
    { kind: 'bot', bot: 'random' },
  ],
} as const;

it('tables are listed, ended and removed', async () => {
  const storage = openData(join(folder, 'data'));
  await storage.createTable(TABLE);
  await storage.close();
  expect(json(await admin('list', '--json'))).toEqual([
    {
      id: 't1',
      game: 'imperium',
      status: 'playing',
      choices: 0,
      latest: '1970-01-01T00:00:01.000Z',
      names: ['Rude', 'bot:random'],
    },
  ]);
  expect((await admin('take-name', 't1', '0')).code).toBe(0);
  expect((await admin('list')).out).toContain('Player 1, bot:random');
  expect((await admin('close', 't1')).out).toBe('The game is ended.\n');
  expect((await admin('list')).out).toContain('finished');
  expect((await admin('remove', 't1')).code).toBe(0);
  expect(await admin('remove', 't1')).toMatchObject({ code: 2, err: 'There is no such table.\n' });
  expect((await admin('list')).out).toBe('There are no tables.\n');
});

it('addresses are banned, listed and let in again', async () => {
  expect((await admin('ban', 'nonsense')).code).toBe(2);
  expect((await admin('ban', '2001:db8:1:2:3::4', '--why', 'spam')).out).toBe(
    '2001:db8:1:2::/64 is banned for good: spam\n',
  );
  expect((await admin('ban', '203.0.113.7', '--days', '2')).out).toContain('203.0.113.7 is banned until ');
  expect(json(await admin('bans', '--json'))).toHaveLength(2);
  expect((await admin('unban', '2001:db8:1:2::9')).code).toBe(0);
  expect((await admin('unban', '203.0.113.7')).code).toBe(0);
  expect((await admin('unban', '203.0.113.7')).code).toBe(2);
  expect((await admin('bans')).out).toBe('Nobody is banned.\n');
});

it('the list of unwelcome names is printed, and taken from a file', async () => {
  expect((await admin('names')).out).toBe('# Every name is welcome.\n');
  const file = join(folder, 'names.txt');
  writeFileSync(file, '# ours\nrude\n');
  expect((await admin('names', '--set', file)).out).toBe('# ours\nrude\n');
  expect((await admin('names')).out).toBe('# ours\nrude\n');
  expect((await admin('names', '--set', join(folder, 'none'))).code).toBe(2);
});

it('reports are listed, written down with their records, and forgotten', async () => {
  const storage = openData(join(folder, 'data'));
  const report = { id: 'r1', at: 1000, table: 't1', seat: 2, text: 'help', record: '{"keys":[]}' };
  await storage.operator.addReport(report, 9);
  await storage.close();
  const { out } = await admin('reports', '--out', join(folder, 'reports'));
  expect(out).toBe('1970-01-01T00:00:01.000Z  r1  t1  2  -  help\n');
  const [file = ''] = readdirSync(join(folder, 'reports'));
  expect(JSON.parse(readFileSync(join(folder, 'reports', file), 'utf8')).record).toBe('{"keys":[]}');
  expect((await admin('drop-report', 'r1')).code).toBe(0);
  expect((await admin('drop-report', 'r1')).code).toBe(2);
  expect((await admin('reports')).out).toBe('Nothing has been reported.\n');
});

it('a database is refused in words that do not repeat its password', async () => {
  for (const url of [
    'mysql://root:secret@localhost/x',
    'postgres://a:secret@127.0.0.1:1/x?connect_timeout=1',
  ]) {
    const { code, err } = await sietch('admin', 'list', '--database', url);
    expect(code).toBe(2);
    expect(err).not.toContain('secret');
  }
});
