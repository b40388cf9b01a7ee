// The properties of every game for twenty times as many random cases: `npm run soak:properties`, or another number of times.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const times = process.argv[2] ?? '20';
const files = ['packages/imperium/test/properties', 'packages/arrakis/test/properties'];

const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project', 'rules', '--testTimeout', '36000000', ...files],
  { stdio: 'inherit', env: { ...process.env, SIETCH_TIMES: times } },
);
process.exitCode = status ?? 1;
