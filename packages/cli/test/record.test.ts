import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, readRecord, sealRecord, seedHash, writeRecord } from '@sietch/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { json, sietch } from './console.js';

const folder = mkdtempSync(join(tmpdir(), 'sietch-record-'));
const file = (name: string) => join(folder, name);
const record = (...args: string[]) => sietch('record', '--game', 'imperium', '--players', '3', ...args);

let text = '';

beforeAll(async () => {
  await record('--seed', 'round trip', '--out', file('game.json'));
  text = readFileSync(file('game.json'), 'utf8');
});

/** Replays the text as a file. */
async function replayed(changed: string, ...args: string[]) {
  writeFileSync(file('changed.json'), changed);
  return sietch('replay', file('changed.json'), ...args);
}

describe('record', () => {
  it('writes a record of a whole game', () => {
    const { game, seed, options, keys } = readRecord(text);
    expect([game, seed]).toEqual(['imperium', 'round trip']);
    expect(options).toMatchObject({ players: 3 });
    expect(keys.length).toBeGreaterThan(50);
  });

  it('goes to standard output without --out, with --json or not', async () => {
    const plain = await record('--seed', 'round trip');
    expect(plain).toEqual({ code: 0, out: text, err: '' });
    expect(await record('--seed', 'round trip', '--json')).toEqual(plain);
  });

  it('says what it has written', async () => {
    const { keys, result } = readRecord(text);
    const { out } = await record('--seed', 'round trip', '--out', file('again.json'));
    expect(out).toBe(`${file('again.json')}: ${keys.length} choices, final state ${result}\n`);
    const said = json(await record('--seed', 'round trip', '--json', '--out', file('again.json')));
    expect(said).toEqual({
      file: file('again.json'),
      game: 'imperium',
      choices: keys.length,
      stateHash: result,
    });
    expect(readFileSync(file('again.json'), 'utf8')).toBe(text);
  });

  it('is the same for the same seed and another for another', async () => {
    expect((await record('--seed', 'round trip')).out).toBe(text);
    expect((await record('--seed', 'another')).out).not.toBe(text);
    expect((await record('--seed', 'round trip', '--bot', 'eager')).out).not.toBe(text);
  });
});

describe('replay', () => {
  it('plays a record again to the same state', async () => {
    const { keys, result } = readRecord(text);
    const said = await sietch('replay', file('game.json'), '--json', '--audit');
    expect(said.code).toBe(0);
    const replay = json(said) as { outcome: { standings: { seat: number }[]; winners: number[] } };
    expect(Object.keys(replay)).toEqual(['game', 'choices', 'outcome', 'stateHash', 'seedHash']);
    expect(replay).toMatchObject({ game: 'imperium', choices: keys.length, stateHash: result });
    expect(replay.outcome.standings.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2]);
    expect(replay.outcome.winners).toHaveLength(1);
  });

  it('checks the seed against the hash that was published when the game began', async () => {
    const published = seedHash(readRecord(text).seed);
    const kept = await sietch('replay', file('game.json'), '--published', published);
    expect(kept.out).toContain(`hash of the seed: ${published}, as published`);
    const broken = await sietch('replay', file('game.json'), '--published', seedHash('another'));
    expect(broken.code).not.toBe(0);
    expect(broken.err).toContain('not the published one');
  });

  it('tells standings and hash in words', async () => {
    const { code, out } = await sietch('replay', file('game.json'));
    expect(code).toBe(0);
    expect(out).toMatch(
      /imperium: \d+ choices replayed\n1\. seat \d: \d+ points\n2\. .*\n3\. .*\nfinal state: [0-9a-f]{64}\n/,
    );
  });

  it('refuses a record changed by one byte anywhere', async () => {
    const step = Math.floor(text.length / 60);
    for (let at = 0; at < text.length; at += step) {
      const other = text[at] === 'x' ? 'y' : 'x';
      const { code, out, err } = await replayed(text.slice(0, at) + other + text.slice(at + 1));
      expect([at, code, out]).toEqual([at, 1, '']);
      expect(err).toMatch(/^(The record has been changed|This is not a record): /);
    }
  });

  it.each<[string, (text: string) => string]>([
    ['a space more', (whole) => whole.replace('"game": ', '"game":  ')],
    ['a space less', (whole) => whole.replace('"game": ', '"game":')],
    ['an empty line at the end', (whole) => `${whole}\n`],
    ['no line end', (whole) => whole.trimEnd()],
    ['line ends of another kind', (whole) => whole.replaceAll('\n', '\r\n')],
  ])('refuses a record with %s', async (_, change) => {
    const { code, err } = await replayed(change(text));
    expect(code).toBe(1);
    expect(err).toBe('The record has been changed: its text is not in the form it was written.\n');
  });

  it.each<[string, string, RegExp]>([
    ['no JSON', 'once upon a time', /not valid JSON/],
    ['another JSON', '{"name": "scenario"}', /^This is not a record: /],
    ['nothing', '', /not valid JSON/],
  ])('refuses %s', async (_, changed, message) => {
    const { code, err } = await replayed(changed);
    expect(code).toBe(1);
    expect(err).toMatch(message);
  });

  it('refuses a record of an unknown game', async () => {
    const { hash: _, ...body } = JSON.parse(text) as GameRecord;
    const { hashText } = await import('@sietch/kernel');
    const chess = { ...body, game: 'chess' };
    const forged = { ...chess, hash: hashText(JSON.stringify(chess)) };
    const { code, err } = await replayed(`${JSON.stringify(forged, undefined, 1)}\n`);
    expect(code).toBe(2);
    expect(err).toContain('There is no game "chess". Games are: imperium');
  });

  it('tells a record of other rules as far as it can, and says so', async () => {
    const { format: _, hash: __, ...old } = readRecord(text);
    const other = await replayed(writeRecord(sealRecord({ ...old, rules: '0' })));
    expect(other).toMatchObject({ code: 0, out: expect.stringContaining('played by other rules') });
    expect(other.out).toContain(`${old.keys.length} choices replayed`);
    const keys = [...old.keys.slice(0, 9), 'agent:no-such-card>arrakeen', ...old.keys.slice(10)];
    const changed = await replayed(writeRecord(sealRecord({ ...old, rules: '0', keys })), '--json');
    expect(json(changed)).toMatchObject({
      choices: 9,
      otherRules: { gaps: [{ from: 10, to: keys.length, rules: '0' }] },
    });
  });
});
