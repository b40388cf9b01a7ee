import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openData } from '@sietch/server';
import { expect, it } from 'vitest';
import { json, sietch } from './console.js';

it('games are copied and brought back by two commands, which say what they did or why not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-cli-'));
  const at = (name: string) => join(folder, name);
  expect(await sietch('backup', at('copy'), '--data', at('data'))).toMatchObject({ code: 2 });
  await openData(at('data')).close();
  expect(json(await sietch('backup', at('copy'), '--data', at('data'), '--json'))).toEqual({
    folder: at('copy'),
    tables: 0,
    choices: 0,
  });
  const { out } = await sietch('restore', at('copy'), '--data', at('again'));
  expect(out).toBe(`0 tables with 0 choices are in ${at('again')}.\n`);
  expect((await sietch('restore', at('copy'), '--data', at('again'))).err).toContain('move them away');
  rmSync(folder, { recursive: true });
});
