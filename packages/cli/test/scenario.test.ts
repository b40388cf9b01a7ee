import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { json, sietch } from './console.js';

const folder = mkdtempSync(join(tmpdir(), 'sietch-scenario-'));
const shipped = fileURLToPath(new URL('../../../scenarios/imperium/', import.meta.url));

function write(name: string, scenario: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof scenario === 'string' ? scenario : JSON.stringify(scenario));
  return path;
}

const base = {
  game: 'imperium',
  options: { players: 3 },
  position: { turn: 0, players: { 0: { hand: ['dagger'] } } },
};
const good = write('good.json', {
  ...base,
  name: 'A dagger goes to the hall',
  steps: [
    {
      note: 'one troop',
      choose: 'agent:dagger>hall-of-oratory',
      expect: { players: { 0: { garrison: 4 } } },
    },
  ],
});
const bad = write('bad.json', {
  ...base,
  name: 'A dagger goes too far',
  steps: [
    { asks: { seat: 0 } },
    { expect: { players: { 0: { garrison: 9 } } } },
    { choose: 'agent:dagger>wealth' },
  ],
});

describe('scenario', () => {
  it('says what held', async () => {
    const { code, out } = await sietch('scenario', good);
    expect(code).toBe(0);
    expect(out).toBe(`✓ A dagger goes to the hall (${good})\n  ✓ step 1: one troop\n`);
  });

  it('fails with what did not hold, and with what was offered instead', async () => {
    const { code, out } = await sietch('scenario', bad);
    expect(code).toBe(1);
    expect(out).toContain(`✗ A dagger goes too far (${bad})`);
    expect(out).toContain('✓ step 1: held');
    expect(out).toContain('✗ step 2: players.0.garrison: expected 9 but found 3');
    expect(out).toContain(
      '✗ step 3: "agent:dagger>wealth" is not among the legal choices. Offered: agent:dagger>',
    );
  });

  it('runs all files and fails if one of them does', async () => {
    const said = await sietch('scenario', '--json', good, bad, good);
    expect(said.code).toBe(1);
    const results = json(said) as { file: string; held: boolean }[];
    expect(results.map(({ file, held }) => [file, held])).toEqual([
      [good, true],
      [bad, false],
      [good, true],
    ]);
    expect(results[0]).toEqual({
      file: good,
      name: 'A dagger goes to the hall',
      held: true,
      findings: [{ step: 1, held: true, message: 'one troop' }],
    });
  });

  it.each<[string, unknown, string]>([
    ['no JSON', 'once upon a time', 'not valid JSON'],
    ['an unknown field', { ...base, name: 'x', steps: [], puzzle: true }, 'puzzle'],
    ['an unknown game', { ...base, name: 'x', steps: [], game: 'chess' }, 'Games are: imperium'],
    ['an unknown option', { ...base, name: 'x', steps: [], options: { worms: 1 } }, '"worms"'],
    ['an impossible position', { ...base, name: 'x', steps: [], position: { turn: 7 } }, 'position turn'],
  ])('reports a file with %s, and goes on with the next', async (_, scenario, word) => {
    const { code, out, err } = await sietch('scenario', write('odd.json', scenario), good);
    expect([code, err]).toEqual([1, '']);
    expect(out).toMatch(/^✗ .*odd\.json\)\n {2}✗ at the start: /);
    expect(out).toContain(word);
    expect(out).toContain('✓ A dagger goes to the hall');
  });

  it('accepts every scenario of the project', async () => {
    const files = readdirSync(shipped).filter((name) => name.endsWith('.json'));
    const { code } = await sietch('scenario', '--json', ...files.map((name) => join(shipped, name)));
    expect([files.length > 0, code]).toEqual([true, 0]);
  });
});
