import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sietch } from './console.js';

const COMMANDS = ['simulate', 'cards', 'record', 'replay', 'scenario', 'bench'];
const folder = mkdtempSync(join(tmpdir(), 'sietch-cli-'));

describe('help', () => {
  it('lists the commands and the exit codes', async () => {
    const { code, out } = await sietch('--help');
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
    expect(out).toContain('Exit codes');
  });

  it.each(COMMANDS)('of %s says what it does and that it speaks JSON', async (command) => {
    const { code, out, err } = await sietch(command, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: sietch ${command}`);
    expect(out).toContain('--json');
  });

  it.each(['simulate', 'cards', 'record', 'bench'])('of %s names the games', async (command) => {
    expect((await sietch(command, '--help')).out).toContain('which game: imperium');
  });

  it.each(['simulate', 'record'])('of %s names the bots', async (command) => {
    expect((await sietch(command, '--help')).out.replaceAll(/\s+/g, ' ')).toContain('random, eager');
  });
});

describe('misuse', () => {
  const simulate = ['simulate', '--game', 'imperium', '--games', '1'];

  it.each<[string, string[], string[]]>([
    ['no command', [], ['Usage: sietch', 'simulate', 'bench']],
    ['an unknown command', ['dance'], ["unknown command 'dance'", 'simulate', 'scenario']],
    [
      'an unknown option of a command',
      [...simulate, '--fast'],
      ["unknown option '--fast'", '--games', '--audit'],
    ],
    ['no game', ['simulate'], ['--game', 'imperium']],
    ['an unknown game', ['simulate', '--game', 'chess'], ['"chess"', 'imperium']],
    ['cards of an unknown game', ['cards', '--game', 'chess'], ['"chess"', 'imperium']],
    ['an unknown game to measure', ['bench', '--game', 'chess', '--games', '1'], ['"chess"', 'imperium']],
    ['an unknown bot', [...simulate, '--bot', 'genius'], ['"genius"', 'random, eager']],
    [
      'one unknown bot of many',
      [...simulate, '--bot', 'eager,random,eager,genius'],
      ['"genius"', 'random, eager'],
    ],
    ['too few bots', [...simulate, '--bot', 'eager,random'], ['one for each of the 4 seats']],
    [
      'an unknown setup option',
      [...simulate, '--option', 'worms=3'],
      ['"worms"', 'players', 'leaders', 'confirmTurns'],
    ],
    ['a bad value of a setup option', [...simulate, '--option', 'leaders=best'], ['random, choose, draft']],
    ['an unknown leader', [...simulate, '--option', 'leaders=a,b,c,d'], ['"a"', 'paul-atreides']],
    ['a setup option without a value', [...simulate, '--option', 'leaders'], ['"leaders"', 'key=value']],
    ['too many players', [...simulate, '--players', '9'], ['players must be 1, 2, 3 or 4']],
    ['players in words', [...simulate, '--players', 'three'], ['--players', 'whole number']],
    ['no games', ['simulate', '--game', 'imperium', '--games', '0'], ['--games', 'at least 1']],
    ['half a game', ['simulate', '--game', 'imperium', '--games', '0.5'], ['--games', 'whole number']],
    ['fewer than no games', ['simulate', '--game', 'imperium', '--games=-1'], ['--games', 'whole number']],
    ['no games to measure', ['bench', '--games', '0'], ['--games', 'at least 1']],
    ['an empty seed', [...simulate, '--seed', ''], ['seed']],
    ['too long a seed', ['record', '--game', 'imperium', '--seed', 'x'.repeat(201)], ['seed', '200']],
    ['an unknown language', ['cards', '--game', 'imperium', '--lang', 'la'], ["'la'", 'uk', 'en']],
    ['a record that is not there', ['replay', join(folder, 'none.json')], ['no such file', 'none.json']],
    ['no record', ['replay'], ['file']],
    ['a folder for a record', ['replay', folder], ['folder']],
    ['a scenario that is not there', ['scenario', join(folder, 'none.json')], ['no such file', 'none.json']],
    ['no scenario', ['scenario'], ['files']],
    [
      'a record in a folder that is not there',
      ['record', '--game', 'imperium', '--out', join(folder, 'none', 'r.json')],
      ['no such file'],
    ],
  ])('%s exits with 2 and says what is possible', async (_, args, words) => {
    const { code, out, err } = await sietch(...args);
    expect([code, out]).toEqual([2, '']);
    for (const word of words) expect(err).toContain(word);
  });

  it('leaves no trace in the next run', async () => {
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, '{}');
    expect((await sietch('scenario', broken)).code).toBe(1);
    expect((await sietch('cards', '--game', 'imperium')).code).toBe(0);
    expect(process.exitCode).toBeUndefined();
  });
});
