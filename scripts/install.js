// Installs what is missing, so that `npm test` and `npm start` work on a fresh clone.
// `npm ci` is not used: registries that lack some platforms' optional binaries leave the lock file without them.
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const root = new URL('../', import.meta.url);

if (!existsSync(new URL('node_modules/.package-lock.json', root))) {
  execSync('npm install --no-audit --no-fund', { cwd: root, stdio: 'inherit' });
}
