// Runs a command with a real PostgreSQL of its own, empty, whose address is DATABASE_URL; it is gone afterwards:
//
//   <Node 24> scripts/postgres.js node packages/cli/bin/sietch.js bench --server --database '$DATABASE_URL'
//
// It is that of the tests, which is written in TypeScript: Node 24 reads it as it is. The tests install that Node
// (packages/server/test/newer-node/node_modules/…/bin/node).
import { spawn } from 'node:child_process';
import { Postgres } from '../packages/server/test/postgres.ts';

const postgres = await Postgres.start();
try {
  const address = await postgres.create();
  const [command, ...args] = process.argv.slice(2).map((arg) => arg.replace('$DATABASE_URL', address));
  const child = spawn(command ?? 'node', args, {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: address },
  });
  process.exitCode = await new Promise((resolve) => child.once('exit', resolve));
} finally {
  await postgres.destroy();
}
