import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json, sietch } from './console.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sietch-train-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const train = (out: string, games: number, seed = 'school', ...more: string[]) =>
  sietch(
    'train',
    '--game',
    'imperium',
    '--games',
    String(games),
    '--seed',
    seed,
    '--setup',
    'players=3',
    '--out',
    out,
    ...more,
  );

describe('train', () => {
  it('makes the same weights from the same seed and games, also after a pause', async () => {
    const [whole, paused] = [join(folder, 'whole.json'), join(folder, 'paused.json')];
    expect(await train(whole, 40)).toMatchObject({ code: 0 });
    expect(await train(paused, 32)).toMatchObject({ code: 0 });
    expect(await train(paused, 40)).toMatchObject({ code: 0 });
    const file = JSON.parse(readFileSync(whole, 'utf8'));
    expect(file).toMatchObject({ format: 1, game: 'imperium', made: { games: 40 } });
    expect(file.made.command).toBe('sietch train --game imperium --games 40 --seed school --setup players=3');
    expect(JSON.parse(readFileSync(paused, 'utf8'))).toMatchObject({
      policy: file.policy,
      judgement: file.judgement,
    });

    // What was learnt can be played with, and ranked.
    const bots = `mind:${whole},mind:${whole}@2,random`;
    const report = json(
      await sietch('arena', '--game', 'imperium', '--players', '3', '--bots', bots, '--games', '3', '--json'),
    );
    expect(report).toMatchObject({
      games: 3,
      entrants: [{ games: 3 }, { games: 3 }, { bot: 'random', games: 3 }],
    });
  });

  it('goes on from weights that were kept, and counts their games', async () => {
    const [kept, further] = [join(folder, 'kept.json'), join(folder, 'further.json')];
    await train(kept, 32);
    expect(await train(further, 40, 'more', '--from', kept)).toMatchObject({ code: 0 });
    const [before, after] = [kept, further].map((path) => JSON.parse(readFileSync(path, 'utf8')));
    expect(after.made).toMatchObject({
      games: 40,
      command: `sietch train --game imperium --games 40 --seed more --from ${kept} --setup players=3`,
    });
    expect(after.judgement).not.toEqual(before.judgement);
    // A teacher would have played the first of the further games.
    const taught = join(folder, 'taught.json');
    await train(taught, 40, 'more', '--from', kept, '--teacher', 'random', '--taught', '8');
    expect(JSON.parse(readFileSync(taught, 'utf8')).judgement).not.toEqual(after.judgement);
    // Eight games change little of what thirty-two have taught.
    const change = Object.keys(before.judgement).map(
      (name) => after.judgement[name] - before.judgement[name],
    );
    expect(Math.max(...change.map(Math.abs))).toBeLessThan(1);
    writeFileSync(kept, '{"format":9}');
    const refused = await train(join(folder, 'never.json'), 40, 'more', '--from', kept);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain('format is 9');
  });

  it('says what it cannot do', async () => {
    const out = join(folder, 'other.json');
    expect(await sietch('train', '--game', 'imperium', '--out', out)).toMatchObject({ code: 2 });
    await train(out, 1);
    const other = await train(out, 2, 'elsewhere');
    expect(other.code).toBe(2);
    expect(other.err).toContain('another training');
    writeFileSync(out, '{"format":9}');
    const refused = await sietch('simulate', '--game', 'imperium', '--games', '1', '--bot', `mind:${out}`);
    expect(refused.code).not.toBe(0);
    expect(`${refused.err}${refused.out}`).toContain('format is 9');
  });
});

describe('arena', () => {
  it('tells wins, ratings and margins of bots that change sides', async () => {
    const { code, out } = await sietch(
      'arena',
      '--game',
      'imperium',
      '--players',
      '4',
      '--bots',
      'eager,random',
      '--games',
      '4',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/eager +8 +\d+ % \[/);
    expect(out).toMatch(/random +8/);
    expect(out).toContain('4 games of');
  });

  it('lets weights that better ones have replaced play on', async () => {
    const arena = (bots: string) =>
      sietch('arena', '--game', 'imperium', '--players', '4', '--bots', bots, '--games', '1');
    const { code, out } = await arena('champion:1,normal,random,random');
    expect(code).toBe(0);
    expect(out).toMatch(/champion:1 +1 /);
    expect(await arena('champion:999')).toMatchObject({ code: 2, err: expect.stringContaining('champion') });
    expect(await arena('champion:../1')).toMatchObject({ code: 2 });
  });

  it('keeps its games, goes on where it was stopped, and refuses those of another', async () => {
    const kept = join(folder, 'arena.jsonl');
    const arena = (games: number, seed = 'kept') =>
      sietch(
        'arena',
        ...['--game', 'imperium', '--players', '3', '--bots', 'eager,random', '--seed', seed],
        ...['--games', String(games), '--keep', kept, '--json'],
      );
    const untimed = (report: ReturnType<typeof json>) =>
      JSON.parse(JSON.stringify(report), (key, value) => (key === 'half' || key === 'most' ? 0 : value));
    const whole = untimed(json(await arena(4)));
    const lines = readFileSync(kept, 'utf8').split('\n');
    expect(lines).toHaveLength(1 + 4 + 1);

    // Killed while the third game was being written.
    writeFileSync(kept, `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 20)}`);
    expect(untimed(json(await arena(4)))).toEqual(whole);
    expect(whole.entrants[0].left).toHaveProperty('spice');

    expect(await arena(4, 'another')).toMatchObject({ code: 2 });
    writeFileSync(kept, `${lines[0]}\n{"rounds":-1}\n`);
    const refused = await arena(4);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('Line 2');
  });
});
