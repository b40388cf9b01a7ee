// Kills one of three servers over one PostgreSQL at random moments while games are played, restarts and crashes the
// database and severs connections in between, and looks for lost choices: `npm run soak:cluster`, or
// `npm run soak:cluster -- --kills 1000` for more kills than two hundred.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { kills: { type: 'string', default: '200' } } });
// A guard against a server that hangs, far above what a kill takes on the slowest machine.
const patience = String(60_000 * (60 + Number(values.kills)));
const root = fileURLToPath(new URL('../', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'packages/server/test/fleet-kill.test.ts',
    '--testTimeout',
    patience,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SIETCH_FLEET_KILLS: values.kills } },
);
process.exitCode = status ?? 1;
