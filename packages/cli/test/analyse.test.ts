import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { json, sietch } from './console.js';

const folder = mkdtempSync(join(tmpdir(), 'sietch-analyse-'));
const file = join(folder, 'game.json');

beforeAll(async () => {
  await sietch(
    'record',
    '--game',
    'imperium',
    '--players',
    '2',
    '--bot',
    'random',
    '--seed',
    'how',
    '--out',
    file,
  );
});

/** It looks ahead as little as it can. */
const analyse = (...args: string[]) => sietch('analyse', file, '--playouts', '4', ...args);

describe('analyse', () => {
  it('tells machines the chances and the dear choices, the same every time', async () => {
    const told = json(await analyse('--json'));
    expect(told).toMatchObject({ game: 'imperium', sides: [[0], [1], [2]] });
    expect(told).toHaveProperty('points.0', {
      step: expect.any(Number),
      round: 1,
      chances: expect.any(Array),
    });
    expect(told).toHaveProperty('moments');
    expect(json(await analyse('--json'))).toEqual(told);
  });

  it('tells people a table of the chances, and the choices, in their language', async () => {
    const { out, code } = await analyse();
    expect(code).toBe(0);
    expect(out).toMatch(/^Chances to win, in per cent\n +round +seat 0 +seat 1 +seat 2\n +1( +\d+){3}\n/);
    expect(out).toMatch(/\n +end( +(0|100)){3}\n/);
    expect((await analyse('--lang', 'uk')).out).toMatch(/^Шанси на перемогу, у відсотках\n +раунд +місце 0 /);
  });

  it('refuses what is no record, and what is no number', async () => {
    const other = join(folder, 'other.json');
    writeFileSync(other, '{}');
    expect((await sietch('analyse', other)).code).toBe(1);
    expect((await sietch('analyse', file, '--playouts', 'many')).code).toBe(2);
  });
});
