// Kills the server at random moments while games are played, and looks for lost choices:
// `npm run soak:kill`, or `npm run soak:kill -- 20` for fewer kills than a hundred.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/server/test/kill.test.ts', '--testTimeout', '3600000'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SIETCH_KILLS: process.argv[2] ?? '100' } },
);
process.exitCode = status ?? 1;
