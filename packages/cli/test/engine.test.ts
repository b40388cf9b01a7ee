import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../src/engine/engine.js';
import { type Saying, saying } from '../src/engine/messages.js';
import { json, sietch } from './console.js';

const run = promisify(execFile);
const player = fileURLToPath(new URL('../../../examples/python/player.py', import.meta.url));
const command = fileURLToPath(new URL('../bin/sietch.js', import.meta.url));

/** Says one thing to an engine and catches all it answers, each by the schema. */
function talk() {
  const said: Saying[] = [];
  const engine = new Engine((one) => said.push(v.parse(saying, JSON.parse(JSON.stringify(one)))));
  return async (wish: unknown): Promise<Saying[]> => {
    said.length = 0;
    await engine.hear(typeof wish === 'string' ? wish : JSON.stringify(wish));
    return [...said];
  };
}

describe('the engine', () => {
  it('plays a game with a program, and tells it only what its seat may know', async () => {
    const ask = talk();
    expect(await ask({ do: 'hello', id: 7, protocol: 1 })).toEqual([
      { type: 'hello', id: 7, protocol: 1, name: 'sietch' },
    ]);
    const [games] = await ask({ do: 'games' });
    expect(games).toMatchObject({ games: [{ id: 'imperium', learnt: true }, {}, {}] });
    const beginning = {
      do: 'new',
      game: 'imperium',
      options: { players: 3 },
      seed: 'lines',
      seats: [1],
      bots: 'random',
    };
    let [now] = await ask(beginning);
    let questions = 0;
    while (now?.type === 'view') {
      expect(now.seat).toBe(1);
      expect(JSON.stringify(now.view)).not.toContain('"random":');
      questions++;
      [now] = await ask({ do: 'choose', key: now.keys[0] });
    }
    expect(now).toMatchObject({ type: 'over', outcome: { standings: [{}, {}, {}] } });
    expect(questions).toBeGreaterThan(20);
  });

  it('scores and searches a position, with its progress', async () => {
    const ask = talk();
    await ask({ do: 'new', game: 'imperium', options: { players: 3 }, seed: 'search' });
    const [score] = await ask({ do: 'score' });
    if (score?.type !== 'score') throw new Error('no score');
    expect(score.chances?.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const said = await ask({ do: 'search', playouts: 12, progress: 4 });
    expect(said.map(({ type }) => type).at(-1)).toBe('found');
    expect(said.length).toBeGreaterThan(1);
    const found = said.at(-1);
    if (found?.type !== 'found') throw new Error('nothing found');
    expect(found.choices.reduce((sum, { tried }) => sum + tried, 0)).toBe(found.playouts);
  });

  it('plays the same game whether a program looks into it or not', async () => {
    const game = async (looking: boolean): Promise<Saying[]> => {
      const ask = talk();
      const told = await ask({
        do: 'new',
        game: 'imperium',
        options: { players: 3 },
        seed: 'look',
        seats: [0],
      });
      for (let i = 0; i < 12; i++) {
        if (looking) await ask(i % 2 === 0 ? { do: 'score' } : { do: 'search', playouts: 2 });
        const now = told.at(-1);
        if (now?.type === 'view') told.push(...(await ask({ do: 'choose', key: now.keys[0] })));
      }
      return told;
    };
    expect(await game(true)).toEqual(await game(false));
  });

  it.each([
    ['no JSON', 'rubbish', 'bad-request'],
    ['an unknown wish', { do: 'dance' }, 'bad-request'],
    ['another protocol', { do: 'hello', protocol: 9 }, 'unsupported-protocol'],
    ['a choice before there is a game', { do: 'choose', key: 'end' }, 'not-started'],
    ['an unknown game', { do: 'new', game: 'chess' }, 'unknown-game'],
    ['an unknown option', { do: 'new', game: 'imperium', options: { worms: 1 } }, 'bad-option'],
    ['a seat too many', { do: 'new', game: 'imperium', seats: [4] }, 'bad-request'],
    ['an unknown bot', { do: 'new', game: 'imperium', bots: 'mentat' }, 'unknown-bot'],
  ])('answers %s with a typed error, and goes on', async (_, wish, code) => {
    const ask = talk();
    expect(await ask(wish)).toMatchObject([{ type: 'error', code }]);
    expect(await ask({ do: 'hello', protocol: 1 })).toMatchObject([{ type: 'hello' }]);
  });

  it('refuses a choice that is not offered, and the question stays', async () => {
    const ask = talk();
    const [asked] = await ask({ do: 'new', game: 'arrakis', seed: 'same' });
    expect(await ask({ do: 'choose', key: 'win' })).toMatchObject([
      { type: 'error', code: 'illegal-choice' },
    ]);
    expect(await ask({ do: 'view' })).toEqual([asked]);
    expect(await ask({ do: 'search' })).toMatchObject([{ type: 'found' }]);
  });
});

describe('a program in Python', () => {
  it('plays as a bot', async () => {
    const report = json(
      await sietch(
        'arena',
        '--game',
        'imperium',
        '--players',
        '3',
        '--bots',
        `exec:python3 ${player},random`,
        '--games',
        '1',
        '--json',
      ),
    );
    expect(report).toMatchObject({ games: 1, entrants: [{ games: 2 }, { games: 1 }] });
  });

  it('plays with an engine it starts', async () => {
    const { stdout } = await run('python3', [player, process.execPath, command, 'engine']);
    expect(stdout).toMatch(/after \d+ playouts: /);
    expect(stdout).toMatch(/winners: \[\d/);
  });
});

describe('a program that does not play by the protocol', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sietch-engine-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const HELLO = `console.log(JSON.stringify({ do: 'hello', protocol: 1 }));`;
  const stay = 'setInterval(() => {}, 1000);';
  /** Answers every view with this line. */
  const answering = (line: string) =>
    `${HELLO} require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      if (JSON.parse(line).type === 'view') console.log(${JSON.stringify(line)});
    });`;

  it.each([
    ['is silent', `${HELLO} ${stay}`, /has not answered in 300 ms/, 300],
    ['talks rubbish', answering('agent, please'), /no message of the protocol: agent, please/],
    ['says something else', answering('{"do":"games"}'), /said "games" where it was asked to choose/],
    [
      'chooses what is not offered',
      answering('{"do":"choose","key":"win"}'),
      /chose "win", which was not offered/,
    ],
    ['ends', `${HELLO} setTimeout(() => process.exit(3), 50);`, /ended with 3/],
  ])('and %s is named with what it did', async (what, source, why, limit = 60_000) => {
    const file = join(folder, `${what.replaceAll(' ', '-')}.cjs`);
    writeFileSync(file, source);
    const bots = `exec:${process.execPath} ${file},random`;
    const { code, err } = await sietch(
      'arena',
      '--game',
      'imperium',
      '--players',
      '3',
      '--bots',
      bots,
      '--games',
      '1',
      '--limit',
      String(limit),
    );
    expect(code).toBe(1);
    expect(err).toMatch(why);
  });

  it('or cannot be started at all', async () => {
    const { code, err } = await sietch('simulate', '--game', 'imperium', '--bot', 'exec:no-such-program');
    expect(code).toBe(1);
    expect(err).toContain('no-such-program');
  });
});
