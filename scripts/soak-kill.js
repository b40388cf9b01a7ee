// Kills the server at random moments while games are played, and looks for lost choices:
// `npm run soak:kill`, or `npm run soak:kill -- --kills 1000` for more kills than a hundred.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } });
const root = fileURLToPath(new URL('../', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/server/test/kill.test.ts', '--testTimeout', '3600000'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SIETCH_KILLS: values.kills } },
);
process.exitCode = status ?? 1;
