// `npm start` on a fresh clone or after an update: installs and builds what is missing, then serves.
//
//   npm start                                  PORT and SIETCH_DATA choose the port and the data folder
//   npm start -- --port 8080 --data /srv/sietch --host 0.0.0.0
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import './install.js';

const root = new URL('../', import.meta.url);

if (!existsSync(new URL('packages/cli/dist/main.js', root))) console.log('Building …');
// Building what is built already takes a moment, and after an update nothing else knows what changed.
execSync('npm run --silent build', { cwd: root, stdio: 'inherit' });

const { runCommandLine } = await import(new URL('packages/cli/dist/main.js', root).href);
process.exitCode = await runCommandLine(['serve', ...process.argv.slice(2)]);
