// Stores a record of every mode of every game by the present rules, where there is none yet: `npm run records`.
// Run it after raising the version of a game's rules. Records of older versions stay: they show what becomes of old games.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/games/test/stored-records.test.ts'],
  {
    cwd: fileURLToPath(new URL('../', import.meta.url)),
    stdio: 'inherit',
    env: { ...process.env, SIETCH_RECORDS: 'write' },
  },
);
process.exitCode = status ?? 1;
