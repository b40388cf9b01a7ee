import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@sietch/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { json, sietch } from './console.js';

const GAME = ['--game', 'arrakis'];

interface Item {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly copies: number;
  readonly text: Readonly<Record<string, string>>;
  readonly doubt?: string;
}

const list = async (lang: string) => json(await sietch('cards', ...GAME, '--lang', lang, '--json')) as Item[];

describe('cards of War for Arrakis', () => {
  it.each(['en', 'uk'])('in %s have id, group, name, copies and text', async (lang) => {
    const items = await list(lang);
    const counts: Record<string, number> = {};
    for (const { id, group, name, copies, text } of items) {
      expect(id).toMatch(/^[a-z]+:[a-z0-9-]+$/);
      expect(name, id).toMatch(/\S/);
      expect(Object.keys(text).length, id).toBeGreaterThan(0);
      for (const words of Object.values(text)) expect(words, id).toMatch(/\S/);
      counts[group] = (counts[group] ?? 0) + copies;
    }
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    expect(counts).toEqual({
      'house-harkonnen': 18,
      corrino: 18,
      'house-atreides': 18,
      fremen: 18,
      leader: 18,
      prescience: 16,
      objective: 6,
      ban: 3,
    });
  });

  it('are the same things in either language, each in its own letters', async () => {
    const [english, ukrainian] = [await list('en'), await list('uk')];
    const facts = ({ id, group, copies, doubt }: Item) => ({ id, group, copies, doubt });
    expect(ukrainian.map(facts)).toEqual(english.map(facts));
    for (const { id, name, text } of english)
      expect(`${name} ${Object.values(text).join(' ')}`, id).not.toMatch(/\p{Script=Cyrillic}/u);
    for (const { id, name, text } of ukrainian) {
      const words = `${name} ${Object.values(text).join(' ')}`;
      // The one Latin word is the number of the emperor; no letter is borrowed inside a word.
      expect(words.replaceAll(/\bIV\b/g, ''), id).not.toMatch(/[A-Za-z]/);
      expect(words, id).toMatch(/\p{Script=Cyrillic}/u);
    }
    const named = (items: Item[], id: string) => items.find((item) => item.id === id)?.name;
    expect(named(english, 'card:war-plan')).toBe('War Plan');
    expect(named(ukrainian, 'card:war-plan')).toBe('План війни');
  });

  it('carry a mark where a value is not certain', async () => {
    const items = await list('en');
    const doubts = (group: string) => items.filter((item) => item.group === group).map((item) => item.doubt);
    expect(doubts('objective')).toEqual(Array(6).fill('reconstructed'));
    expect(items.find(({ id }) => id === 'card:sardaukar-pogrom')).not.toHaveProperty('doubt');
    const { code, out } = await sietch('cards', ...GAME);
    expect(code).toBe(0);
    expect(out).toContain(
      'Secret Objective 1 (Secret objective: objective:secret-objective-1) [reconstructed]\n',
    );
    expect(out).toContain('Sardaukar Pogrom (Planning card of the Corrino allies: card:sardaukar-pogrom)\n');
    expect(out).toContain('docs/rulings.md');
    expect((await sietch('cards', '--game', 'imperium')).out).not.toContain('docs/rulings.md');
    expect((await sietch('cards', ...GAME, '--lang', 'uk')).out).toContain('Позначки в дужках');
  });
});

describe('games of War for Arrakis', () => {
  it('are simulated to their end, every component counted', async () => {
    const said = await sietch('simulate', ...GAME, '--games', '2', '--seed', 'dunes', '--audit', '--json');
    expect(said.code).toBe(0);
    expect(json(said)).toMatchObject({ game: 'arrakis', games: 2, finished: 2, errors: [] });
    expect((await sietch('simulate', ...GAME, '--games', '1', '--players', '5')).code).toBe(2);
  });

  it.each([
    ['3', 'harkonnen'],
    ['3', 'atreides'],
    ['4', 'harkonnen'],
  ])('are played by teams, %s players and the %s shared', async (players, shared) => {
    const team = ['--players', players, '--option', `shared=${shared}`];
    const said = await sietch(
      'simulate',
      ...GAME,
      ...team,
      '--games',
      '1',
      '--seed',
      'team',
      '--audit',
      '--json',
    );
    expect(json(said)).toMatchObject({ finished: 1, errors: [], players: Number(players) });
    expect(
      (await sietch('simulate', ...GAME, ...team, '--games', '1', '--option', 'shared=worms')).code,
    ).toBe(2);
  });

  it('take the rulings of the FAQ as options, for either seat', async () => {
    const options = ['arrakeenEndsGame=true', 'everyBan=true', 'mayStay=true', 'atreides=1'];
    const pairs = options.flatMap((pair) => ['--option', pair]);
    const said = await sietch('simulate', ...GAME, '--games', '1', ...pairs, '--json');
    expect(json(said)).toMatchObject({ finished: 1, errors: [] });
    const { code, err } = await sietch('simulate', ...GAME, '--games', '1', '--option', 'worms=3');
    expect([code, err.includes('arrakeenEndsGame')]).toEqual([2, true]);
  });

  it('are measured', async () => {
    const report = json(await sietch('bench', ...GAME, '--games', '1', '--json'));
    expect(report).toMatchObject({ game: 'arrakis', games: 1, gamesPerSecond: expect.any(Number) });
  });

  describe('on record', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'sietch-arrakis-')), 'game.json');

    beforeAll(async () => {
      await sietch('record', ...GAME, '--seed', 'shai-hulud', '--out', file);
    });

    it('hold options, seed and keys of a whole game', () => {
      const { game, seed, options, keys } = readRecord(readFileSync(file, 'utf8'));
      expect([game, seed]).toEqual(['arrakis', 'shai-hulud']);
      expect(options).toMatchObject({ players: 2, atreides: 0, mayStay: false });
      expect(keys.length).toBeGreaterThan(200);
    });

    it('are replayed to the same state and winner', async () => {
      const { keys, result } = readRecord(readFileSync(file, 'utf8'));
      const replayed = json(await sietch('replay', file, '--json', '--audit'));
      expect(replayed).toMatchObject({ game: 'arrakis', choices: keys.length, stateHash: result });
      const { code, out } = await sietch('replay', file);
      expect(code).toBe(0);
      expect(out).toMatch(/arrakis: \d+ choices replayed\n1\. seat \d: \d+ points\n2\. seat \d: /);
    });
  });

  it('have scenarios that hold', async () => {
    const folder = fileURLToPath(new URL('../../../scenarios/arrakis/', import.meta.url));
    const files = readdirSync(folder).map((name) => join(folder, name));
    const said = await sietch('scenario', '--json', ...files);
    expect(said.code).toBe(0);
    const reports = json(said) as { held: boolean }[];
    expect(reports).toHaveLength(files.length);
    expect(reports.every(({ held }) => held)).toBe(true);
  });
});
